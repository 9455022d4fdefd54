import { type CardsAnswer } from '../../game/protocol.ts'
import { startServer } from '../../journeys/test/server.ts'
import { openTestServer } from '../../server/test/postgres.ts'
import { enterAsGuest } from '../guest.ts'
import { startPortkey } from '../peers/start.ts'
import { startProgram } from '../program.ts'
import { type StreamSource } from './client.ts'
import { type ServiceQuestion } from './service.ts'

export type SourceName = 'embedded' | 'PostgreSQL' | 'bare pipe' | '@portkey-ai/gateway'

export type OpenSource = {
  readonly from: StreamSource
  readonly direct: StreamSource
  readonly pid: number
  sent(): Promise<number>
  think(ms: number): Promise<unknown>
  close(): Promise<void>
}

const players = 20

export async function openStreamSource(name: SourceName): Promise<OpenSource> {
  const service = await startProgram<number>('stream-service')
  const base = `http://127.0.0.1:${service.port}/v1`
  const between = await openBetween(name, base)
  return {
    ...between,
    direct: { kind: 'completions', url: `${base}/chat/completions`, headers: {} },
    sent: () => service.ask(),
    think: (thinkMs) => service.ask({ thinkMs } satisfies ServiceQuestion),
    async close() {
      await between.close()
      await service.end()
    },
  }
}

async function openBetween(
  name: SourceName,
  base: string,
): Promise<Omit<OpenSource, 'direct' | 'sent' | 'think'>> {
  if (name === 'bare pipe') {
    const bare = await startProgram<number>('bare-pipe')
    const headers = { 'x-service': `${base}/chat/completions` }
    const url = `http://127.0.0.1:${bare.port}/`
    return { from: { kind: 'completions', url, headers }, pid: bare.pid, close: bare.end }
  }
  if (name === '@portkey-ai/gateway') {
    const portkey = await startPortkey()
    const headers = {
      'x-portkey-provider': 'openai',
      'x-portkey-custom-host': base,
      authorization: 'Bearer none',
    }
    const url = `http://127.0.0.1:${portkey.port}/v1/chat/completions`
    return { from: { kind: 'completions', url, headers }, pid: portkey.pid, close: portkey.end }
  }
  return openGame(base, name === 'PostgreSQL')
}

async function openGame(
  base: string,
  isOnServer: boolean,
): Promise<Omit<OpenSource, 'direct' | 'sent' | 'think'>> {
  const database = isOnServer ? await openTestServer() : null
  const server = await startServer({
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-semi-space-size=32', // as the container has it
    OPENAI_BASE_URL: base,
    OPENAI_MODEL: 'sample',
    SCRIPTS_PER_HOUR: '100000',
    SCRIPTS_AT_ONCE: '2000',
    SCRIPTS_AT_ONCE_HERE: '2000',
    ...(database ? { DATABASE_URL: database.url } : {}),
  })
  const guests = await Promise.all(Array.from({ length: players }, () => enterAsGuest(server.url)))
  const cards = (await (await guests[0]?.open(`${server.url}/api/cards`))?.json()) as CardsAnswer
  const bodies = Array.from({ length: players }, (_, number) => {
    const ids = Object.entries(cards).map(([category, all]) => [category, all[number % all.length]?.id])
    return JSON.stringify({ mode: 'quick', rating: 'family-friendly', cards: Object.fromEntries(ids) })
  })
  const from = {
    kind: 'game',
    url: server.url,
    players: guests.map((guest) => guest.cookies()),
    bodies,
  } as const
  return {
    from,
    pid: server.pid(),
    async close() {
      await server.remove()
      await database?.close()
    },
  }
}
