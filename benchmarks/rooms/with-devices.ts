import { startServer } from '../../journeys/test/server.ts'
import { startPeer } from '../peers/start.ts'
import { type Program, startProgram } from '../program.ts'
import { type DevicesAnswer } from './devices.ts'
import { type RoomSource } from './play.ts'

type Game = { readonly source: RoomSource; readonly pid: number; end(): Promise<void> }
export type Kind = RoomSource['kind']

/** A server, and the devices of its rooms in another process. */
export async function withDevices<T>(
  kind: Kind,
  measure: (game: Game, ask: Program<DevicesAnswer>['ask']) => Promise<T>,
): Promise<T> {
  const game = await openGame(kind)
  const program = await startProgram<DevicesAnswer>('room-devices')
  try {
    return await measure(game, (question) => program.ask(question))
  } finally {
    await program.end()
    await game.end()
  }
}

async function openGame(kind: Kind): Promise<Game> {
  if (kind !== 'game') {
    const peer = await startPeer(`${kind}-rooms`)
    return { source: { kind, port: peer.port }, pid: peer.pid, end: peer.end }
  }
  const server = await startServer({
    NODE_ENV: 'production',
    HOUSE_PACE: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    SCRIPTS_AT_ONCE_HERE: '5000',
  })
  const port = Number(new URL(server.url).port)
  return { source: { kind, port }, pid: server.pid(), end: () => server.remove() }
}
