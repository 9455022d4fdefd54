import { type Line } from '../script/line.ts'
import { type Measures, measureScript } from '../script/measure/measure.ts'
import { plainWords } from '../script/measure/vocabulary.ts'
import { type Length, offPromise, wordsPerMinute } from '../game/modes.ts'

/** A script that is measured, and what was promised of it. */
export type Measured = {
  readonly lines: readonly Line[]
  readonly cast: readonly string[]
  /** What was promised: acts and minutes; null where nothing was. */
  readonly promised: Length | null
  /** Lines that are said again on purpose, in plain words. */
  readonly runners?: ReadonlySet<string>
}

/** One gate of a good script: what is measured, and which values pass (comedy: the gates). */
export type Gate = {
  readonly name: string
  readonly target: string
  /** Null where the script has nothing to be measured by. */
  readonly value: (script: Measured, measures: Measures) => number | null
  readonly passes: (value: number) => boolean
}

const atMost = (limit: number) => (value: number) => value <= limit + 1e-9
const atLeast = (limit: number) => (value: number) => value >= limit - 1e-9

/** How far a script may be from the promised minutes: ours, and that of an AI service. */
export const minutesAllowed = { house: 0.08, ai: 0.15 } as const

export function gatesOf(writer: keyof typeof minutesAllowed): readonly Gate[] {
  return [
    {
      name: 'whole, and ends',
      target: 'all',
      value: ({ lines, promised }, { acts }) => Number(isWhole(lines, acts, promised?.acts ?? null)),
      passes: atLeast(1),
    },
    {
      name: 'speakers outside the cast',
      target: '0',
      value: (_, { speakersOutsideCast }) => speakersOutsideCast.length,
      passes: atMost(0),
    },
    {
      name: 'parts without a line',
      target: '0',
      value: (_, { linesPerPart }) => Object.values(linesPerPart).filter((lines) => lines === 0).length,
      passes: atMost(0),
    },
    { name: 'Gini of words per part', target: '≤ 0.15', value: (_, { gini }) => gini, passes: atMost(0.15) },
    {
      name: 'longest absence of a part, lines',
      target: '≤ 14',
      value: (_, { longestAbsence }) => longestAbsence,
      passes: atMost(14),
    },
    {
      name: 'words per line, mean',
      target: '5–9',
      value: (_, { meanWordsPerLine }) => meanWordsPerLine,
      passes: (value) => value >= 5 && value <= 9,
    },
    {
      name: 'words per line, most',
      target: '≤ 25',
      value: (_, { mostWordsPerLine }) => mostWordsPerLine,
      passes: atMost(25),
    },
    {
      name: 'minutes, off the promise by',
      target: `≤ ${minutesAllowed[writer]}`,
      value: ({ promised }, { spokenWords }) => promised && offPromise(spokenWords, promised),
      passes: atMost(minutesAllowed[writer]),
    },
    {
      name: 'distinct-2',
      target: '≥ 0.90',
      value: (_, { distinct2 }) => distinct2,
      passes: atLeast(0.9),
    },
    {
      name: 'lines said twice',
      target: '0 unless a runner',
      value: ({ runners }, { repeatedLines }) => repeatedLines.filter((line) => !runners?.has(line)).length,
      passes: atMost(0),
    },
    {
      name: 'lines that call back',
      target: '≥ 0.15',
      value: (_, { callbacks }) => callbacks,
      passes: atLeast(0.15),
    },
    {
      name: 'a callback in the last tenth',
      target: 'all',
      value: (_, { endsOnCallback }) => Number(endsOnCallback),
      passes: atLeast(1),
    },
    {
      name: 'generic reactions',
      target: '≤ 0.04',
      value: (_, { genericReactions }) => genericReactions,
      passes: atMost(0.04),
    },
  ]
}

export type Verdict = {
  readonly gate: Gate
  readonly values: readonly number[]
  /** How many of them do not pass. */
  readonly failed: number
}

/** Every gate with the values of all these scripts, in their order. */
export function judge(scripts: readonly Measured[], writer: keyof typeof minutesAllowed): Verdict[] {
  const measured = scripts.map((script) => ({
    script,
    measures: measureScript(script.lines, script.cast, wordsPerMinute),
  }))
  return gatesOf(writer).map((gate) => {
    const values = measured.flatMap(({ script, measures }) => gate.value(script, measures) ?? [])
    return { gate, values, failed: values.filter((value) => !gate.passes(value)).length }
  })
}

function isWhole(lines: readonly Line[], acts: number, promised: number | null): boolean {
  const last = lines.at(-1)
  const ends = last?.kind === 'dialogue' || last?.kind === 'transition' || last?.kind === 'action'
  return ends && (promised === null || acts === promised)
}

/** An evening: of each script, the share of spoken lines of three words or more that were said in one before it. */
export function heardBefore(evening: readonly (readonly Line[])[]): number[] {
  const heard = new Set<string>()
  return evening.map((lines) => {
    const said = spokenWords(lines)
      .filter((words) => words.length >= 3)
      .map((words) => words.join(' '))
    const known = said.filter((line) => heard.has(line)).length
    for (const line of said) heard.add(line)
    return said.length === 0 ? 0 : known / said.length
  })
}

/** How alike any two of these scripts are: shared runs of four spoken words by all runs of both (Jaccard). */
export function likeness(scripts: readonly (readonly Line[])[]): number[] {
  const grams = scripts.map((lines) => gramsOf(spokenWords(lines).flat()))
  return grams.flatMap((a, index) => grams.slice(index + 1).map((b) => jaccard(a, b)))
}

function spokenWords(lines: readonly Line[]): string[][] {
  return lines.filter(({ kind }) => kind === 'dialogue').map(({ text }) => plainWords(text))
}

function gramsOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')))
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared++
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}
