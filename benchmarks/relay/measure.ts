import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../../journeys/test/server.ts'
import { type Visitor } from '../../server/test/visitor.ts'
import { openTestServer, testServerUrl } from '../../server/test/postgres.ts'
import { listen } from '../../server/test/stream.ts'
import { beginScript, enterAsGuest } from '../guest.ts'
import { median } from '../median.ts'
import { readMetric } from '../metric.ts'
import { type Program, startProgram } from '../program.ts'
import { type Row } from '../row.ts'
import { tokensPerSecond } from './service.ts'

const scripts = 20
const rounds = 3
const openingMs = 2_000
const roundMs = 6_000

const how =
  `${scripts} scripts at once, ${tokensPerSecond} tokens/s each, an answer for each act; CPU of the whole process in ` +
  `${roundMs / 1000} s, from ${openingMs / 1000} s after all have begun; median of ${rounds} rounds, each beside one of the pass-through`

type Relay = {
  /** Calls `begun` at the first text of the script; answers what stops it. */
  play(number: number, begun: () => void): Promise<() => Promise<void>>
  cpuMs(): Promise<number>
}

export async function measureRelay(): Promise<Row[]> {
  const service = await startProgram<number>('token-service')
  const bare = await startProgram<number>('bare-pipe')
  try {
    const rows = await compareStores(service, bare)
    return rows.flat()
  } finally {
    await Promise.all([service.end(), bare.end()])
  }
}

async function compareStores(service: Program<number>, bare: Program<number>): Promise<Row[][]> {
  const passThrough = passThroughRelay(bare, service)
  const embedded = await withServer({}, service, (relay) => compareRelays(relay, passThrough, service))
  const rows = [describe('embedded database', embedded)]
  if (!testServerUrl) return rows
  const database = await openTestServer()
  try {
    const env = { DATABASE_URL: database.url }
    const onServer = await withServer(env, service, (relay) => compareRelays(relay, passThrough, service))
    return [...rows, describe('PostgreSQL', onServer)]
  } finally {
    await database.close()
  }
}

type Costs = { readonly ours: number; readonly bare: number; readonly ratio: number }

function describe(store: string, { ours, bare, ratio }: Costs): Row[] {
  const row: Row = {
    measure: `Relay of 1,000 tokens, ${store}`,
    ours: `${ours.toFixed(1)} ms CPU`,
    against: `${bare.toFixed(1)} ms CPU, bare node:http pass-through; ≤ 2×`,
    verdict: `${ratio.toFixed(2)}×, ${ratio <= 2 ? 'met' : 'missed'}`,
    how,
  }
  return [row]
}

async function compareRelays(ours: Relay, bare: Relay, service: Program<number>): Promise<Costs> {
  await playRound(ours, service) // warming up
  await playRound(bare, service)
  const pairs: Costs[] = []
  while (pairs.length < rounds) {
    const [our, their] = [await playRound(ours, service), await playRound(bare, service)]
    pairs.push({ ours: our, bare: their, ratio: our / their })
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.ratio)),
  }
}

/** Milliseconds of processor time for 1,000 tokens, once the first lines, which are stored one by one, are over. */
async function playRound(relay: Relay, service: Program<number>): Promise<number> {
  const count = async () => ({ cpu: await relay.cpuMs(), tokens: await service.ask() })
  let flowing = 0
  const ends = await new Promise<(() => Promise<void>)[]>((resolve, reject) => {
    const begun = () => {
      if (++flowing === scripts) Promise.all(played).then(resolve, reject)
    }
    const played = Array.from({ length: scripts }, (_, number) => relay.play(number, begun))
    Promise.all(played).catch(reject)
  })
  await wait(openingMs)
  const before = await count()
  await wait(roundMs)
  const after = await count()
  await Promise.all(ends.map((end) => end()))
  return ((after.cpu - before.cpu) / (after.tokens - before.tokens)) * 1000
}

async function withServer<T>(
  env: Record<string, string>,
  service: Program<number>,
  compareWith: (relay: Relay) => Promise<T>,
): Promise<T> {
  const ai = { OPENAI_BASE_URL: `http://127.0.0.1:${service.port}/v1`, OPENAI_MODEL: 'sample' }
  const many = { SCRIPTS_PER_HOUR: '100000', SCRIPTS_AT_ONCE: '1000' }
  const server = await startServer({ NODE_ENV: 'production', ...many, ...ai, ...env })
  try {
    return await compareWith(serverRelay(await enterAsGuest(server.url), server.url))
  } finally {
    await server.remove()
  }
}

function serverRelay(guest: Visitor, url: string): Relay {
  return {
    cpuMs: async () => 1000 * (await readMetric(url, 'process_cpu_seconds_total')),
    async play(number, begun) {
      const id = await beginScript(guest, url, number)
      let hasBegun = false
      const heard = listen(guest, url, id, 0, ({ pieces }) => {
        if (!hasBegun && pieces.length > 0) begun()
        hasBegun = pieces.length > 0
        return false
      })
      return async () => {
        await guest.post(`/api/scripts/${id}/stop`)
        const state = (await heard).end?.state
        if (state !== 'stopped') throw new Error(`A script ended as ${state}`)
      }
    },
  }
}

function passThroughRelay(bare: Program<number>, service: Program<number>): Relay {
  const headers = { 'x-service': `http://127.0.0.1:${service.port}/v1/chat/completions` }
  return {
    cpuMs: bare.ask,
    async play(_number, begun) {
      const ending = new AbortController()
      const ask = () =>
        fetch(`http://127.0.0.1:${bare.port}/`, {
          method: 'POST',
          headers,
          body: '{}',
          signal: ending.signal,
        })
      const playing = (async () => {
        let hasBegun = false
        while (!ending.signal.aborted) {
          for await (const _ of (await ask()).body ?? []) {
            if (!hasBegun) begun()
            hasBegun = true
          }
        }
      })().catch((error: unknown) => {
        if (!ending.signal.aborted) throw error
      })
      return () => (ending.abort(), playing)
    },
  }
}
