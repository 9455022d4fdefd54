import { randomInt } from 'node:crypto'
import { type Problem, problem } from '../../game/problem.ts'
import { makeCode, readCode } from '../../game/room/code.ts'
import { foldTurns } from '../../game/room/event.ts'
import { type Setup } from '../../game/room/room.ts'
import { personOfUser } from '../../game/room/room.ts'
import { createLiveRoom, type LiveRoom, type RoomWorld } from './live-room.ts'
import { isFit } from './is-fit.ts'

export type Hall = ReturnType<typeof createHall>

/** A room that nobody follows here is kept so long: the next move need not read it. */
const keptMs = 60_000

/** The rooms of this instance. */
export function createHall(world: RoomWorld) {
  const { rooms, clock, newId } = world
  const live = new Map<string, { readonly room: LiveRoom; usedAt: number }>()
  const opening = new Map<string, Promise<LiveRoom | null>>()
  const closing = new AbortController()
  void keepTidy()

  return {
    open: openRoom,
    find,
    size: () => live.size,
    close(): void {
      closing.abort()
      for (const { room } of live.values()) room.close()
      live.clear()
    },
  }

  /** The one who opens it is in it, as its host; without a name as its screen. */
  async function openRoom(user: string, name: string | null, setup: Setup): Promise<LiveRoom | Problem> {
    if (name !== null && !isFit(name, setup.rating)) return problem('name-refused')
    const role = name === null ? 'screen' : 'player'
    const host = { id: 'p1', user, name: name ?? '', color: 0, role } as const
    for (let tries = 0; tries < mostTries; tries++) {
      const [id, code] = [newId(), makeCode(() => randomInt(2 ** 32) / 2 ** 32)]
      const opened = { is: 'opened', id, code, setup, host } as const
      if (!(await rooms.open({ id, code, createdBy: user }, [opened]))) continue
      return (await enter(id)) ?? problem('unexpected')
    }
    return problem('unavailable')
  }

  /** For somebody outside, a room that is closed is like one that never was. */
  async function find(code: string, user: string): Promise<LiveRoom | Problem> {
    const read = readCode(code)
    const known = read === null ? null : await rooms.find(read)
    const room = known && (await enter(known.id))
    if (!known || !room) return problem('no-such-room')
    if (known.isOpen) return room
    return personOfUser(room.room(), user) ? problem('room-closed') : problem('no-such-room')
  }

  async function enter(id: string): Promise<LiveRoom | null> {
    const known = live.get(id)
    if (known) {
      known.usedAt = clock.now().getTime()
      return known.room
    }
    const reading = opening.get(id) ?? read(id).finally(() => opening.delete(id))
    opening.set(id, reading)
    return reading
  }

  async function read(id: string): Promise<LiveRoom | null> {
    const stored = foldTurns(await rooms.readAfter(id, 0))
    if (!stored) return null
    const room = createLiveRoom(world, stored)
    await room.script()?.sync()
    live.set(id, { room, usedAt: clock.now().getTime() })
    return room
  }

  async function keepTidy(): Promise<void> {
    while (!closing.signal.aborted) {
      await clock.wait(keptMs / 2, closing.signal).catch(() => {})
      const before = clock.now().getTime() - keptMs
      for (const [id, { room, usedAt }] of live) {
        if (room.followers().size > 0 || usedAt > before) continue
        live.delete(id)
        room.close()
      }
    }
  }
}

/** Of 160,000 codes few are taken. */
const mostTries = 20
