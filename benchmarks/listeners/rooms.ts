import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../../journeys/test/server.ts'
import { beginScript, enterAsGuest } from '../guest.ts'
import { type ListenerSource } from './client.ts'
import { startPeer } from '../peers/start.ts'
import { startProgram } from '../program.ts'

export type RoomName = ListenerSource['kind']

export type Room = {
  readonly source: ListenerSource
  readonly pid: number
  begin(): Promise<unknown>
  end(): Promise<void>
}

export async function openRoom(name: RoomName): Promise<Room> {
  if (name === 'game') return openScript()
  const peer = await startPeer(name)
  return {
    source: { kind: name, port: peer.port },
    pid: peer.pid,
    begin: async () => peer.send('begin'),
    end: peer.end,
  }
}

async function openScript(): Promise<Room> {
  const service = await startProgram<number>('line-service')
  const server = await startServer({
    NODE_ENV: 'production',
    OPENAI_BASE_URL: `http://127.0.0.1:${service.port}/v1`,
    OPENAI_MODEL: 'lines',
  })
  const guest = await enterAsGuest(server.url)
  const id = await beginScript(guest, server.url, 0)
  await wait(500)
  const port = Number(new URL(server.url).port)
  return {
    source: { kind: 'game', port, path: `/api/scripts/${id}/events`, cookie: guest.cookies() },
    pid: server.pid(),
    begin: () => service.ask('begin'),
    async end() {
      await server.remove()
      await service.end()
    },
  }
}
