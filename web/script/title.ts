import { type ScriptView } from '../../game/protocol.ts'
import { titleOfCards } from '../../game/title.ts'
import { type ScriptLines } from '../../script/growing-text.ts'

export function titleOfScript(script: Pick<ScriptView, 'title' | 'draw'>, lines: ScriptLines): string {
  if (script.title !== titleOfCards(script.draw)) return script.title
  const own = lines[0]?.[0]?.find(({ kind }) => kind === 'title')
  return own?.text ?? script.title
}
