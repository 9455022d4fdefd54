import { type Rating } from '../../game/rating.ts'
import { countWords } from '../../script/count-words.ts'
import { type Unit } from '../corpus/unit.ts'
import { countVariants, settleChoices } from '../grammar/choices.ts'
import { slotsOf } from '../grammar/fill.ts'

/** A line of a unit, read from its notation (corpus/unit.ts), its choices settled, its slots not yet filled. */
export type UnitLine =
  | { readonly kind: 'action'; readonly text: string }
  | {
      readonly kind: 'speech'
      readonly role: string
      readonly mood: string | null
      readonly text: string
      readonly quotable: boolean
    }

/** One of the ways in which a unit can be worded. Any whole number is a variant: it counts round. */
export type Wording = { readonly rating: Rating; readonly variant: number }

export type ReadUnit = {
  readonly unit: Unit
  readonly variant: number
  readonly lines: readonly UnitLine[]
  /** Role letters: those who speak, in order of their first line, then those who are only named. */
  readonly roles: readonly string[]
  /** Pairs of roles that must not be one part: neighbours in talk, and who names whom. */
  readonly apart: readonly (readonly [string, string])[]
  readonly quotes: readonly string[]
  /** Spoken words per role, slots counted as one. */
  readonly words: ReadonlyMap<string, number>
}

const numbered = /^([123]) (?=\S)/u
const notation = /^(\*)?([A-Z])(?: \(([^)]+)\))?: (\S.*)$/u
type Known = {
  readonly variants: number
  readonly readings: Map<Rating, ReadUnit[]>
  readonly counts: Map<Rating, number>
}
/** Reading is slow, and each unit is looked at many times for each script. */
const known = new WeakMap<Unit, Known>()

function knownOf(unit: Unit): Known {
  const before = known.get(unit)
  if (before !== undefined) return before
  const variants = unit.lines.some((line) => numbered.test(line))
    ? 3
    : Math.max(1, ...countVariants(unit.lines))
  const fresh: Known = { variants, readings: new Map(), counts: new Map() }
  known.set(unit, fresh)
  return fresh
}

/** How many tied variants a unit offers. */
export function variantsOf(unit: Unit): number {
  return knownOf(unit).variants
}

export function readUnit(unit: Unit, { rating, variant }: Wording): ReadUnit {
  const { variants, readings } = knownOf(unit)
  let all = readings.get(rating)
  if (all === undefined) readings.set(rating, (all = []))
  return (all[variant % variants] ??= readWording(unit, rating, variant % variants))
}

function readWording(unit: Unit, rating: Rating, variant: number): ReadUnit {
  const lines = linesOfVariant(unit, variant).map((line) =>
    readLine(unit, settleChoices(line, rating, variant)),
  )
  const speeches = lines.filter((line) => line.kind === 'speech')
  const named = lines
    .flatMap(({ text }) => slotsOf(text).map(([, key]) => key))
    .filter((key) => /^[A-Z]$/u.test(key))
  return {
    unit,
    variant,
    lines,
    roles: [...new Set([...speeches.map(({ role }) => role), ...named])],
    apart: [...neighbours(speeches), ...mentions(speeches)],
    quotes: speeches.flatMap(({ text }) =>
      slotsOf(text).flatMap(([how, key]) => (how === 'quote' ? [key] : [])),
    ),
    words: countPerRole(speeches),
  }
}

/** The lines that every variant has, and those of this one, without their numbers. */
function linesOfVariant(unit: Unit, variant: number): string[] {
  return unit.lines.flatMap((line) => {
    const number = numbered.exec(line)?.[1]
    return number === undefined || Number(number) === variant + 1 ? [line.replace(numbered, '')] : []
  })
}

type SpokenLine = Extract<UnitLine, { kind: 'speech' }>

/** Names and things are often two words where a slot counts as one. */
const slotAllowance = 1.08

/** About how many words these units speak, the mean of their variants. */
export function countUnits(units: readonly Unit[], rating: Rating): number {
  return units.reduce((sum, unit) => sum + countUnit(unit, rating), 0) * slotAllowance
}

function countUnit(unit: Unit, rating: Rating): number {
  const { variants, counts } = knownOf(unit)
  let mean = counts.get(rating)
  if (mean === undefined) {
    const readings = Array.from({ length: variants }, (_, variant) => readUnit(unit, { rating, variant }))
    mean = readings.reduce((sum, read) => sum + wordsOf(read), 0) / variants
    counts.set(rating, mean)
  }
  return mean
}

/** The spoken words of all roles. */
export function wordsOf(read: ReadUnit): number {
  let sum = 0
  for (const words of read.words.values()) sum += words
  return sum
}

function readLine(unit: Unit, line: string): UnitLine {
  if (line.startsWith('> ')) return { kind: 'action', text: line.slice(2) }
  const [, star, role, mood, text] = notation.exec(line) ?? []
  if (role === undefined || text === undefined) throw new Error(`${unit.id}: cannot read "${line}"`)
  return { kind: 'speech', role, mood: mood ?? null, text, quotable: star !== undefined }
}

function neighbours(speeches: readonly SpokenLine[]): [string, string][] {
  return speeches.slice(1).flatMap(({ role }, index): [string, string][] => {
    const { role: before, text } = speeches[index] as SpokenLine
    const asks = text.endsWith('?')
    if (before === role) return []
    // Nobody answers a question of their own: such neighbours count twice.
    return asks
      ? [
          [before, role],
          [before, role],
        ]
      : [[before, role]]
  })
}

/** A part never speaks of itself by name. */
function mentions(speeches: readonly SpokenLine[]): [string, string][] {
  return speeches.flatMap(({ role, text }) =>
    slotsOf(text)
      .filter(([, key]) => /^[A-Z]$/u.test(key) && key !== role)
      .map(([, key]): [string, string] => [role, key]),
  )
}

function countPerRole(speeches: readonly SpokenLine[]): Map<string, number> {
  const words = new Map<string, number>()
  for (const { role, text } of speeches) words.set(role, (words.get(role) ?? 0) + countWords(text))
  return words
}
