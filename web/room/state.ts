import { type LaughView, type ScriptView } from '../../game/protocol.ts'
import { type Move } from '../../game/room/move.ts'
import { type OwnView, type Pulse, type RoomView } from '../../game/room/view.ts'
import { growSpeeches, noSpeeches, type Speech, type Speeches } from '../../script/aloud/speeches.ts'
import { type ScriptLines } from '../../script/growing-text.ts'
import { beginWriting, hearNews, readAnew, type Writing } from '../script/writing.ts'

export type RoomState =
  | { readonly is: 'opening'; readonly isCut: boolean }
  | { readonly is: 'inside'; readonly shown: RoomShown; readonly line: Line }

/** `replaced`: another tab of the same person has the room now. */
type Line = 'open' | 'cut' | 'replaced'

/** What the views show, whoever looks: all of it as the server has told it. */
export type RoomShown = {
  readonly room: RoomView
  readonly you: OwnView
  /** Of the round; null until its script has begun, and for whom it is not dealt to. */
  readonly reading: RoomReading | null
  /** Sums by line, of this round. */
  readonly laughs: readonly LaughView[]
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number
  /** Moves that the room has not answered yet, oldest first: a tap shows at once. */
  readonly asked: readonly Move[]
}

export type RoomReading = {
  readonly writing: Writing
  readonly speeches: Speeches
  /** The steps the room counts: those that gain no more lines. */
  readonly steps: readonly Speech[]
  /** No line follows until the story goes on. */
  readonly isOver: boolean
}

export type RoomNews =
  | { readonly is: 'inside'; readonly room: RoomView; readonly you: OwnView }
  | { readonly is: 'hello'; readonly ahead: number }
  | { readonly is: 'room'; readonly room: RoomView }
  | { readonly is: 'you'; readonly you: OwnView }
  | { readonly is: 'script'; readonly script: ScriptView; readonly lines: ScriptLines }
  | { readonly is: 'grown'; readonly id: string; readonly lines: ScriptLines }
  | { readonly is: 'pulse'; readonly pulse: Pulse }
  | { readonly is: 'asked'; readonly asked: readonly Move[] }
  | { readonly is: 'cut' }
  | { readonly is: 'resumed' }
  | { readonly is: 'replaced' }
  | { readonly is: 'opening' }

export const opening: RoomState = { is: 'opening', isCut: false }

export function turnRoom(state: RoomState, news: RoomNews): RoomState {
  switch (news.is) {
    case 'opening':
      return opening
    case 'inside':
      return { is: 'inside', shown: enter(state, news), line: 'open' }
    case 'cut':
    case 'resumed':
    case 'replaced':
      return turnLine(state, news.is)
    case 'hello':
    case 'room':
    case 'you':
    case 'script':
    case 'grown':
    case 'pulse':
    case 'asked':
      return state.is === 'inside' ? { ...state, shown: hear(state.shown, news) } : state
  }
}

function enter(state: RoomState, { room, you }: Extract<RoomNews, { is: 'inside' }>): RoomShown {
  if (state.is === 'inside') return { ...changeRoom(state.shown, room), you }
  return { room, you, reading: null, laughs: [], ahead: 0, asked: [] }
}

function turnLine(state: RoomState, news: 'cut' | 'resumed' | 'replaced'): RoomState {
  const line = news === 'resumed' ? 'open' : news
  if (state.is === 'inside') return { ...state, line }
  return state.is === 'opening' ? { ...state, isCut: line === 'cut' } : state
}

type ShownNews = Extract<RoomNews, { is: 'hello' | 'room' | 'you' | 'script' | 'grown' | 'pulse' | 'asked' }>

function hear(shown: RoomShown, news: ShownNews): RoomShown {
  switch (news.is) {
    case 'hello':
      return { ...shown, ahead: news.ahead }
    case 'room':
      return changeRoom(shown, news.room)
    case 'you':
      return { ...shown, you: news.you }
    case 'asked':
      return { ...shown, asked: news.asked }
    case 'script':
      return { ...shown, reading: readScript(shown.reading, news.script, news.lines) }
    case 'grown': {
      const { reading } = shown
      if (reading?.writing.script.id !== news.id) return shown
      return {
        ...shown,
        reading: grow(reading, hearNews(reading.writing, { is: 'grown', lines: news.lines })),
      }
    }
    case 'pulse':
      return news.pulse.round === shown.room.round?.n
        ? { ...shown, laughs: sumLaughs(shown.laughs, news.pulse.laughs) }
        : shown
  }
}

/** A turn that is older than what is shown comes too late. */
function changeRoom(shown: RoomShown, room: RoomView): RoomShown {
  if (room.n < shown.room.n) return shown
  if (room.round?.n === shown.room.round?.n) return { ...shown, room }
  return { ...shown, room, reading: null, laughs: [] }
}

function readScript(before: RoomReading | null, script: ScriptView, lines: ScriptLines): RoomReading {
  if (before?.writing.script.id !== script.id)
    return grow({ speeches: noSpeeches }, beginWriting(script, lines))
  return grow(before, readAnew(before.writing, script, lines))
}

function grow({ speeches: before }: { readonly speeches: Speeches }, writing: Writing): RoomReading {
  const { state, chapters } = writing.script
  const isOver = state !== 'writing'
  const speeches = growSpeeches(before, writing.lines, { isOver })
  const { all } = speeches
  /** The last step of the chapter that is written may gain lines. */
  const isSettled = ({ place }: Speech, n: number) =>
    n < all.length - 1 || place.chapter < chapters.length - 1
  return { writing, speeches, steps: isOver ? all : all.filter(isSettled), isOver }
}

function sumLaughs(laughs: readonly LaughView[], more: readonly LaughView[]): readonly LaughView[] {
  const keyOf = ({ chapter, act, line }: LaughView) => `${chapter}.${act}.${line}`
  return [...new Map([...laughs, ...more].map((laugh) => [keyOf(laugh), laugh])).values()]
}
