import { testServerUrl } from '../../server/test/postgres.ts'
import { median } from '../median.ts'
import { type Peers } from '../peers/start.ts'
import { report, type Row } from '../row.ts'
import { streamTokensPerSecond } from './acts.ts'
import {
  type Climb,
  climb,
  type Held,
  leastCame,
  single,
  startsPerSecond,
  thinkMs,
  windowMs,
  windows,
} from './climb.ts'
import { type SourceName } from './sources.ts'

/** Of the streams that the bare pipe holds in the same run. */
const leastStreams = 0.5
/** Times the bare pipe's processor time a token, at as many streams in the same run. */
const mostCpu = 1.5

const how =
  `each stream ${streamTokensPerSecond} tokens a second from a service on the same two cores, in the game signed in, stored and numbered; ` +
  `held: at least ${leastCame * 100} % of the tokens come, each once and in order; ${startsPerSecond} begun a second; ` +
  `median of ${windows} × ${windowMs / 1000} s`
const howFirst = `${single} streams one after another, the first token after ${thinkMs} ms; from the service to the reader`

export async function measureStreams(peers: Peers): Promise<Row[]> {
  const pipe = await climb('bare pipe')
  const rows = [...describe(pipe)]
  const games: SourceName[] = testServerUrl ? ['embedded', 'PostgreSQL'] : ['embedded']
  for (const name of games) rows.push(...compareWith(pipe, await climb(name)))
  if (peers === 'beside') rows.push(...describe(await climb('@portkey-ai/gateway')))
  return rows
}

function describe(climbed: Climb): Row[] {
  const { name, firstLags, held } = climbed
  const most = held.at(-1)
  if (!most) return [report(`Streams held, ${name}`, spellMissed(climbed), how)]
  return [
    report(`Streams held, ${name}`, spellHeld(most), how),
    report(`CPU a token, ${name}`, spellCpu(climbed), 'the same'),
    report(`Memory a stream, ${name}`, spellMemory(most), 'growth of the resident set over that before'),
    report(`Time to the first token, ${name}`, spellFirst(firstLags), howFirst),
  ]
}

function compareWith(pipe: Climb, game: Climb): Row[] {
  const [most, pipeMost] = [game.held.at(-1), pipe.held.at(-1)]
  // A token costs less the more of them come: only the same number of streams compares.
  const same = game.held.findLast(({ streams }) => pipe.held.some((rung) => rung.streams === streams))
  const beside = pipe.held.find(({ streams }) => streams === same?.streams)
  if (!most && pipeMost) return describe(game).map((row) => ({ ...row, verdict: 'missed' }))
  if (!most || !pipeMost || !same || !beside) return describe(game)
  const of = `the game, ${game.name}`
  const [streams, cpu] = [most.streams / pipeMost.streams, same.cpu / beside.cpu]
  const verdict = (ratio: number, isMet: boolean) => `${ratio.toFixed(2)}, ${isMet ? 'met' : 'missed'}`
  return [
    {
      measure: `Streams held, ${of}`,
      ours: spellHeld(most),
      against: `bare pipe ${pipeMost.streams}; ≥ ${leastStreams} of it`,
      verdict: verdict(streams, streams >= leastStreams),
      how,
    },
    {
      measure: `CPU a token, ${of}`,
      ours: spellCpu(game),
      against: `bare pipe ${spellCpu(pipe)}; ≤ ${mostCpu} × with ${same.streams}`,
      verdict: verdict(cpu, cpu <= mostCpu),
      how: 'the same; of the whole process, and what the database server beside it takes',
    },
    {
      ...report(`Memory a stream, ${of}`, spellMemory(most), 'growth of the resident set over that before'),
      against: `bare pipe ${spellMemory(pipeMost)}`,
    },
    {
      ...report(`Time to the first token, ${of}`, spellFirst(game.firstLags), howFirst),
      against: `bare pipe ${spellFirst(pipe.firstLags)}`,
    },
  ]
}

function spellMissed({ firstLags, missed }: Climb): string {
  if (firstLags.length === 0 || !missed) return 'it gave no text'
  const { streams, came, faults } = missed
  return `not ${streams}: ${[`${(came * 100).toFixed(0)} % of the tokens`, ...new Set(faults)].join(', ')}`
}

function spellHeld({ streams, came, lag, first }: Held): string {
  const times = `lag p99 ${lag.toFixed(0)} ms, first token p99 ${first.toFixed(0)} ms`
  return `${streams}; ${(came * 100).toFixed(0)} % of the tokens, ${times}`
}

function spellCpu({ name, held }: Climb): string {
  const costs = held.map(({ streams, cpu, databaseCpu }) => {
    const database = name === 'PostgreSQL' ? ` + ${databaseCpu.toFixed(1)}` : ''
    return `${cpu.toFixed(1)}${database} µs (${streams})`
  })
  return costs.join(', ')
}

function spellMemory({ streams, kib }: Held): string {
  return `${kib.toFixed(0)} KiB (${streams})`
}

function spellFirst(lags: readonly number[]): string {
  return `p50 ${median(lags).toFixed(1)} ms, slowest ${Math.max(...lags).toFixed(1)} ms`
}
