import { setTimeout as wait } from 'node:timers/promises'
import { testServerUrl } from '../../server/test/postgres.ts'
import { countAll, lagOf } from '../lags.ts'
import { median, quantile } from '../median.ts'
import { readCost, readCpuOf } from '../process-cost.ts'
import { startProgram } from '../program.ts'
import { compare, report, type Row } from '../row.ts'
import { streamTokensPerSecond } from './acts.ts'
import { type StreamAnswer, type StreamQuestion, type StreamSource } from './client.ts'
import { openStreamSource, type SourceName } from './sources.ts'

const settleMs = 3_000
const windowMs = 4_000
const windows = 3
const startsPerSecond = 25
const mostLagMs = 250
const mostFirstMs = 1_000
const single = 60
/** As a model does before its first token; by then its reader listens. */
const thinkMs = 200

/** So many streams are tried, until the first number that does not hold. */
const ladders: Readonly<Record<SourceName, readonly number[]>> = {
  embedded: [100, 150, 200, 300, 400, 600],
  PostgreSQL: [100, 150, 200, 300, 400, 600],
  'bare pass-through': [200, 400, 600, 800],
  '@portkey-ai/gateway': [100, 150, 200, 300, 400],
}

type Held = {
  readonly streams: number
  readonly lag: number
  readonly first: number
  readonly cpu: number
  readonly databaseCpu: number
  readonly kib: number
  readonly shareSent: number
  readonly faults: readonly string[]
}

/** What the first tokens took, one stream at a time, in milliseconds. */
type Firsts = {
  /** When the service answers at once, while the reader is still coming. */
  readonly atOnce: readonly number[]
  /** When it thinks first: from here, and from the service itself. */
  readonly alone: readonly number[]
  readonly direct: readonly number[]
}

const how =
  `each stream ${streamTokensPerSecond} tokens a second from a service on the same two cores, in the game signed in, stored and numbered; ` +
  `every token checked to come once and in order; ${startsPerSecond} begun a second; held: p99 of the lag ≤ ${mostLagMs} ms and of the time to the first token ≤ ${mostFirstMs} ms; ` +
  `median of ${windows} × ${windowMs / 1000} s`

/** Text from an AI service to many readers, beside a gateway and a bare pipe. */
export async function measureStreams(): Promise<Row[]> {
  const names = (Object.keys(ladders) as SourceName[]).filter(
    (name) => name !== 'PostgreSQL' || testServerUrl,
  )
  const rows: Row[] = []
  for (const name of names) rows.push(...(await climb(name)))
  return rows
}

async function climb(name: SourceName): Promise<Row[]> {
  const source = await openStreamSource(name)
  try {
    const atOnce = await playOneByOne(source.from)
    await source.think(thinkMs)
    const direct = await playOneByOne(source.direct)
    const alone = await playOneByOne(source.from)
    await source.think(0)
    if (atOnce.length === 0 || alone.length === 0 || direct.length === 0)
      return [report(`Streams held, ${name}`, 'it gave no text', how)]
    const held: Held[] = []
    for (const streams of ladders[name]) {
      const figures = await playStreams(source.from, streams, source.pid, source.sent)
      process.stderr.write(`  ${name}: ${JSON.stringify(figures)}\n`)
      if (!isHeld(figures)) break
      held.push(figures)
    }
    return describe(name, held.at(-1), { atOnce, alone, direct })
  } finally {
    await source.close()
  }
}

function isHeld({ lag, first, faults, shareSent }: Held): boolean {
  return lag <= mostLagMs && first <= mostFirstMs && shareSent > 0.97 && faults.length === 0
}

