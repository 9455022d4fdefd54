import { randomInt } from 'node:crypto'
import { type Logger } from 'pino'
import type * as v from 'valibot'
import { type Collections, type DeckCard } from '../../game/card.ts'
import { problem, type Problem } from '../../game/problem.ts'
import { type LaughView } from '../../game/protocol.ts'
import { decide } from '../../game/room/decide.ts'
import { type Desk, noScript } from '../../game/room/desk.ts'
import { nextDue } from '../../game/room/due.ts'
import { type RoomEvent, type RoomTurn } from '../../game/room/event.ts'
import { type moveBody, type RoomLaughsBody } from '../../game/room/move.ts'
import { type PersonId, personOfUser, type Room } from '../../game/room/room.ts'
import { type MoveAnswer } from '../../game/room/view.ts'
import { describeError } from '../describe-error.ts'
import { type PresenceStore } from '../store/rooms/presence.ts'
import { type RoomStore } from '../store/rooms/rooms.ts'
import { type Clock } from '../time/clock.ts'
import { type World } from '../world.ts'
import { createAlarm } from './alarm.ts'
import { isFit } from './is-fit.ts'
import { keepBackstage } from './backstage.ts'
import { gatherTaps, isTap } from './crowd-taps.ts'
import { pulseTopic, type Pulse } from './pulse.ts'
import { keepStage } from './stage.ts'
import { createTeller, type Follower } from './tell.ts'
import { type Tending } from './tend-script.ts'
import { createTurns, type Decide } from './turns.ts'

export type RoomWorld = Tending &
  Pick<World, 'feeds' | 'bus' | 'readers' | 'steering'> & {
    readonly rooms: RoomStore
    readonly presence: PresenceStore
    readonly pulse: Pulse
    readonly clock: Clock
    readonly log: Logger
  }

export function roomTopic(roomId: string): string {
  return `room:${roomId}`
}

/** More than the seats and a few friends. */
const fullHouse = 40
const fullHouseMs = 50

const noDeck: Collections<DeckCard> = { characters: [], programs: [], settings: [] }

export type LiveRoom = ReturnType<typeof createLiveRoom>

/** A room on this instance: folded, followed, and seen to at its deadlines. Several instances may have it at once. */
export function createLiveRoom(world: RoomWorld, first: Room) {
  const { bus, clock, log, rooms, newId } = world
  const { id } = first
  const closing = new AbortController()
  const followers = new Set<Follower>()
  const teller = createTeller()
  const alarm = createAlarm(clock, settle)
  let deck = noDeck
  let connected: ReadonlySet<PersonId> = new Set()
  let isRinging = false
  let isTelling = false
  const turns = createTurns(rooms, first, openDesk, onTurn)
  const { room, look } = turns
  const note = (find: Decide) => take(find, null)
  const stage = keepStage(world, room, {
    note,
    grew: scriptGrew,
    laughed: (grown, isOwn) => {
      tellLaughs(followers, grown)
      if (isOwn) ringOthers(pulseTopic(id))
    },
  })
  const backstage = keepBackstage(world, room, note)
  const crowd = gatherTaps(clock, note)
  const stopListening = [
    listen(roomTopic(id), () => look()),
    listen(pulseTopic(id), () => (followers.size > 0 ? stage.laughter()?.look() : undefined)),
  ]
  stage.set(false)
  backstage.look(false)

  return {
    id,
    room,
    look,
    script: stage.script,
    async move({ key, move }: v.InferOutput<typeof moveBody>, user: string): Promise<MoveAnswer | Problem> {
      if (isTap(move) && personOfUser(room(), user)?.role === 'audience') return crowd.add({ move, user })
      if (move.is === 'begin') await prepareRound()
      return take((room, desk) => decide(room, move, user, desk), key)
    },
    laugh: async (laugh: RoomLaughsBody, user: string): Promise<Problem | null> =>
      stage.laughter()?.add(room(), user, laugh) ?? problem('not-now'),
    /** A turn of the clock. */
    note,
    follow(follower: Follower): void {
      followers.add(follower)
      follower.stream.signal.addEventListener('abort', () => followers.delete(follower), { once: true })
      tell([follower])
      tellLaughs([follower], stage.laughter()?.sums() ?? [])
      setAlarm()
    },
    followers: (): ReadonlySet<Follower> => followers,
    /** Nobody has been here for a while, on any instance. */
    async rest(): Promise<void> {
      if ((await world.presence.list([id])).length > 0) return
      stage.letGo()
      backstage.letGo()
    },
    close(): void {
      closing.abort()
      for (const stop of stopListening) stop()
      stage.clear()
      backstage.close()
      alarm.close()
    },
  }

  function listen(topic: string, wake: () => Promise<void> | undefined): () => void {
    return bus.listen(topic, () => {
      if (!isRinging) void wake()?.catch(noteNothing)
    })
  }

  /** This instance knows already. */
  function ringOthers(topic: string): void {
    isRinging = true
    bus.ring(topic)
    isRinging = false
  }

  function take(find: Decide, key: string | null): Promise<MoveAnswer | Problem> {
    return turns.take(find, key, async () => stage.script()?.sync())
  }

  function openDesk(): Desk {
    return {
      now: clock.now().getTime(),
      random: () => randomInt(2 ** 32) / 2 ** 32,
      newId,
      deck,
      script: stage.script()?.written() ?? noScript,
      laughs: stage.laughter()?.byReader(room()) ?? {},
      isConnected: (person) => connected.has(person),
      isFit,
    }
  }

  async function prepareRound(): Promise<void> {
    const [cards, present] = await Promise.all([world.cards.list(), world.presence.list([id])])
    deck = cards
    connected = new Set(present.map(({ person }) => person))
  }

  function onTurn({ events }: RoomTurn, isOwn: boolean): void {
    if (isOwn) ringOthers(roomTopic(id))
    const asks = isOwn && events.some(({ is }) => asksForScript.has(is))
    stage.set(asks)
    backstage.look(asks)
    tellAll()
    setAlarm()
  }

  function scriptGrew(): void {
    tellAll()
    if (followers.size > 0) void settle()
  }

  /** In a full house what comes in quick succession is told at once. */
  function tellAll(): void {
    if (followers.size <= fullHouse) return tell(followers)
    if (isTelling) return
    isTelling = true
    void tellSoon().catch(noteNothing)
  }

  async function tellSoon(): Promise<void> {
    await clock.wait(fullHouseMs, closing.signal)
    isTelling = false
    tell(followers)
  }

  function tell(all: Iterable<Follower>): void {
    const script = stage.script()
    teller.tell(all, room(), { view: script?.view() ?? null, pieces: script?.pieces() ?? [] })
  }

  function tellLaughs(all: Iterable<Follower>, laughs: readonly LaughView[]): void {
    const { round } = room()
    if (round && laughs.length > 0) teller.tellPulse(all, room(), { round: round.n, laughs })
  }

  /** For the next deadline, while somebody is here to see it. */
  function setAlarm(): void {
    alarm.set(followers.size === 0 ? null : nextDue(room()))
  }

  async function settle(): Promise<void> {
    await turns.settle().catch((error: unknown) => {
      log.warn({ roomId: id, error: describeError(error) }, 'a room cannot be seen to')
    })
  }
}

const asksForScript: ReadonlySet<RoomEvent['is']> = new Set([
  'dealt',
  'duel',
  'next-script',
  'goes-on',
  'advanced',
])

const noteNothing = () => {}
