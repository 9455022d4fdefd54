import { type Drawn } from '../../../game/deal.ts'
import { type Problem } from '../../../game/problem.ts'
import { type ScriptView } from '../../../game/protocol.ts'
import {
  beginWriting,
  hasLines,
  hearNews,
  isBeingWritten,
  lastChapter,
  problemOf,
  type Writing,
  type WritingNews,
} from '../../script/writing.ts'
import { generationSentence } from './sentences.ts'

export type QuickGame =
  | { readonly is: 'dealing' }
  | { readonly is: 'starting'; readonly drawn: Drawn }
  /** Reading a script that was begun before. */
  | { readonly is: 'opening' }
  /** There is no script, and why. */
  | { readonly is: 'stuck'; readonly drawn: Drawn | null; readonly sentences: readonly string[] }
  | { readonly is: 'open'; readonly writing: Writing }

export type QuickGameNews =
  | { readonly is: 'dealing' }
  | { readonly is: 'drawn'; readonly drawn: Drawn }
  | { readonly is: 'opening' }
  | { readonly is: 'stuck'; readonly drawn: Drawn | null; readonly sentences: readonly string[] }
  | { readonly is: 'open'; readonly script: ScriptView }
  | { readonly is: 'writing'; readonly scriptId: string; readonly news: WritingNews }

export function playOn(game: QuickGame, news: QuickGameNews): QuickGame {
  switch (news.is) {
    case 'drawn':
      return { is: 'starting', drawn: news.drawn }
    case 'open':
      return { is: 'open', writing: beginWriting(news.script) }
    case 'writing':
      // News of a script that is not on the screen any more is no news.
      if (game.is !== 'open' || game.writing.script.id !== news.scriptId) return game
      return { is: 'open', writing: hearNews(game.writing, news.news) }
    case 'dealing':
    case 'opening':
    case 'stuck':
      return news
  }
}

export function drawnOf(game: QuickGame): Drawn | null {
  if (game.is === 'open') return game.writing.script.draw
  return game.is === 'starting' || game.is === 'stuck' ? game.drawn : null
}

/** What the player is told to be wrong; empty when all is well. */
export function sentencesOf(game: QuickGame): readonly string[] {
  if (game.is === 'stuck') return game.sentences
  const problem: Problem | null = game.is === 'open' ? problemOf(game.writing) : null
  return problem ? [generationSentence(problem)] : []
}

/** What the player waits for while there is nothing to read; null when there is, or when nothing will come. */
export function waitingFor(game: QuickGame): string | null {
  if (game.is === 'dealing') return 'Drawing three cards…'
  if (game.is === 'starting') return 'Handing the cards to the writer…'
  if (game.is === 'opening') return 'Opening the script…'
  if (game.is === 'stuck' || hasLines(game.writing)) return null
  const { script, now } = game.writing
  if (isBeingWritten(game.writing))
    return `${lastChapter(script)?.writer ?? 'The writer'} is at the first lines…`
  return now.is === 'following' ? 'Opening the script…' : null
}
