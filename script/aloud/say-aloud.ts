import { splitLong } from './split-long.ts'

/** Characters: some browsers fall silent after 15 seconds, a slow voice needs 12 for these. */
const longestBreath = 130

const shorthands: readonly (readonly [RegExp, string])[] = [
  [/\bINT\.?\s*\/\s*EXT\b\.?/g, 'Interior and exterior.'],
  [/\bINT\b\.?/g, 'Interior.'],
  [/\bEXT\b\.?/g, 'Exterior.'],
  [/\bV\.O\.?(?=[\s)]|$)/g, 'voice over'],
  [/\bO\.[SC]\.?(?=[\s)]|$)/g, 'off screen'],
]

export function sayAloud(text: string): string[] {
  const calm = shorthands
    .reduce((before, [short, full]) => before.replace(short, full), text)
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, ' ')
    .replace(/[*_~#|<>{}[\]\\^]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(calm)) return []
  return splitLong(lowerShouting(calm), longestBreath).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

function lowerShouting(text: string): string {
  const shouting = text.replace(/^(?:Interior and exterior|Interior|Exterior)\./, '')
  const isShouting = /\p{Lu}{3}/u.test(shouting) && !/\p{Ll}/u.test(shouting)
  if (!isShouting) return text
  const head = text.slice(0, text.length - shouting.length)
  return head + shouting.toLowerCase()
}