function describe(name: SourceName, held: Held | undefined, firsts: Firsts): Row[] {
  const isOurs = name === 'embedded' || name === 'PostgreSQL'
  const of = isOurs ? `the game, ${name}` : name
  if (!held) return [report(`Streams held, ${of}`, 'none', how)]
  const database =
    name === 'PostgreSQL' ? `, and ${held.databaseCpu.toFixed(1)} µs of the database server` : ''
  const figures = `${held.streams}; lag p99 ${held.lag.toFixed(0)} ms, first token p99 ${held.first.toFixed(0)} ms`
  const costs = `${held.cpu.toFixed(1)} µs${database}`
  const atOnce = halfAndMost(firsts.atOnce)
  const [alone, direct] = [halfAndMost(firsts.alone), halfAndMost(firsts.direct)]
  const added = { half: alone.half - direct.half, most: alone.most - direct.most }
  const howAtOnce = `${single} streams one after another; from the service's first token to the reader, who is still coming`
  const howAlone = `${single} streams one after another, the first token after ${thinkMs} ms; from the service to the reader, less what it takes without anything between (${spell(direct)})`
  if (!isOurs)
    return [
      report(`Streams held, ${of}`, figures, how),
      report(`CPU a token, ${of}`, costs, 'the same'),
      report(`Time to the first token, ${of}`, spell(atOnce), howAtOnce),
      report(`Added time to the first token, ${of}`, spell(added), howAlone),
    ]
  const verdict = (is: boolean) => (is ? 'met' : 'missed')
  return [
    {
      measure: `Streams held, ${of}`,
      ours: figures,
      against: '≥ 600',
      verdict: verdict(held.streams >= 600),
      how,
    },
    {
      measure: `CPU a token, ${of}`,
      ours: costs,
      against: '≤ 20 µs',
      verdict: verdict(held.cpu <= 20),
      how: 'the same',
    },
    compare(
      `Memory a stream, ${of}`,
      held.kib,
      150,
      'KiB',
      'the same; growth of the resident set over that at rest',
    ),
    {
      measure: `Time to the first token, ${of}`,
      ours: spell(atOnce),
      against: mostAdded,
      verdict: verdict(isLittle(atOnce)),
      how: howAtOnce,
    },
    {
      measure: `Added time to the first token, ${of}`,
      ours: spell(added),
      against: mostAdded,
      verdict: verdict(isLittle(added)),
      how: howAlone,
    },
  ]
}

type HalfAndMost = { readonly half: number; readonly most: number }

const mostAdded = 'p50 ≤ 1 ms, p99 ≤ 5 ms'

function isLittle({ half, most }: HalfAndMost): boolean {
  return half <= 1 && most <= 5
}

function halfAndMost(lags: readonly number[]): HalfAndMost {
  return { half: median(lags), most: quantile(lags, 0.99) }
}

function spell({ half, most }: HalfAndMost): string {
  return `p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`
}

async function playStreams(
  from: StreamSource,
  streams: number,
  pid: number,
  sent: () => Promise<number>,
): Promise<Held> {
  const client = await startProgram<StreamAnswer>('stream-client')
  const ask = (question: StreamQuestion) => client.ask(question)
  const rest = readCost(pid)
  const opened = await ask({ open: from, count: streams, perSecond: startsPerSecond })
  await wait(settleMs)
  const answers = [opened, await ask({ measure: true })]
  const found: { lag: number; cpu: number; databaseCpu: number; share: number }[] = []
  while (found.length < windows) {
    const before = {
      cost: readCost(pid),
      database: readCpuOf('postgres'),
      sent: await sent(),
      at: performance.now(),
    }
    await wait(windowMs)
    const answer = await ask({ measure: true })
    answers.push(answer)
    const tokens = (await sent()) - before.sent
    const offered = (streams * streamTokensPerSecond * (performance.now() - before.at)) / 1000
    const cpuMs = (readCost(pid)?.cpuMs ?? NaN) - (before.cost?.cpuMs ?? NaN)
    found.push({
      lag: lagOf(answer.lags, 0.99),
      cpu: (cpuMs * 1000) / tokens,
      databaseCpu: ((readCpuOf('postgres') - before.database) * 1000) / tokens,
      share: Math.min(tokens, countAll(answer.lags)) / offered,
    })
  }
  const busy = readCost(pid)
  await ask({ close: true })
  await client.end()
  await wait(settleMs)
  return {
    streams,
    lag: median(found.map(({ lag }) => lag)),
    first: quantile(
      answers.flatMap(({ firsts }) => firsts),
      0.99,
    ),
    cpu: median(found.map(({ cpu }) => cpu)),
    databaseCpu: median(found.map(({ databaseCpu }) => databaseCpu)),
    kib: ((busy?.bytes ?? NaN) - (rest?.bytes ?? NaN)) / 1024 / streams,
    shareSent: median(found.map(({ share }) => share)),
    faults: answers.flatMap(({ faults }) => faults).slice(0, 3),
  }
}

/** The lags of the first tokens when nothing else goes on. */
async function playOneByOne(from: StreamSource): Promise<number[]> {
  const lags: number[] = []
  for (let n = -10; n < single; n++) {
    const client = await startProgram<StreamAnswer>('stream-client')
    const { firstLags } = await client.ask({ open: from, count: 1, perSecond: 1000 } satisfies StreamQuestion)
    await client.ask({ close: true } satisfies StreamQuestion)
    await client.end()
    if (n >= 0) lags.push(...firstLags)
  }
  return lags
}
