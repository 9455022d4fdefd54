import { type Logger } from 'pino'
import { decideOnPresence } from '../../game/room/decide.ts'
import { type PersonId, type Room } from '../../game/room/room.ts'
import { describeError } from '../describe-error.ts'
import { frame } from '../http/event-stream.ts'
import { type PresenceStore, type Present } from '../store/rooms/presence.ts'
import { type Clock } from '../time/clock.ts'
import { type LiveRoom } from './live-room.ts'
import { type Follower } from './tell.ts'

export type PresenceTimes = {
  /** From look to look at who is here. */
  readonly beatMs: number
  /** From the end of a stream, which a reload opens again. */
  readonly graceMs: number
  /** From the first look that misses somebody: who has just joined has no stream yet. */
  readonly missedMs: number
}

type Keeping = {
  readonly presence: PresenceStore
  readonly times: PresenceTimes
  readonly clock: Clock
  readonly log: Logger
}

type Slept = readonly { readonly id: PersonId; readonly since: number }[]
type Missing = Map<PersonId, { readonly since: number; readonly asleepAt: number }>

/** An open stream is what tells that somebody is here, on whichever instance; the room notes who fell asleep and woke. */
export function keepPresence({ presence, times, clock, log }: Keeping, live: () => readonly LiveRoom[]) {
  const closing = new AbortController()
  const missing = new WeakMap<LiveRoom, Missing>()
  const beating = beat()

  return {
    came(room: LiveRoom, follower: Follower): void {
      for (const other of room.followers())
        if (other !== follower && other.person === follower.person) replace(other, follower.tab)
      missing.get(room)?.delete(follower.person)
      void attempt(async () => {
        await presence.enter(presentOf(room, follower))
        await room.note((now, desk) => decideOnPresence(now, { slept: [], woke: [follower.person] }, desk))
      })
    },

    went(room: LiveRoom, follower: Follower): void {
      if (closing.signal.aborted || isFollowing(room, follower.person)) return
      const since = clock.now().getTime()
      missingOf(room).set(follower.person, { since, asleepAt: since + times.graceMs })
      void attempt(async () => {
        await presence.leave(presentOf(room, follower))
        await clock.wait(times.graceMs, closing.signal)
        await look([room])
      })
    },

    async close(): Promise<void> {
      closing.abort()
      await beating
      await attempt(() => presence.leaveAll())
    },
  }

  async function beat(): Promise<void> {
    while (!closing.signal.aborted) {
      await clock.wait(times.beatMs, closing.signal).catch(noteNothing)
      if (closing.signal.aborted) return
      const rooms = live().filter((room) => room.followers().size > 0)
      if (rooms.length === 0) continue
      await attempt(async () => {
        await renew(rooms)
        await look(rooms)
      })
    }
  }

  async function renew(rooms: readonly LiveRoom[]): Promise<void> {
    const here = rooms.flatMap((room) =>
      [...room.followers()].map((follower) => ({ room, follower, present: presentOf(room, follower) })),
    )
    const held = new Set((await presence.renew(here.map(({ present }) => present))).map(keyOf))
    const lost = here.filter(({ present }) => !held.has(keyOf(present)))
    if (lost.length === 0) return
    const holders = await presence.list(lost.map(({ room }) => room.id))
    for (const { room, follower, present } of lost) {
      const holder = holders.find((one) => one.roomId === room.id && one.person === follower.person)
      const hasEntered = holder?.isHere && holder.tab === follower.tab // only just
      if (!room.followers().has(follower) || hasEntered) continue
      if (holder) replace(follower, holder.tab)
      else await presence.enter(present)
    }
  }

  async function look(rooms: readonly LiveRoom[]): Promise<void> {
    const present = await presence.list(rooms.map(({ id }) => id))
    const now = clock.now().getTime()
    for (const room of rooms) {
      const here = new Set(present.filter(({ roomId }) => roomId === room.id).map(({ person }) => person))
      const slept = noteMissing(room, here, now)
      const woke = awayAmong(room.room(), here)
      if (slept.length + woke.length > 0)
        await room.note((state, desk) => decideOnPresence(state, { slept, woke }, desk))
    }
  }

  /** Answers who has been missing for long enough, and since when. */
  function noteMissing(room: LiveRoom, here: ReadonlySet<PersonId>, now: number): Slept {
    const known = missingOf(room)
    for (const person of here) known.delete(person)
    for (const { id, role, awaySince, hasLeft } of room.room().people) {
      if (hasLeft || awaySince !== null || role === 'audience') known.delete(id)
      else if (!here.has(id) && !known.has(id)) known.set(id, { since: now, asleepAt: now + times.missedMs })
    }
    const asleep = [...known].filter(([, { asleepAt }]) => asleepAt <= now)
    return asleep.map(([id, { since }]) => ({ id, since }))
  }

  function missingOf(room: LiveRoom): Missing {
    const known = missing.get(room) ?? new Map()
    missing.set(room, known)
    return known
  }

  async function attempt(run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (!closing.signal.aborted)
        log.warn({ error: describeError(error) }, 'who is in the rooms cannot be told')
    }
  }
}

function awayAmong({ people }: Room, here: ReadonlySet<PersonId>): PersonId[] {
  const away = people.filter(({ id, awaySince, hasLeft }) => here.has(id) && awaySince !== null && !hasLeft)
  return away.map(({ id }) => id)
}

/** The same tab comes back after its connection was cut; another one takes the place. */
function replace({ stream, tab }: Follower, by: string): void {
  if (tab !== by) stream.send(frame('replaced', {}))
  stream.close()
}

function isFollowing(room: LiveRoom, person: PersonId): boolean {
  return [...room.followers()].some((follower) => follower.person === person)
}

function presentOf({ id }: LiveRoom, { person, tab }: Follower): Present {
  return { roomId: id, person, tab }
}

function keyOf({ roomId, person, tab }: Present): string {
  return `${roomId}/${person}/${tab}`
}

const noteNothing = () => {}
