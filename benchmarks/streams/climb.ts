import { setTimeout as wait } from 'node:timers/promises'
import { countAll, lagOf } from '../lags.ts'
import { median, quantile } from '../median.ts'
import { readCost, readCpuOf } from '../process-cost.ts'
import { startProgram } from '../program.ts'
import { streamTokensPerSecond } from './acts.ts'
import { type StreamAnswer, type StreamQuestion, type StreamSource } from './client.ts'
import { type OpenSource, openStreamSource, type SourceName } from './sources.ts'

export const startsPerSecond = 50
export const windowMs = 3_000
export const windows = 3
/** Of the tokens at full pace. Less than all of them, since no tokens are asked for between two acts. */
export const leastCame = 0.9
export const single = 25
/** As a model does before its first token; by then its reader listens. */
export const thinkMs = 200

const settleMs = 2_000
const rungs = [200, 300, 400, 600, 800, 1000, 1500, 2000]

/** Lags in milliseconds, processor time in microseconds a token, memory in KiB a stream. */
export type Held = {
  readonly streams: number
  readonly came: number
  readonly lag: number
  readonly first: number
  readonly cpu: number
  readonly databaseCpu: number
  readonly kib: number
  readonly faults: readonly string[]
}

export type Climb = {
  readonly name: SourceName
  /** In milliseconds, one stream at a time; empty when no text came. */
  readonly firstLags: readonly number[]
  readonly held: readonly Held[]
  readonly missed: Held | null
}

export async function climb(name: SourceName): Promise<Climb> {
  const source = await openStreamSource(name)
  try {
    await source.think(thinkMs)
    const firstLags = await playOneByOne(source.from)
    await source.think(0)
    const held: Held[] = []
    for (const streams of firstLags.length > 0 ? rungs : []) {
      const figures = await playStreams(source, streams)
      process.stderr.write(`  ${name}: ${JSON.stringify(figures)}\n`)
      if (figures.came < leastCame || figures.faults.length > 0)
        return { name, firstLags, held, missed: figures }
      held.push(figures)
    }
    return { name, firstLags, held, missed: null }
  } finally {
    await source.close()
  }
}

async function playStreams({ from, pid, sent }: OpenSource, streams: number): Promise<Held> {
  const client = await startProgram<StreamAnswer>('stream-client')
  const ask = (question: StreamQuestion) => client.ask(question)
  const rest = readCost(pid)
  const opened = await ask({ open: from, count: streams, perSecond: startsPerSecond })
  await wait(settleMs)
  const answers = [opened, await ask({ measure: true })]
  const found: { lag: number; cpu: number; databaseCpu: number; came: number }[] = []
  while (found.length < windows) {
    const before = { cost: readCost(pid), database: readCpuOf('postgres'), sent: await sent() }
    const beganAt = performance.now()
    await wait(windowMs)
    const answer = await ask({ measure: true })
    answers.push(answer)
    const tokens = (await sent()) - before.sent
    const offered = (streams * streamTokensPerSecond * (performance.now() - beganAt)) / 1000
    const cpuMs = (readCost(pid)?.cpuMs ?? NaN) - (before.cost?.cpuMs ?? NaN)
    found.push({
      lag: lagOf(answer.lags, 0.99),
      cpu: (cpuMs * 1000) / tokens,
      databaseCpu: ((readCpuOf('postgres') - before.database) * 1000) / tokens,
      came: countAll(answer.lags) / offered,
    })
  }
  const busy = readCost(pid)
  await ask({ close: true })
  await client.end()
  await wait(settleMs)
  return {
    streams,
    came: median(found.map(({ came }) => came)),
    lag: median(found.map(({ lag }) => lag)),
    first: quantile(
      answers.flatMap(({ firsts }) => firsts),
      0.99,
    ),
    cpu: median(found.map(({ cpu }) => cpu)),
    databaseCpu: median(found.map(({ databaseCpu }) => databaseCpu)),
    kib: ((busy?.bytes ?? NaN) - (rest?.bytes ?? NaN)) / 1024 / streams,
    faults: answers.flatMap(({ faults }) => faults).slice(0, 3),
  }
}

async function playOneByOne(from: StreamSource): Promise<number[]> {
  const lags: number[] = []
  for (let n = -5; n < single; n++) {
    const client = await startProgram<StreamAnswer>('stream-client')
    const { firstLags } = await client.ask({ open: from, count: 1, perSecond: 1000 } satisfies StreamQuestion)
    await client.ask({ close: true } satisfies StreamQuestion)
    await client.end()
    if (n >= 0) lags.push(...firstLags)
  }
  return lags
}
