import { type Problem } from '../../game/problem.ts'
import {
  type ChapterView,
  type ContinueScriptBody,
  type EndEvent,
  type ScriptView,
} from '../../game/protocol.ts'
import { percentWritten } from './progress.ts'
import { type ScriptLines } from '../../script/growing-text.ts'

export type Writer = NonNullable<ContinueScriptBody['writer']>

export type Writing = {
  readonly script: ScriptView
  readonly lines: ScriptLines
  /** Of the last chapter, 0 to 100. Never goes back within a chapter. */
  readonly percent: number
  readonly now: Now
}

type Now =
  | { readonly is: 'following'; readonly connected: boolean; readonly stopping: boolean }
  | { readonly is: 'ended' }
  | { readonly is: 'continuing'; readonly writer: Writer }
  | { readonly is: 'refused'; readonly problem: Problem }
  /** The script may go on, but it cannot be followed from here any more. */
  | { readonly is: 'lost'; readonly problem: Problem }

export type WritingNews =
  | { readonly is: 'grown'; readonly lines: ScriptLines }
  | { readonly is: 'ended'; readonly end: EndEvent; readonly lines: ScriptLines }
  | { readonly is: 'cut' }
  | { readonly is: 'resumed' }
  | { readonly is: 'stop-asked' }
  | { readonly is: 'stop-refused' }
  | { readonly is: 'continue-asked'; readonly writer: Writer }
  | { readonly is: 'continue-refused'; readonly problem: Problem }
  | { readonly is: 'continued'; readonly script: ScriptView }
  | { readonly is: 'lost'; readonly problem: Problem }

const following = { is: 'following', connected: true, stopping: false } as const

export function beginWriting(script: ScriptView, lines: ScriptLines): Writing {
  const begun: Writing = { script, lines: [], percent: 0, now: following }
  if (script.state === 'writing') return grow(begun, lines)
  return end(grow(begun, lines), { state: script.state, problem: lastChapter(script)?.problem ?? null })
}

export function readAnew(writing: Writing, script: ScriptView, lines: ScriptLines): Writing {
  const anew = beginWriting(script, lines)
  if (anew.now.is === 'ended' || writing.now.is !== 'following') return anew
  return { ...anew, percent: Math.max(writing.percent, anew.percent), now: writing.now }
}

export function hearNews(writing: Writing, news: WritingNews): Writing {
  switch (news.is) {
    case 'grown':
      return grow(writing, news.lines)
    case 'ended':
      return end(grow(writing, news.lines), news.end)
    case 'continued':
      return { ...writing, script: news.script, percent: 0, now: following }
    case 'continue-asked':
      return isOver(writing) ? { ...writing, now: { is: 'continuing', writer: news.writer } } : writing
    case 'continue-refused':
      return { ...writing, now: { is: 'refused', problem: news.problem } }
    case 'lost':
      return { ...writing, now: { is: 'lost', problem: news.problem } }
    case 'cut':
    case 'resumed':
    case 'stop-asked':
    case 'stop-refused':
      return changeFollowing(writing, news.is)
  }
}

function changeFollowing(writing: Writing, news: 'cut' | 'resumed' | 'stop-asked' | 'stop-refused'): Writing {
  const { now } = writing
  if (now.is !== 'following') return writing
  const changed = {
    cut: { ...now, connected: false },
    resumed: { ...now, connected: true },
    'stop-asked': { ...now, stopping: true },
    'stop-refused': { ...now, stopping: false },
  }
  return { ...writing, now: changed[news] }
}

function grow(writing: Writing, lines: ScriptLines): Writing {
  const percent = Math.max(writing.percent, percentWritten({ ...writing, lines }))
  return { ...writing, lines, percent }
}

function end(writing: Writing, { state, problem }: EndEvent): Writing {
  const chapters = writing.script.chapters.map((chapter, n, all) =>
    n === all.length - 1 ? { ...chapter, state, problem } : chapter,
  )
  const percent = state === 'written' ? 100 : writing.percent
  return { ...writing, script: { ...writing.script, state, chapters }, percent, now: { is: 'ended' } }
}

export function isBeingWritten({ script, now }: Writing): boolean {
  return now.is === 'continuing' || (now.is === 'following' && script.state === 'writing')
}

export function hasLines({ lines }: Writing): boolean {
  return lines.some((acts) => acts.some((act) => act.length > 0))
}

export function canContinue(writing: Writing): boolean {
  return isOver(writing) && hasLines(writing)
}

function isOver({ now }: Writing): boolean {
  return now.is === 'ended' || now.is === 'refused'
}

export function problemOf({ script, now }: Writing): Problem | null {
  if (now.is === 'refused' || now.is === 'lost') return now.problem
  return now.is === 'ended' ? (lastChapter(script)?.problem ?? null) : null
}

export function lastChapter(script: ScriptView): ChapterView | undefined {
  return script.chapters.at(-1)
}

export function isHouse(writer: string): boolean {
  return writer === 'The house writer'
}
