import { type ScriptState, writingOf } from '../../script/state.ts'
import { canContinue, isBeingWritten } from '../../script/writing.ts'

/** What is being written: a first chapter, one that goes on from it, or nothing. */
export function workOf(game: ScriptState): 'generating' | 'continuing' | null {
  if (game.asking.is === 'asking') return 'generating'
  const writing = writingOf(game)
  if (!writing || !isBeingWritten(writing)) return null
  return writing.now.is === 'continuing' || writing.script.chapters.length > 1 ? 'continuing' : 'generating'
}

/** Something is being written that can be stopped: more than asked for. */
export function isStoppable(game: ScriptState): boolean {
  return game.asking.is !== 'asking' && workOf(game) !== null && writingOf(game)?.now.is === 'following'
}

/** Nothing runs: a script can be asked for, if the cards for it are there. */
export function isIdle(game: ScriptState): boolean {
  return workOf(game) === null && game.shown.is !== 'opening'
}

export function canGoOn(game: ScriptState): boolean {
  const writing = writingOf(game)
  return isIdle(game) && writing !== null && canContinue(writing)
}
