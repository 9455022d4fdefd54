import { type Problem } from '../../game/problem.ts'
import { type OpenedScript, type ScriptView } from '../../game/protocol.ts'
import { createWritingText, type ScriptLines, type WritingText } from '../../script/growing-text.ts'
import {
  beginWriting,
  hasLines,
  hearNews,
  isBeingWritten,
  lastChapter,
  problemOf,
  readAnew,
  type Writing,
  type WritingNews,
} from './writing.ts'

export type ScriptState = {
  readonly at: string | null
  readonly shown: Shown
  readonly asking: Asking
}

type Shown =
  | { readonly is: 'none' }
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'signed-out' }
  | { readonly is: 'open'; readonly writing: Writing; readonly text: WritingText }

type Asking =
  | { readonly is: 'idle' }
  | { readonly is: 'asking'; readonly beginning: Beginning }
  | { readonly is: 'refused'; readonly problem: Problem }

export type Beginning = {
  readonly coming: Promise<OpenedScript | Problem | null>
  readonly show: (script: ScriptView) => void
}

type Opened = { readonly script: ScriptView; readonly text: WritingText; readonly lines: ScriptLines }

export type ScriptNews =
  | { readonly is: 'arrived'; readonly at: string | null }
  | { readonly is: 'reopened' }
  | ({ readonly is: 'opened' } & Opened)
  | { readonly is: 'missing'; readonly id: string; readonly problem: Problem }
  | { readonly is: 'signed-out' }
  | { readonly is: 'asking'; readonly beginning: Beginning }
  | ({ readonly is: 'begun' } & Opened)
  | { readonly is: 'refused'; readonly problem: Problem }
  | { readonly is: 'labelled'; readonly script: ScriptView }
  | ({ readonly id: string } & WritingNews)

const idle = { is: 'idle' } as const

export function arriveAt(at: string | null): ScriptState {
  return { at, shown: { is: at === null ? 'none' : 'opening' }, asking: idle }
}

export function openText(script: OpenedScript): Opened {
  const text = createWritingText(script)
  return { script, text, lines: script.state === 'writing' ? text.lines() : text.end() }
}

export function turnScript(state: ScriptState, news: ScriptNews): ScriptState {
  const { shown } = state
  switch (news.is) {
    case 'arrived':
      return writingOf(state)?.script.id === news.at ? { ...state, at: news.at } : arriveAt(news.at)
    case 'reopened':
      return shown.is === 'opening' ? state : arriveAt(state.at)
    case 'opened':
      return open(state, news)
    case 'missing':
      return isOpening(state, news.id) ? { ...state, shown: news } : state
    case 'signed-out':
      return { ...state, shown: news, asking: idle }
    case 'asking':
    case 'refused':
      return { ...state, asking: news }
    case 'begun':
      return { ...state, shown: begin(news), asking: idle }
    case 'labelled':
      return change(state, news.script.id, (writing) => label(writing, news.script))
    case 'continue-asked':
      return { ...hear(state, news), asking: idle }
    case 'grown':
    case 'ended':
    case 'cut':
    case 'resumed':
    case 'lost':
    case 'stop-asked':
    case 'stop-refused':
    case 'continued':
    case 'continue-refused':
      return hear(state, news)
  }
}

function open(state: ScriptState, opened: Opened): ScriptState {
  const { script, text, lines } = opened
  if (isOpening(state, script.id)) return { ...state, shown: begin(opened) }
  return change(state, script.id, (writing) => readAnew(writing, script, lines), text)
}

function begin({ script, text, lines }: Opened): Shown {
  return { is: 'open', writing: beginWriting(script, lines), text }
}

function hear(state: ScriptState, news: { readonly id: string } & WritingNews): ScriptState {
  return change(state, news.id, (writing) => hearNews(writing, news))
}

function change(
  state: ScriptState,
  id: string,
  turn: (writing: Writing) => Writing,
  text?: WritingText,
): ScriptState {
  const { shown } = state
  if (shown.is !== 'open' || shown.writing.script.id !== id) return state
  return { ...state, shown: { is: 'open', writing: turn(shown.writing), text: text ?? shown.text } }
}

function label(writing: Writing, { title, share, versions }: ScriptView): Writing {
  return { ...writing, script: { ...writing.script, title, share, versions } }
}

function isOpening({ at, shown }: ScriptState, id: string): boolean {
  return shown.is === 'opening' && at === id
}

export function writingOf({ shown }: Pick<ScriptState, 'shown'>): Writing | null {
  return shown.is === 'open' ? shown.writing : null
}

export function problemOfScript({ shown, asking }: ScriptState): Problem | null {
  if (asking.is === 'refused') return asking.problem
  if (asking.is === 'asking') return null
  if (shown.is === 'missing') return shown.problem
  return shown.is === 'open' ? problemOf(shown.writing) : null
}

export function waitingFor({ shown, asking }: ScriptState): string | null {
  if (asking.is === 'asking') return 'Handing the cards to the writer…'
  if (shown.is === 'opening') return 'Opening the script…'
  if (shown.is !== 'open' || hasLines(shown.writing)) return null
  const { script, now } = shown.writing
  if (isBeingWritten(shown.writing))
    return `${lastChapter(script)?.writer ?? 'The writer'} is at the first lines…`
  return now.is === 'following' ? 'Opening the script…' : null
}
