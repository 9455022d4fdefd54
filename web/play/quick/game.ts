import { type Drawn } from '../../../game/deal.ts'
import { problemOfScript, type ScriptState, waitingFor, writingOf } from '../../script/state.ts'
import { type DealtHand } from '../ahead.tsx'
import { generationSentence, initialisationSentence } from './sentences.ts'

export type QuickGame = {
  /** Null while it is dealt, and for a script that exists. */
  readonly hand: DealtHand | null
  readonly script: ScriptState
}

export function drawnOf({ hand, script }: QuickGame): Drawn | null {
  return writingOf(script)?.script.draw ?? hand?.drawn ?? null
}

export function sentencesOf({ hand, script }: QuickGame): readonly string[] {
  if (hand && hand.sentences.length > 0) return hand.sentences
  const problem = problemOfScript(script)
  if (!problem) return []
  const isMissing = script.shown.is === 'missing'
  return [isMissing ? initialisationSentence(problem) : generationSentence(problem)]
}

export function waitingIn(game: QuickGame): string | null {
  return isDealing(game) ? 'Drawing three cards…' : waitingFor(game.script)
}

export function isDealing({ hand, script }: QuickGame): boolean {
  return hand === null && script.shown.is === 'none'
}

export function isStuck(game: QuickGame): boolean {
  const { hand, script } = game
  if (script.asking.is === 'refused' || script.shown.is === 'missing') return true
  return hand !== null && hand.sentences.length > 0
}
