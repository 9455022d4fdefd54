import { createParser } from 'eventsource-parser'
import { type PieceEvent, type ScriptView } from '../../game/protocol.ts'
import { type Move } from '../../game/room/move.ts'
import { type Mode } from '../../game/modes.ts'
import { type Rating } from '../../game/rating.ts'
import {
  type MoveAnswer,
  type OwnView,
  type Pulse,
  type RoomAnswer,
  type RoomView,
} from '../../game/room/view.ts'
import { type Visitor } from './visitor.ts'

/** What one device in a room was sent. */
export type Phone = {
  readonly visitor: Visitor
  readonly bytes: () => string
  readonly room: () => RoomView
  readonly you: () => OwnView
  readonly script: () => ScriptView | null
  readonly pieces: readonly (PieceEvent & { readonly id: string })[]
  readonly pulses: readonly Pulse[]
  readonly isReplaced: () => boolean
  readonly isOpen: () => boolean
  close(): void
  /** Waits until it has been told so. */
  until(isSo: (phone: Phone) => boolean, ms?: number): Promise<void>
  move(move: Move, key?: string): Promise<Response>
}

export async function openRoom(
  visitor: Visitor,
  name: string | null,
  mode: Mode = 'quick',
  rating: Rating = 'family-friendly',
): Promise<RoomAnswer> {
  const answer = await visitor.post('/api/rooms', { name, setup: { mode, rating } })
  if (answer.status !== 201) throw new Error(await answer.text())
  return (await answer.json()) as RoomAnswer
}

export function move(visitor: Visitor, code: string, move: Move, key = newKey()): Promise<Response> {
  return visitor.post(`/api/rooms/${code}/moves`, { key, move })
}

export function newKey(): string {
  return `key-${crypto.randomUUID()}`
}

export async function joinRoom(visitor: Visitor, code: string, name: string): Promise<MoveAnswer> {
  const answer = await move(visitor, code, { is: 'join', name })
  if (answer.status !== 200) throw new Error(await answer.text())
  return (await answer.json()) as MoveAnswer
}

/** An open event stream. */
export async function follow(
  visitor: Visitor,
  url: string,
  code: string,
  { tab = newKey(), lastEventId = '' } = {},
): Promise<Phone> {
  const gone = new AbortController()
  const answer = await visitor.send(new URL(`/api/rooms/${code}/events?tab=${tab}`, url), {
    headers: { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: gone.signal,
  })
  if (answer.status !== 200) throw new Error(await answer.text())
  let room: RoomView | null = null
  let you: OwnView | null = null
  let script: ScriptView | null = null
  let bytes = ''
  let isReplaced = false
  let isOpen = true
  const pieces: (PieceEvent & { id: string })[] = []
  const pulses: Pulse[] = []
  const waiting = new Set<() => void>()
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (event === 'room') room = JSON.parse(data) as RoomView
      if (event === 'you') you = JSON.parse(data) as OwnView
      if (event === 'script') script = JSON.parse(data) as ScriptView
      if (event === 'piece') pieces.push({ id: id ?? '', ...(JSON.parse(data) as PieceEvent) })
      if (event === 'pulse') pulses.push(JSON.parse(data) as Pulse)
      if (event === 'replaced') isReplaced = true
    },
  })
  const told = () => waiting.forEach((look) => look())
  void (async () => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of answer.body ?? []) {
        const text = decoder.decode(chunk, { stream: true })
        bytes += text
        parser.feed(text)
        told()
      }
    } catch {
      // Closed by the test, or the server was killed.
    }
    isOpen = false
    told()
  })()
  const need = <T>(value: T | null): T => {
    if (value === null) throw new Error('not told yet')
    return value
  }
  const phone: Phone = {
    visitor,
    bytes: () => bytes,
    room: () => need(room),
    you: () => need(you),
    script: () => script,
    pieces,
    pulses,
    isReplaced: () => isReplaced,
    isOpen: () => isOpen,
    close: () => gone.abort(),
    until: (isSo, ms = 60_000) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`never told: ${isSo.toString()}\n${JSON.stringify({ isOpen, room, you })}`))
        }, ms)
        const look = () => {
          if (room === null || you === null || !isSo(phone)) return
          clearTimeout(late)
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    move: (asked, key) => move(visitor, code, asked, key),
  }
  await phone.until(() => true)
  return phone
}

export function phaseOf(phone: Phone): RoomView['phase']['is'] {
  return phone.room().phase.is
}

/** Where the performance is. */
export function stepOf(phone: Phone): number {
  const { phase } = phone.room()
  return phase.is === 'performing' ? phase.at : -1
}

/** Goes on, as the host may, as far as is written, until the curtain; what the room is asked is not waited for. */
export async function readToTheEnd(phone: Phone): Promise<void> {
  while (phaseOf(phone) === 'performing') {
    const before = phone.room().n
    await phone.move(phone.room().decision ? { is: 'hurry' } : { is: 'go-to', to: 99_999 })
    await phone.until(() => phone.room().n > before || phaseOf(phone) !== 'performing', 500).catch(() => {})
  }
}
