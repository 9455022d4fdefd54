import { type ScriptState, writingOf } from '../../script/state.ts'
import { canContinue, isBeingWritten } from '../../script/writing.ts'

export function workOf(game: ScriptState): 'generating' | 'continuing' | null {
  if (game.asking.is === 'asking') return 'generating'
  const writing = writingOf(game)
  if (!writing || !isBeingWritten(writing)) return null
  return writing.now.is === 'continuing' || writing.script.chapters.length > 1 ? 'continuing' : 'generating'
}

export function isStoppable(game: ScriptState): boolean {
  return game.asking.is !== 'asking' && workOf(game) !== null && writingOf(game)?.now.is === 'following'
}

export function isIdle(game: ScriptState): boolean {
  return workOf(game) === null && game.shown.is !== 'opening'
}

export function canGoOn(game: ScriptState): boolean {
  const writing = writingOf(game)
  return isIdle(game) && writing !== null && canContinue(writing)
}
