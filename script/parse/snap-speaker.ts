import { foldName } from '../fold-name.ts'

const longestName = 80
const fillers = new Set(['THE', 'A', 'AN', 'AND', 'OF', 'DE', 'LA', 'VON', 'VAN'])

/**
 * The part of the cast that a cue means, despite case, accents, short titles, a missing or added word, or a typing
 * error. Null where no part or more than one fits.
 */
export function snapSpeaker(name: string, cast: readonly string[]): string | null {
  const cue = foldName(name.slice(0, longestName))
  if (cue === '') return null
  const same = cast.find((part) => foldName(part) === cue)
  if (same !== undefined) return same
  for (const isNear of [isPartOf, sharesWord, isTypo]) {
    const near = cast.filter((part) => isNear(cue, foldName(part)))
    const [only] = near
    if (only !== undefined)
      return near.length === 1 && (isNear !== sharesWord || contains(cue, foldName(only))) ? only : null
  }
  return null
}

function isPartOf(cue: string, part: string): boolean {
  const words = cue.split(' ')
  const rest = part.split(' ')
  let telling = 0
  for (const word of words) {
    const at = rest.findIndex((other) => isSameWord(word, other))
    if (at < 0) return false
    if (!fillers.has(word) && (isSlip(word, rest[at]!) || word.length > 2)) telling += 1
    rest.splice(at, 1)
  }
  return telling > 0
}

function isSameWord(word: string, other: string): boolean {
  return isSlip(word, other) || isShort(word, other) || (other.length <= 3 && isShort(other, word))
}

function sharesWord(cue: string, part: string): boolean {
  const words = cue.split(' ')
  return part.split(' ').some((word) => !fillers.has(word) && words.includes(word))
}

/** "OLD KEVIN", but not "KEVIN AND HIS MOTHER". */
function contains(cue: string, part: string): boolean {
  const words = cue.split(' ')
  const rest = part.split(' ')
  return rest.every((word) => words.includes(word)) && words.includes('AND') === rest.includes('AND')
}

function isTypo(cue: string, part: string): boolean {
  return isSlip(cue.replaceAll(' ', ''), part.replaceAll(' ', ''))
}

/** "DET" for "DETECTIVE", "SGT" for "SERGEANT", "D" for "DYNAMITE"; but "EVE" is a name, not short for "ELEVEN". */
function isShort(short: string, word: string): boolean {
  if (short.length >= word.length || short[0] !== word[0] || /\d/.test(word)) return false
  if (word.startsWith(short)) return true
  if (/[AEIOU]/.test(short.slice(1))) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length && short.length <= 4
}

/** One letter wrong, missing, added or two swapped in 4 letters or more; two in 8 or more. */
export function isSlip(a: string, b: string): boolean {
  const allowed = Math.min(a.length, b.length) < 4 ? 0 : Math.min(a.length, b.length) < 8 ? 1 : 2
  if (a === b) return true
  if (allowed === 0 || Math.abs(a.length - b.length) > allowed || /\d/.test(a + b)) return false
  return distance(a, b) <= allowed
}

function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1)
        least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length]!
}
