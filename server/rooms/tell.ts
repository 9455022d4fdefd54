import { type PieceEvent, type ScriptView } from '../../game/protocol.ts'
import { type PersonId, personOf, type Room } from '../../game/room/room.ts'
import { seeOwn, seeRoom, seesScript } from '../../game/room/see.ts'
import { type Hello, type Pulse } from '../../game/room/view.ts'
import { type EventStream, frame } from '../http/event-stream.ts'
import { type StoredPiece } from '../store/pieces.ts'

/** An open event stream, and what it has been sent. */
export type Follower = {
  readonly person: PersonId
  readonly tab: string
  readonly stream: EventStream
  room: number
  own: string
  round: number
  view: ScriptView | null
  pieces: number
}

/** What is told of the script of the round. */
export type Told = {
  readonly view: ScriptView | null
  readonly pieces: readonly StoredPiece[]
}

export function createFollower(
  person: PersonId,
  tab: string,
  stream: EventStream,
  { now, lastEventId }: { readonly now: number; readonly lastEventId: string },
): Follower {
  stream.send(frame('hello', { now } satisfies Hello))
  const [, round = 0, pieces = 0] = /^(\d{1,6})\.(\d{1,9})$/.exec(lastEventId) ?? []
  return { person, tab, stream, room: 0, own: '', round: Number(round), view: null, pieces: Number(pieces) }
}

/** Everything is encoded once, however many follow. */
export function createTeller() {
  let roomFrame = { n: 0, text: '' }
  const viewFrames = new WeakMap<ScriptView, string>()
  const pieceFrames = new WeakMap<StoredPiece, string>()
  const wires = new Map<string, Buffer>()

  return {
    tell(followers: Iterable<Follower>, room: Room, told: Told): void {
      wires.clear()
      for (const follower of followers) tellOne(follower, room, told)
    },

    tellPulse(followers: Iterable<Follower>, room: Room, pulse: Pulse): void {
      const bytes = Buffer.from(frame('pulse', pulse))
      for (const { person: id, view, stream } of followers) {
        const person = personOf(room, id)
        if (view && person && seesScript(room, person)) stream.send(bytes)
      }
    },
  }

  function tellOne(follower: Follower, room: Room, told: Told): void {
    const person = personOf(room, follower.person)
    const own = seeOwn(room, follower.person)
    if (!person || !own) return follower.stream.close()
    let text = ''
    if (follower.room !== room.n) text += frameOfRoom(room)
    follower.room = room.n
    const ownText = JSON.stringify(own)
    if (follower.own !== ownText) text += frame('you', own)
    follower.own = ownText
    if (room.round && told.view && seesScript(room, person))
      text += scriptFor(follower, room.round.n, told.view, told.pieces)
    if (text !== '') follower.stream.send(wire(text))
    if (room.phase.is === 'closed') follower.stream.close()
  }

  function scriptFor(
    follower: Follower,
    round: number,
    view: ScriptView,
    pieces: readonly StoredPiece[],
  ): string {
    let text = ''
    if (follower.view !== view) text += frameOfView(view)
    follower.view = view
    const sent = follower.round === round ? follower.pieces : 0
    for (const piece of pieces.slice(sent)) text += frameOfPiece(round, piece)
    follower.round = round
    follower.pieces = Math.max(sent, pieces.length)
    return text
  }

  function frameOfRoom(room: Room): string {
    if (roomFrame.n !== room.n) roomFrame = { n: room.n, text: frame('room', seeRoom(room)) }
    return roomFrame.text
  }

  function frameOfView(view: ScriptView): string {
    const encoded = viewFrames.get(view) ?? frame('script', view)
    viewFrames.set(view, encoded)
    return encoded
  }

  function frameOfPiece(round: number, stored: StoredPiece): string {
    const { n, ...piece } = stored
    const encoded = pieceFrames.get(stored) ?? frame('piece', piece satisfies PieceEvent, `${round}.${n}`)
    pieceFrames.set(stored, encoded)
    return encoded
  }

  /** Those who are told the same get the same bytes. */
  function wire(text: string): Buffer {
    const bytes = wires.get(text) ?? Buffer.from(text)
    wires.set(text, bytes)
    return bytes
  }
}
