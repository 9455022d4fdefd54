import { type Line } from './line.ts'

type Act = readonly Line[]
type Chapter = readonly Act[]

/**
 * Acts count on where the story goes on: what a writer calls the first act of a second chapter is Act Six after five.
 * The text stays as it was written. An act that is the same array as before is answered with the same array.
 */
export function createActCount(): (chapters: readonly Chapter[]) => readonly Chapter[] {
  const counted = new WeakMap<Act, Act>()
  return (chapters) => {
    let before = 0
    return chapters.map((acts) => {
      const first = acts
        .flat()
        .map(numberOf)
        .find((number) => number !== null)
      // A writer that has read what stands may count on by itself.
      const more = first !== undefined && first <= before ? before : 0
      const shown = acts.map((act) => (more === 0 ? act : moveOn(act, more)))
      before = Math.max(before, lastAct([shown]))
      return shown
    })
  }

  function moveOn(act: Act, more: number): Act {
    const known = counted.get(act)
    if (known) return known
    const moved = act.map((line) => renumber(line, more))
    counted.set(act, moved)
    return moved
  }
}

/** The highest number that an act has; 0 where none has one. */
export function lastAct(chapters: readonly Chapter[]): number {
  return Math.max(0, ...chapters.flat(2).map((line) => numberOf(line) ?? 0))
}

const words = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
  'Twenty',
]
const heading = /^(ACT )(\d{1,3}|[IVX]+|[A-Z]+)(?![\p{L}\d])/iu

function numberOf({ kind, text }: Line): number | null {
  const told = kind === 'act' ? heading.exec(text)?.[2] : undefined
  return told === undefined ? null : readNumber(told)
}

function readNumber(told: string): number | null {
  if (/^\d/.test(told)) return Number(told)
  const word = words.findIndex((word) => word.toLowerCase() === told.toLowerCase())
  return word > 0 ? word : readRoman(told.toUpperCase())
}

function renumber(line: Line, more: number): Line {
  const number = numberOf(line)
  if (number === null) return line
  const text = line.text.replace(heading, (_, act: string, told: string) => act + write(number + more, told))
  return { ...line, text }
}

/** In the manner of what it takes the place of. */
function write(number: number, like: string): string {
  if (/^\d/.test(like)) return `${number}`
  const isRoman = !words.some((word) => word.toLowerCase() === like.toLowerCase())
  const told = isRoman ? writeRoman(number) : (words[number] ?? `${number}`)
  if (like === like.toUpperCase()) return told.toUpperCase()
  return like === like.toLowerCase() ? told.toLowerCase() : told
}

const numerals = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

function writeRoman(number: number): string {
  const [sign, worth] = numerals.find(([, worth]) => worth <= number) ?? ['', 0]
  return worth === 0 ? '' : sign + writeRoman(number - worth)
}

function readRoman(told: string): number | null {
  const number = Array.from({ length: 39 }, (_, n) => n + 1).find((n) => writeRoman(n) === told)
  return number ?? null
}
