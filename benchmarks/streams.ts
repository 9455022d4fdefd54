import { setTimeout as wait } from 'node:timers/promises'
import { type CardsAnswer } from '../game/protocol.ts'
import { startServer } from '../journeys/stage/server.ts'
import { openTestServer, testServerUrl } from '../server/store/test-server.ts'
import { enterAsGuest } from './guest.ts'
import { readCost, readCpuOf } from './process-cost.ts'
import { type Program, startProgram } from './program.ts'
import { type Row } from './row.ts'
import { type StreamAnswer, type StreamQuestion, type StreamSource } from './stream-client.ts'
import { streamTokensPerSecond } from './stream-acts.ts'

const settleMs = 3_000
const windowMs = 8_000
const perSecond = Number(process.env.PER_SECOND ?? 75)

export async function measureStreams(): Promise<Row[]> {
  const service = await startProgram<number>('stream-service')
  const names = (process.env.STREAMS_OF ?? 'embedded').split(',')
  const counts = (process.env.STREAMS ?? '100').split(',').map(Number)
  for (const name of names)
    for (const count of counts) {
      await withSource(name, service, async (source, pid) => {
        for (let n = 0; n < Number(process.env.WARM ?? 1); n++)
          await playStreams(source, Math.min(count, 200), pid, service)
        console.error(name, count, await playStreams(source, count, pid, service))
      })
    }
  await service.end()
  return []
}

async function withSource(
  name: string,
  service: Program<number>,
  play: (source: StreamSource, pid: number) => Promise<void>,
): Promise<void> {
  const completions = `http://127.0.0.1:${service.port}/v1/chat/completions`
  if (name === 'direct') return play({ kind: 'completions', url: completions, headers: {} }, service.pid)
  if (name === 'bare') {
    const bare = await startProgram<number>('pass-through')
    await play(
      { kind: 'completions', url: `http://127.0.0.1:${bare.port}/`, headers: { 'x-service': completions } },
      bare.pid,
    )
    return bare.end()
  }
  const database = name === 'postgres' && testServerUrl ? await openTestServer() : null
  const server = await startServer({
    ...(process.env.SPY ? { NODE_OPTIONS: process.env.SPY } : {}),
    NODE_ENV: 'production',
    OPENAI_BASE_URL: `http://127.0.0.1:${service.port}/v1`,
    OPENAI_MODEL: 'sample',
    SCRIPTS_PER_HOUR: '100000',
    SCRIPTS_AT_ONCE: '2000',
    SCRIPTS_AT_ONCE_HERE: '2000',
    ...(database ? { DATABASE_URL: database.url } : {}),
  })
  const guests = await Promise.all(Array.from({ length: 20 }, () => enterAsGuest(server.url)))
  const cards = (await (await guests[0]!.open(`${server.url}/api/cards`)).json()) as CardsAnswer
  const bodies = Array.from({ length: 20 }, (_, number) =>
    JSON.stringify({
      mode: 'quick',
      rating: 'family-friendly',
      cards: Object.fromEntries(
        Object.entries(cards).map(([category, all]) => [category, all[number % all.length]?.id]),
      ),
    }),
  )
  try {
    await play(
      { kind: 'game', url: server.url, players: guests.map((guest) => guest.cookies()), bodies },
      server.pid(),
    )
  } finally {
    console.error(server.output().slice(-1500))
    if (process.env.SPY) await server.stop()
    await server.remove()
    await database?.close()
  }
}

async function playStreams(source: StreamSource, count: number, pid: number, service: Program<number>) {
  const client = await startProgram<StreamAnswer>('stream-client')
  const ask = (question: StreamQuestion) => client.ask(question)
  const before = readCost(pid)
  const opened = await ask({ open: source, count, perSecond })
  await wait(settleMs)
  if (process.env.SPY) process.kill(pid, 'SIGUSR2')
  const settled = await ask({ measure: true })
  const [cost, database, sent, serviceCost] = [
    readCost(pid),
    readCpuOf('postgres'),
    await service.ask(),
    readCost(service.pid),
  ]
  await wait(windowMs)
  const answer = await ask({ measure: true })
  const after = readCost(pid)
  const tokens = (await service.ask()) - sent
  const serviceAfter = readCost(service.pid)
  const databaseAfter = readCpuOf('postgres')
  await ask({ close: true })
  await client.end()
  const heard = answer.lags.reduce((sum, n) => sum + n, 0)
  return {
    offered: (count * streamTokensPerSecond * windowMs) / 1000,
    sent: tokens,
    heard,
    p50: quantileOf(answer.lags, 0.5),
    p99: quantileOf(answer.lags, 0.99),
    max: quantileOf(answer.lags, 1),
    ttft: quant(opened.firsts),
    added: quant(opened.addedFirsts),
    usPerToken: ((after!.cpuMs - cost!.cpuMs) * 1000) / tokens,
    dbUsPerToken: ((databaseAfter - database) * 1000) / tokens,
    serviceUs: ((serviceAfter!.cpuMs - serviceCost!.cpuMs) * 1000) / tokens,
    clientUs: ((answer.cpuMs - settled.cpuMs) * 1000) / tokens,
    kibPerStream: (after!.bytes - before!.bytes) / 1024 / count,
    faults: [...opened.faults, ...settled.faults, ...answer.faults].slice(0, 3),
  }
}

function quant(list: readonly number[]) {
  const sorted = list.toSorted((a, b) => a - b)
  return [0.5, 0.99].map((share) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1))
}

function quantileOf(lags: Uint32Array, share: number): number {
  const total = lags.reduce((sum, n) => sum + n, 0)
  let seen = 0
  for (const [lag, n] of lags.entries()) {
    seen += n
    if (seen >= total * share) return lag
  }
  return Infinity
}
