import { type Drawn } from '../../../game/deal.ts'
import { problemOfScript, type ScriptState, waitingFor, writingOf } from '../../script/state.ts'
import { type DealtHand } from '../ahead.tsx'
import { generationSentence, initialisationSentence } from './sentences.ts'

export type QuickGame = {
  /** What a new script is made from; null while it is dealt, and where a script is read that exists. */
  readonly hand: DealtHand | null
  readonly script: ScriptState
}

export function drawnOf({ hand, script }: QuickGame): Drawn | null {
  return writingOf(script)?.script.draw ?? hand?.drawn ?? null
}

/** What the player is told to be wrong; empty when all is well. */
export function sentencesOf({ hand, script }: QuickGame): readonly string[] {
  if (hand && hand.sentences.length > 0) return hand.sentences
  const problem = problemOfScript(script)
  if (!problem) return []
  const isMissing = script.shown.is === 'missing'
  return [isMissing ? initialisationSentence(problem) : generationSentence(problem)]
}

/** What the player waits for while there is nothing to read; null when there is, or when nothing will come. */
export function waitingIn(game: QuickGame): string | null {
  return isDealing(game) ? 'Drawing three cards…' : waitingFor(game.script)
}

export function isDealing({ hand, script }: QuickGame): boolean {
  return hand === null && script.shown.is === 'none'
}

/** There is no script, and none is on its way. */
export function isStuck(game: QuickGame): boolean {
  const { hand, script } = game
  if (script.asking.is === 'refused' || script.shown.is === 'missing') return true
  return hand !== null && hand.sentences.length > 0
}
