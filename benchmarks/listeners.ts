import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../journeys/stage/server.ts'
import { beginScript, enterAsGuest } from './guest.ts'
import { type ListenerAnswer, type ListenerQuestion, type ListenerSource } from './listener-client.ts'
import { startPeer } from './peer.ts'
import { readCost } from './process-cost.ts'
import { type Program, startProgram } from './program.ts'
import { type Row } from './row.ts'

type Room = { readonly source: ListenerSource; readonly pid: number; begin(): void; end(): Promise<void> }

export async function measureListeners(): Promise<Row[]> {
  for (const kind of (process.env.LISTENERS_OF ?? 'game,socket.io,colyseus').split(','))
    for (const count of (process.env.LISTENERS ?? '1000').split(',').map(Number)) {
      console.error(kind, count, await playRoom(kind, count))
    }
  return []
}

async function playRoom(kind: string, count: number) {
  const room = kind === 'game' ? await openGame() : await openPeerRoom(kind as 'socket.io' | 'colyseus')
  const client = await startProgram<ListenerAnswer>('listener-client')
  const ask = (question: ListenerQuestion) => client.ask(question)
  try {
    await ask({ open: room.source, count: 50, perSecond: 200 })
    await wait(500)
    const before = readCost(room.pid)!
    await ask({ open: room.source, count: count - 50, perSecond: 400 })
    await wait(2000)
    const idle = readCost(room.pid)!
    room.begin()
    await wait(4000)
    const settled = await ask({ measure: true })
    const from = readCost(room.pid)!
    await wait(5000)
    const answer = await ask({ measure: true })
    const to = readCost(room.pid)!
    const heard = answer.lags.reduce((sum, n) => sum + n, 0)
    return {
      heard,
      open: answer.open,
      expected: count * 50,
      p50: quantileOf(answer.lags, 0.5),
      p99: quantileOf(answer.lags, 0.99),
      us: ((to.cpuMs - from.cpuMs) * 1000) / heard,
      clientUs: ((answer.cpuMs - settled.cpuMs) * 1000) / heard,
      kib: (idle.bytes - before.bytes) / 1024 / (count - 50),
    }
  } finally {
    await client.end()
    await room.end()
  }
}

async function openGame(): Promise<Room> {
  const service: Program<number> = await startProgram<number>('line-service')
  const server = await startServer({
    NODE_ENV: 'production',
    OPENAI_BASE_URL: `http://127.0.0.1:${service.port}/v1`,
    OPENAI_MODEL: 'lines',
  })
  const guest = await enterAsGuest(server.url)
  const id = await beginScript(guest, server.url, 0)
  await wait(500)
  return {
    source: {
      kind: 'game',
      port: Number(new URL(server.url).port),
      path: `/api/scripts/${id}/events`,
      cookie: guest.cookies(),
    },
    pid: server.pid(),
    begin: () => void service.ask('begin'),
    async end() {
      await server.remove()
      await service.end()
    },
  }
}

async function openPeerRoom(kind: 'socket.io' | 'colyseus'): Promise<Room> {
  const peer = await startPeer(kind)
  return { source: { kind, port: peer.port }, pid: peer.pid, begin: () => peer.send('begin'), end: peer.end }
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
