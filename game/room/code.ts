import { pick, type Random } from '../random.ts'

/** Without vowels, so that no code is a word. */
export const codeLetters = 'BCDFGHJKLMNPQRSTVWXZ'
export const codeLength = 4

export function makeCode(random: Random): string {
  return Array.from({ length: codeLength }, () => pick(codeLetters.split(''), random)).join('')
}

/** A typed code, in any case, with spaces or hyphens between. Null when the text is no code. */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[BCDFGHJKLMNPQRSTVWXZ]{4}$/.test(code) ? code : null
}
