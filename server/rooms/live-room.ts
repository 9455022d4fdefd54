import { randomInt } from 'node:crypto'
import { type Logger } from 'pino'
import { type Collections, type DeckCard } from '../../game/card.ts'
import { isProblem, type Problem } from '../../game/problem.ts'
import { decide } from '../../game/room/decide.ts'
import { type Desk, noScript } from '../../game/room/desk.ts'
import { nextDue } from '../../game/room/due.ts'
import { type RoomEvent, type RoomTurn } from '../../game/room/event.ts'
import { type MoveBody } from '../../game/room/move.ts'
import { type Room } from '../../game/room/room.ts'
import { type MoveAnswer } from '../../game/room/view.ts'
import { describeError } from '../describe-error.ts'
import { type RoomStore } from '../store/rooms.ts'
import { type Clock } from '../time/clock.ts'
import { type World } from '../world.ts'
import { isFit } from './is-fit.ts'
import { followRoundScript, type RoundScript } from './round-script.ts'
import { createTeller, type Follower } from './tell.ts'
import { isScriptAwaited, tendScript, type Tending } from './tend-script.ts'
import { createTurns } from './turns.ts'

export type RoomWorld = Tending &
  Pick<World, 'feeds' | 'bus'> & {
    readonly rooms: RoomStore
    readonly clock: Clock
    readonly log: Logger
  }

export function roomTopic(roomId: string): string {
  return `room:${roomId}`
}

/** It looks again without being rung, in case a ring was lost. */
const lookAgainMs = 5_000
/** What another instance has to do is done here when it has not by then. */
const standInMs = 4_000

const noDeck: Collections<DeckCard> = { characters: [], programs: [], settings: [] }

export type LiveRoom = ReturnType<typeof createLiveRoom>

/** A room on this instance: folded, followed, and seen to at its deadlines. Several instances may have it at once. */
export function createLiveRoom(world: RoomWorld, first: Room) {
  const { bus, clock, log, rooms, newId } = world
  const { id } = first
  const closing = new AbortController()
  const followers = new Set<Follower>()
  const teller = createTeller()
  let deck = noDeck
  let script: RoundScript | null = null
  let alarm = { at: 0, off: new AbortController() }
  let isRinging = false
  const turns = createTurns(rooms, first, openDesk, onTurn)
  const { room, look } = turns
  const stopListening = bus.listen(roomTopic(id), () => {
    if (!isRinging) void look().catch(noteNothing)
  })
  followRound()
  void keepLooking()
  tendLater()

  return {
    id,
    room,
    look,
    script: () => script,
    async move({ key, move }: MoveBody & { readonly move: Parameters<typeof decide>[1] }, user: string) {
      if (move.is === 'begin') deck = await world.cards.list()
      return take((room, desk) => decide(room, move, user, desk), key)
    },
    /** A turn of the clock. */
    note: (find: (room: Room) => readonly RoomEvent[]) => take(find, null),
    follow(follower: Follower): void {
      followers.add(follower)
      follower.stream.signal.addEventListener('abort', () => followers.delete(follower), { once: true })
      tell([follower])
      setAlarm()
    },
    followers: (): ReadonlySet<Follower> => followers,
    close(): void {
      closing.abort()
      stopListening()
      script?.close()
      alarm.off.abort()
    },
  }

  function take(find: Parameters<typeof turns.take>[0], key: string | null): Promise<MoveAnswer | Problem> {
    return turns.take(find, key, async () => script?.sync())
  }

  function openDesk(): Desk {
    return {
      now: clock.now().getTime(),
      random: () => randomInt(2 ** 32) / 2 ** 32,
      newId,
      deck,
      script: script?.written() ?? noScript,
      isFit,
    }
  }

  function onTurn({ events }: RoomTurn, isOwn: boolean): void {
    followRound()
    if (isOwn) {
      isRinging = true // this instance knows already
      bus.ring(roomTopic(id))
      isRinging = false
    }
    const asks = events.some(({ is }) => is === 'dealt' || is === 'goes-on')
    if (asks && isOwn) void tend()
    else if (asks) tendLater()
    tell(followers)
    setAlarm()
  }

  function tell(all: Iterable<Follower>): void {
    teller.tell(all, room(), { view: script?.view() ?? null, pieces: script?.pieces() ?? [] })
  }

  /** The script of the last round, also before it is begun. */
  function followRound(): void {
    const { round, phase } = room()
    const wanted = phase.is === 'closed' ? undefined : round?.scriptId
    if (script?.id === wanted) return
    script?.close()
    script = wanted === undefined ? null : followRoundScript(world, wanted, scriptGrew)
  }

  function scriptGrew(): void {
    tell(followers)
    if (followers.size > 0) void settle()
  }

  async function settle(): Promise<void> {
    await turns.settle().catch((error: unknown) => {
      log.warn({ roomId: id, error: describeError(error) }, 'a room cannot be seen to')
    })
    setAlarm()
  }

  /** For the next deadline, while somebody is here to see it. */
  function setAlarm(): void {
    const at = followers.size === 0 ? null : nextDue(room())
    if (at === alarm.at && !alarm.off.signal.aborted) return
    alarm.off.abort()
    if (at === null || closing.signal.aborted) return
    const off = new AbortController()
    alarm = { at, off }
    const ms = Math.max(at - clock.now().getTime(), 0)
    void clock.wait(ms, off.signal).then(() => {
      off.abort()
      return settle()
    }, noteNothing)
  }

  function tendLater(): void {
    void clock.wait(standInMs, closing.signal).then(tend, noteNothing)
  }

  async function tend(): Promise<void> {
    try {
      await script?.sync()
      const written = script?.written() ?? noScript
      const of = room()
      if (closing.signal.aborted || !isScriptAwaited(of, written)) return
      const failed = await tendScript(world, of, written)
      if (failed) await hearWhy(of, failed)
      script?.nudge()
    } catch (error) {
      log.warn({ roomId: id, error: describeError(error) }, 'the script of a room cannot be begun yet')
      tendLater()
    }
  }

  /** The curtain falls with the reason; the host may try again, or deal new cards. */
  async function hearWhy({ round }: Room, { sentence }: Problem): Promise<void> {
    await take((now) => {
      const isOn = now.round?.n === round?.n && isScriptAwaited(now, script?.written() ?? noScript)
      return isOn ? [{ is: 'curtain', problem: sentence, until: null }] : []
    }, null)
  }

  async function keepLooking(): Promise<void> {
    while (!closing.signal.aborted) {
      await clock.wait(lookAgainMs, closing.signal).then(look, noteNothing).catch(noteNothing)
    }
  }
}

export function isAnswered(answer: MoveAnswer | Problem): answer is MoveAnswer {
  return !isProblem(answer)
}

const noteNothing = () => {}
