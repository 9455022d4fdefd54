const digits = 'bcdfghjkmn'

/** One clock for all processes of a machine, in milliseconds. */
export const sharedNow = (): number => performance.timeOrigin + performance.now()

/** In letters that mean nothing to the word filter and the parser, to a tenth of a millisecond. */
export function spell(ms: number): string {
  return spellCount(Math.round(ms * 10))
}

export function unspell(word: string): number {
  return countOf(word) / 10
}

export function spellCount(number: number): string {
  return String(number).replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
}

export function countOf(word: string): number {
  return Number(word.replace(/[b-n]/g, (letter) => String(digits.indexOf(letter))))
}
