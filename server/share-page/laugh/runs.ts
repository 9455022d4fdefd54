import { lettersOf } from '../letters.ts'
import { type Family } from '../painter.ts'

export type Run = { readonly text: string; readonly family: Family }

const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u{1f000}-\u{1faff}]|\u20e3/u
/** The font has each picture, not what they are joined to. */
const joiners = /[\ufe00-\ufe0f\u200d]/g

/** Emoji have a font of their own, which is never found for them by itself. */
export function runsOf(text: string, family: Family): Run[] {
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const isPicture = emoji.test(letter)
    const next: Run = isPicture
      ? { text: letter.replace(joiners, ''), family: 'Noto Emoji' }
      : { text: letter, family }
    const last = runs.at(-1)
    if (last?.family === next.family) runs[runs.length - 1] = { ...last, text: last.text + next.text }
    else runs.push(next)
  }
  return runs
}
