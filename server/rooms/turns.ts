import { due } from '../../game/room/due.ts'
import { type Desk } from '../../game/room/desk.ts'
import { foldTurn, type RoomEvent, type RoomTurn } from '../../game/room/event.ts'
import { type Room } from '../../game/room/room.ts'
import { type Problem } from '../../game/problem.ts'
import { type MoveAnswer } from '../../game/room/view.ts'
import { oneAtATime } from '../time/one-at-a-time.ts'
import { type RoomStore } from '../store/rooms/rooms.ts'

export type Decide = (room: Room, desk: Desk) => readonly RoomEvent[] | Problem

/** `isOwn`: stored by this instance. */
export type OnTurn = (turn: RoomTurn, isOwn: boolean) => void

/** A room as it is stored: read, decided, stored, folded. Who loses a race for a number reads and decides again. */
export function createTurns(
  rooms: Pick<RoomStore, 'append' | 'readAfter'>,
  first: Room,
  openDesk: (room: Room) => Desk,
  onTurn: OnTurn,
) {
  const { id } = first
  let room = first
  let last: Promise<unknown> = Promise.resolve()
  const look = oneAtATime(async () => void (await catchUp(null)))

  return {
    room: () => room,
    look,
    /** What is refused or changes nothing is so by what is stored now, not by what was known here. */
    take: (decide: Decide, key: string | null, refresh: () => Promise<void>) =>
      inTurn(() => takeNow(decide, key, refresh)),
    /** What has to happen by now. */
    settle: () => inTurn(settleNow),
  }

  /** Moves of this instance wait for each other: they need not race. */
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = last.then(run, run)
    last = next.catch(() => {})
    return next
  }

  async function takeNow(
    decide: Decide,
    key: string | null,
    refresh: () => Promise<void>,
  ): Promise<MoveAnswer | Problem> {
    for (let isFresh = false; ;) {
      await settleNow()
      const events = decide(room, openDesk(room))
      const isRefused = 'code' in events
      if (isRefused || events.length === 0) {
        if (isFresh) return isRefused ? events : { n: room.n }
        const done = await catchUp(key)
        if (done !== null) return { n: done }
        await refresh()
        isFresh = true
        continue
      }
      const stored = await append(events, key)
      if (stored !== null) return { n: stored }
    }
  }

  async function settleNow(): Promise<void> {
    for (let events = due(room, openDesk(room)); events.length > 0; events = due(room, openDesk(room)))
      await append(events, null)
  }

  /** The number of the turn; null when another took it: then it is known here. */
  async function append(events: readonly RoomEvent[], key: string | null): Promise<number | null> {
    const turn = { n: room.n + 1, key, events }
    if (!(await rooms.append(id, turn))) return catchUp(key)
    if (!accept(turn, true)) await catchUp(null)
    return turn.n
  }

  /** The number of the key's turn, if there is one. */
  async function catchUp(key: string | null): Promise<number | null> {
    const turns = await rooms.readAfter(id, room.n, key)
    for (const turn of turns) accept(turn, false)
    return key === null ? null : (turns.find((turn) => turn.key === key)?.n ?? null)
  }

  function accept(turn: RoomTurn, isOwn: boolean): boolean {
    if (turn.n !== room.n + 1) return turn.n <= room.n
    room = foldTurn(room, turn) ?? room
    onTurn(turn, isOwn)
    return true
  }
}
