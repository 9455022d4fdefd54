import { parseScript } from '../../../script/parse/parse.ts'
import { openingLines } from '../../steering.ts'

/** Lets whole lines through until so many are spoken; `standing` is what the act has already. */
export function createOpeningEnd(standing: string) {
  let held = ''
  let told = standing
  let isOver = false

  return {
    take(text: string): string {
      held += text
      let shown = ''
      for (let end = held.indexOf('\n') + 1; end > 0 && !isOver; end = held.indexOf('\n') + 1) {
        shown += held.slice(0, end)
        told += held.slice(0, end)
        held = held.slice(end)
        isOver = parseScript(told).filter(({ kind }) => kind === 'dialogue').length >= openingLines
      }
      return shown
    },
    rest: (): string => (isOver ? '' : held),
    isOver: () => isOver,
  }
}
