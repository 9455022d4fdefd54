import { randomInt } from 'node:crypto'
import { type Problem, problem } from '../../game/problem.ts'
import { makeCode, readCode } from '../../game/room/code.ts'
import { decideOnSignIn } from '../../game/room/decide.ts'
import { foldTurns } from '../../game/room/event.ts'
import { personOfUser, type Setup } from '../../game/room/room.ts'
import { type PresenceStore } from '../store/rooms/presence.ts'
import { isFit } from './is-fit.ts'
import { createLiveRoom, type LiveRoom, type RoomWorld } from './live-room.ts'
import { keepPresence, type PresenceTimes } from './presence.ts'
import { createPulse } from './pulse.ts'
import { type Follower } from './tell.ts'

export type HallWorld = Omit<RoomWorld, 'pulse'> & { readonly presence: PresenceStore }

export type HallTimes = PresenceTimes & {
  /** A room that nobody follows here is kept so long: the next move need not read it. Then it rests. */
  readonly keptMs: number
}

export type Hall = ReturnType<typeof createHall>

type Entered = { readonly room: LiveRoom; usedAt: number }

/** The rooms of this instance. */
export function createHall(given: HallWorld, times: HallTimes) {
  const world = { ...given, pulse: createPulse(given) }
  const { rooms, clock, newId } = world
  const live = new Map<string, Entered>()
  const codes = new Map<string, Entered>()
  const reading = new Map<string, Promise<LiveRoom | null>>()
  const closing = new AbortController()
  const presence = keepPresence({ ...given, times }, () => [...live.values()].map(({ room }) => room))
  void keepTidy()
  void keepLooking()

  return {
    open: openRoom,
    find,
    follow(room: LiveRoom, follower: Follower): void {
      const gone = () => presence.went(room, follower)
      room.follow(follower)
      follower.stream.signal.addEventListener('abort', gone, { once: true })
      presence.came(room, follower)
    },
    leaveAll,
    signIn,
    size: () => live.size,
    async close(): Promise<void> {
      closing.abort()
      await presence.close()
      for (const { room } of live.values()) room.close()
      live.clear()
    },
  }

  /** The account that opens a room is its host: a player with a name, the screen without one. */
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

  /** For those outside, a room that is closed is like one that never was. */
  async function find(typed: string, user: string): Promise<LiveRoom | Problem> {
    const code = readCode(typed)
    if (code === null) return problem('no-such-room')
    const here = codes.get(code)
    if (here && here.room.room().phase.is !== 'closed') return keep(here)
    const known = await rooms.find(code)
    const room = known && (await enter(known.id))
    if (!room) return problem('no-such-room')
    if (known.isOpen) return room
    return personOfUser(room.room(), user) ? problem('room-closed') : problem('no-such-room')
  }

  /** Before an account is deleted. */
  async function leaveAll(user: string): Promise<void> {
    for (const id of await rooms.listOf(user)) {
      const room = await enter(id)
      if (room) await room.move({ key: newId(), move: { is: 'leave' } }, user)
    }
    await rooms.forget(user)
  }

  /** Before the guest is absorbed: what fails here is made good when they try again. */
  async function signIn(guest: string, account: string): Promise<void> {
    for (const id of await rooms.openOf(guest)) {
      const room = await enter(id)
      await room?.note((now, desk) => decideOnSignIn(now, { guest, account }, desk))
    }
  }

  async function enter(id: string): Promise<LiveRoom | null> {
    const known = live.get(id)
    if (known) return keep(known)
    const read = reading.get(id) ?? readRoom(id).finally(() => reading.delete(id))
    reading.set(id, read)
    return read
  }

  async function readRoom(id: string): Promise<LiveRoom | null> {
    const stored = foldTurns(await rooms.readAfter(id, 0))
    if (!stored) return null
    const room = createLiveRoom(world, stored)
    await room.script()?.sync()
    const entered = { room, usedAt: clock.now().getTime() }
    live.set(id, entered)
    if (stored.phase.is !== 'closed') codes.set(stored.code, entered)
    return room
  }

  function keep(entered: Entered): LiveRoom {
    entered.usedAt = clock.now().getTime()
    return entered.room
  }

  /** In case a ring was lost. */
  async function keepLooking(): Promise<void> {
    while (!closing.signal.aborted) {
      await clock.wait(lookAgainMs, closing.signal).catch(() => {})
      await lookAtAll().catch(() => {}) // the database may be away: the next look makes it good
    }
  }

  async function lookAtAll(): Promise<void> {
    const followed = [...live.values()].filter(({ room }) => room.followers().size > 0)
    const last = await rooms.lastOf(followed.map(({ room }) => room.id))
    for (const { room } of followed) if ((last.get(room.id) ?? 0) > room.room().n) await room.look()
  }

  async function keepTidy(): Promise<void> {
    while (!closing.signal.aborted) {
      await clock.wait(times.keptMs / 2, closing.signal).catch(() => {})
      const before = clock.now().getTime() - times.keptMs
      for (const entered of live.values()) tidy(entered, before)
    }
  }

  function tidy(entered: Entered, before: number): void {
    const { room, usedAt } = entered
    if (room.followers().size > 0 || usedAt > before) return
    live.delete(room.id)
    if (codes.get(room.room().code) === entered) codes.delete(room.room().code)
    void room
      .rest()
      .catch(() => {})
      .finally(room.close)
  }
}

const lookAgainMs = 5_000

/** Of 160,000 codes few are taken. */
const mostTries = 20
