import { type Problem } from '../../../game/problem.ts'
import { type ScriptView } from '../../../game/protocol.ts'
import {
  beginWriting,
  canContinue,
  hearNews,
  isBeingWritten,
  problemOf,
  type Writing,
  type WritingNews,
} from '../../script/writing.ts'

/** The script on the screen, and what is asked for meanwhile. */
export type GroupGame = { readonly stage: Stage; readonly asking: Asking }

export type Stage =
  | { readonly is: 'empty' }
  /** Reading a script that was begun before. */
  | { readonly is: 'opening' }
  /** The script that the address names cannot be read. */
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'open'; readonly writing: Writing }

/** A new script. The one before stays where it is until the new one has begun. */
type Asking =
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  | { readonly is: 'refused'; readonly problem: Problem }

export type GroupNews =
  | { readonly is: 'empty' }
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'open'; readonly script: ScriptView }
  | { readonly is: 'writing'; readonly scriptId: string; readonly news: WritingNews }
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  | { readonly is: 'refused'; readonly problem: Problem }

const idle = { is: 'idle' } as const

export function playOn(game: GroupGame, news: GroupNews): GroupGame {
  const { stage } = game
  switch (news.is) {
    case 'empty':
    case 'opening':
    case 'missing':
      return { stage: news, asking: idle }
    case 'open':
      return { stage: { is: 'open', writing: beginWriting(news.script) }, asking: idle }
    case 'idle':
    case 'asking':
    case 'refused':
      return { ...game, asking: news }
    case 'writing':
      // News of a script that is not on the screen any more is no news.
      if (stage.is !== 'open' || stage.writing.script.id !== news.scriptId) return game
      return {
        stage: { is: 'open', writing: hearNews(stage.writing, news.news) },
        asking: news.news.is === 'continue-asked' ? idle : game.asking,
      }
  }
}

export function writingOf({ stage }: GroupGame): Writing | null {
  return stage.is === 'open' ? stage.writing : null
}

/** What is being written: a first chapter, one that goes on from it, or nothing. */
export function workOf({ stage, asking }: GroupGame): 'generating' | 'continuing' | null {
  if (asking.is === 'asking') return 'generating'
  if (stage.is !== 'open' || !isBeingWritten(stage.writing)) return null
  const { now, script } = stage.writing
  return now.is === 'continuing' || script.chapters.length > 1 ? 'continuing' : 'generating'
}

/** Something is being written that can be stopped: more than asked for. */
export function isStoppable(game: GroupGame): boolean {
  return game.asking.is !== 'asking' && workOf(game) !== null && writingOf(game)?.now.is === 'following'
}

/** Nothing runs: a script can be asked for, if the cards for it are there. */
export function isIdle(game: GroupGame): boolean {
  return workOf(game) === null && game.stage.is !== 'opening'
}

export function canGoOn(game: GroupGame): boolean {
  return isIdle(game) && game.stage.is === 'open' && canContinue(game.stage.writing)
}

/** What keeps the game from going on, if anything does. */
export function problemOfGame({ stage, asking }: GroupGame): Problem | null {
  if (asking.is === 'refused') return asking.problem
  if (asking.is === 'asking') return null
  if (stage.is === 'missing') return stage.problem
  return stage.is === 'open' ? problemOf(stage.writing) : null
}
