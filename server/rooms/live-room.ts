import { randomInt } from 'node:crypto'
import { type Logger } from 'pino'
import { type Collections, type DeckCard } from '../../game/card.ts'
import { problem, type Problem } from '../../game/problem.ts'
import { type LaughView } from '../../game/protocol.ts'
import { decide } from '../../game/room/decide.ts'
import { type Desk, noScript } from '../../game/room/desk.ts'
import { nextDue } from '../../game/room/due.ts'
import { type RoomTurn } from '../../game/room/event.ts'
import { type MoveBody, type RoomLaughsBody } from '../../game/room/move.ts'
import { type PersonId, personOfUser, type Room } from '../../game/room/room.ts'
import { seesScript } from '../../game/room/see.ts'
import { type MoveAnswer } from '../../game/room/view.ts'
import { describeError } from '../describe-error.ts'
import { paceScript } from '../scripts/pace.ts'
import { type PresenceStore } from '../store/presence.ts'
import { type RoomStore } from '../store/rooms.ts'
import { type Clock } from '../time/clock.ts'
import { oneAtATime } from '../time/one-at-a-time.ts'
import { type World } from '../world.ts'
import { isFit } from './is-fit.ts'
import { followRoundScript, type RoundScript } from './round-script.ts'
import { pulseTopic, type Pulse } from './pulse.ts'
import { createTeller, type Follower } from './tell.ts'
import { isScriptAwaited, tendScript, type Tending } from './tend-script.ts'
import { createTurns, type Decide } from './turns.ts'

export type RoomWorld = Tending &
  Pick<World, 'feeds' | 'bus'> & {
    readonly rooms: RoomStore
    readonly presence: PresenceStore
    readonly pulse: Pulse
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
  let deck = noDeck
  let connected: ReadonlySet<PersonId> = new Set()
  let script: RoundScript | null = null
  let alarm = { at: 0, off: new AbortController() }
  let sums = new Map<string, LaughView>()
  let paced: number | null = 0
  let isRinging = false
  let isTelling = false
  const turns = createTurns(rooms, first, openDesk, onTurn)
  const { room, look } = turns
  const lookAtLaughs = oneAtATime(readLaughs)
  const stopListening = [
    bus.listen(roomTopic(id), () => {
      if (!isRinging) void look().catch(noteNothing)
    }),
    bus.listen(pulseTopic(id), () => {
      if (followers.size > 0 && !isRinging) void lookAtLaughs().catch(noteNothing)
    }),
  ]
  followRound()
  void keepLooking()
  tendLater()

  return {
    id,
    room,
    look,
    script: () => script,
    async move({ key, move }: MoveBody & { readonly move: Parameters<typeof decide>[1] }, user: string) {
      if (move.is === 'begin') await prepareRound()
      return take((room, desk) => decide(room, move, user, desk), key)
    },
    laugh,
    /** A turn of the clock. */
    note: (find: Decide) => take(find, null),
    follow(follower: Follower): void {
      followers.add(follower)
      follower.stream.signal.addEventListener('abort', () => followers.delete(follower), { once: true })
      tell([follower])
      tellLaughs([follower], [...sums.values()])
      setAlarm()
    },
    followers: (): ReadonlySet<Follower> => followers,
    /** Nobody has been here for a while. */
    async rest(): Promise<void> {
      if ((await world.presence.list([id])).length === 0) pace(null)
    },
    close(): void {
      closing.abort()
      for (const stop of stopListening) stop()
      script?.close()
      alarm.off.abort()
    },
  }

  function take(find: Decide, key: string | null): Promise<MoveAnswer | Problem> {
    return turns.take(find, key, async () => script?.sync())
  }

  function openDesk(): Desk {
    return {
      now: clock.now().getTime(),
      random: () => randomInt(2 ** 32) / 2 ** 32,
      newId,
      deck,
      script: script?.written() ?? noScript,
      isConnected: (person) => connected.has(person),
      isFit,
    }
  }

  function onTurn({ events }: RoomTurn, isOwn: boolean): void {
    followRound()
    if (isOwn) ringOthers(roomTopic(id))
    const asks = events.some(({ is }) => is === 'dealt' || is === 'goes-on')
    if (asks && isOwn) void tend()
    else if (asks) tendLater()
    setPace()
    tellAll()
    setAlarm()
  }

  async function prepareRound(): Promise<void> {
    const [cards, present] = await Promise.all([world.cards.list(), world.presence.list([id])])
    deck = cards
    connected = new Set(present.map(({ person }) => person))
  }

  /** This instance knows already. */
  function ringOthers(topic: string): void {
    isRinging = true
    bus.ring(topic)
    isRinging = false
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
    teller.tell(all, room(), { view: script?.view() ?? null, pieces: script?.pieces() ?? [] })
  }

  /** The script of the last round, also before it is begun. */
  function followRound(): void {
    const { round, phase } = room()
    const wanted = phase.is === 'closed' ? undefined : round?.scriptId
    if (script?.id === wanted) return
    pace(null)
    script?.close()
    script = wanted === undefined ? null : followRoundScript(world, wanted, scriptGrew)
    sums = new Map()
    paced = 0
    if (script) void lookAtLaughs().catch(noteNothing)
  }

  function scriptGrew(): void {
    setPace()
    tellAll()
    if (followers.size > 0) void settle()
  }

  async function laugh({ round, ...laugh }: RoomLaughsBody, user: string): Promise<Problem | null> {
    const now = room()
    const person = personOfUser(now, user)
    if (!person || person.hasLeft) return problem('no-such-room')
    const isOn = now.phase.is === 'performing' || now.phase.is === 'curtain'
    if (!script || !isOn || now.round?.n !== round || !seesScript(now, person)) return problem('not-now')
    const isThere = () => script?.lines()[laugh.chapter]?.[laugh.act]?.[laugh.line] !== undefined
    if (!isThere()) await script.sync()
    if (!isThere()) return problem('invalid-body', 'This script has no such line.')
    await world.pulse.add({ stored: laughsStored }, script.id, laugh)
    return null
  }

  function laughsStored(scriptId: string, more: readonly LaughView[]): void {
    laughed(scriptId, more)
    ringOthers(pulseTopic(id))
  }

  async function readLaughs(): Promise<void> {
    const of = script?.id
    if (of !== undefined) laughed(of, await world.laughs.list(of))
  }

  function laughed(scriptId: string, more: readonly LaughView[]): void {
    if (scriptId !== script?.id) return
    const grown = more.filter((laugh) => laugh.count > (sums.get(placeOf(laugh))?.count ?? 0))
    for (const laugh of grown) sums.set(placeOf(laugh), laugh)
    tellLaughs(followers, grown)
  }

  function tellLaughs(all: Iterable<Follower>, laughs: readonly LaughView[]): void {
    const { round } = room()
    if (round && laughs.length > 0) teller.tellPulse(all, room(), { round: round.n, laughs })
  }

  /** Acts are written one ahead of the room, and all that are left when it waits for them no longer. */
  function setPace(): void {
    const { phase } = room()
    if (phase.is === 'performing' && script) pace(script.actAt(phase.at))
    else if (phase.is === 'lobby' || phase.is === 'closed') pace(null)
  }

  function pace(act: number | null): void {
    if (!script || act === paced || script.view()?.state !== 'writing') return
    paced = act
    void paceScript(world, script.id, act).catch(() => (paced = 0))
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

function placeOf({ chapter, act, line }: LaughView): string {
  return `${chapter}/${act}/${line}`
}

const noteNothing = () => {}
