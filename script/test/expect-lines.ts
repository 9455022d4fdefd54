import { type Line } from '../line.ts'

export type Case = {
  readonly name: string
  readonly text: string
  readonly lines: readonly Line[]
  readonly cast?: readonly string[]
}

export const cast = ['Kevin', 'Grandma Dynamite', 'Detective Plum']

export const title = (text: string): Line => ({ kind: 'title', text, speaker: null })
export const act = (text: string): Line => ({ kind: 'act', text, speaker: null })
export const scene = (text: string): Line => ({ kind: 'scene-heading', text, speaker: null })
export const action = (text: string): Line => ({ kind: 'action', text, speaker: null })
export const cut = (text: string): Line => ({ kind: 'transition', text, speaker: null })
export const aside = (text: string): Line => ({ kind: 'parenthetical', text, speaker: null })

/** "(so)" is a parenthetical, everything else dialogue. */
export function speech(speaker: string, ...said: readonly string[]): Line[] {
  return readBy(speaker, speaker, ...said)
}

/** What a stranger says, whom a part of the cast reads. */
export function readBy(speaker: string, name: string, ...said: readonly string[]): Line[] {
  const spoken = said.map((text): Line =>
    text.startsWith('(')
      ? { kind: 'parenthetical', text: text.slice(1, -1), speaker }
      : { kind: 'dialogue', text, speaker },
  )
  return [{ kind: 'character', text: name, speaker }, ...spoken]
}
