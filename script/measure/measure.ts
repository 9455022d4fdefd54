import { countWords } from '../count-words.ts'
import { foldName } from '../fold-name.ts'
import { type Line } from '../line.ts'
import { contentWords, isGenericReaction, plainWords } from './vocabulary.ts'

/** A spoken line is one line of dialogue; portions are between 0 and 1. */
export type Measures = {
  readonly spokenWords: number
  readonly spokenLines: number
  readonly minutes: number
  readonly wordsPerPart: Readonly<Record<string, number>>
  readonly linesPerPart: Readonly<Record<string, number>>
  readonly speakersOutsideCast: readonly string[]
  /** Of the words of the cast's parts: 0 where all are equal, towards 1 where one says all. */
  readonly gini: number
  /** Most spoken lines in a row without one of the cast, also at the beginning and the end. */
  readonly longestAbsence: number
  readonly meanWordsPerLine: number
  readonly mostWordsPerLine: number
  /**
   * Different pairs of neighbouring words within a line, by all pairs. Counted per 816 words, the length of the scripts
   * that the gate comes from: in longer texts more pairs repeat.
   */
  readonly distinct2: number
  /** Spoken lines of three words or more that were said before, in plain words. */
  readonly repeatedLines: readonly string[]
  /** Portion of spoken lines with a content word last heard eight or more lines ago. */
  readonly callbacks: number
  readonly endsOnCallback: boolean
  readonly genericReactions: number
  readonly acts: number
  readonly scenes: number
}

const callbackDistance = 8

export function measureScript(
  lines: readonly Line[],
  cast: readonly string[],
  wordsPerMinute: number,
): Measures {
  const spoken = lines.filter((line) => line.kind === 'dialogue')
  const words = spoken.map((line) => countWords(line.text))
  const wordsPerPart = sumPerPart(spoken, cast, words)
  const spokenWords = words.reduce((sum, count) => sum + count, 0)
  const said = spoken.map((line) => plainWords(line.text))
  const calls = findCallbacks(said, cast)
  return {
    spokenWords,
    spokenLines: spoken.length,
    minutes: spokenWords / wordsPerMinute,
    wordsPerPart,
    linesPerPart: sumPerPart(
      spoken,
      cast,
      words.map(() => 1),
    ),
    speakersOutsideCast: findStrangers(lines, cast),
    gini: measureGini(cast.map((part) => wordsPerPart[part] ?? 0)),
    longestAbsence: Math.max(0, ...cast.map((part) => measureAbsence(spoken, part))),
    meanWordsPerLine: portion(spokenWords, spoken.length),
    mostWordsPerLine: Math.max(0, ...words),
    distinct2: measureDistinct2(said),
    repeatedLines: findRepeated(said),
    callbacks: portion(calls.length, spoken.length),
    endsOnCallback: calls.some((index) => index >= Math.floor(spoken.length * 0.9)),
    genericReactions: portion(said.filter(isGenericReaction).length, said.length),
    acts: lines.filter((line) => line.kind === 'act').length,
    scenes: lines.filter((line) => line.kind === 'scene-heading').length,
  }
}

function portion(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function sumPerPart(spoken: readonly Line[], cast: readonly string[], counts: readonly number[]) {
  const sums = new Map(cast.map((part) => [part, 0]))
  spoken.forEach(({ speaker }, index) => {
    if (speaker !== null) sums.set(speaker, (sums.get(speaker) ?? 0) + (counts[index] ?? 0))
  })
  return Object.fromEntries(sums)
}

function findStrangers(lines: readonly Line[], cast: readonly string[]): string[] {
  const speakers = lines.flatMap(({ speaker }) =>
    speaker === null || cast.includes(speaker) ? [] : [speaker],
  )
  return [...new Set(speakers)]
}

function measureGini(words: readonly number[]): number {
  const sum = words.reduce((total, count) => total + count, 0)
  let difference = 0
  for (const a of words) for (const b of words) difference += Math.abs(a - b)
  return portion(difference, 2 * words.length * sum)
}

function measureAbsence(spoken: readonly Line[], part: string): number {
  let longest = 0
  let current = 0
  for (const line of spoken) {
    current = line.speaker === part ? 0 : current + 1
    longest = Math.max(longest, current)
  }
  return longest
}

const stretch = 816

function measureDistinct2(said: readonly (readonly string[])[]): number {
  const seen = new Set<string>()
  let words = 0
  let pairs = 0
  let distinct = 0
  for (const line of said) {
    const before = seen.size
    for (let index = 1; index < line.length; index++) seen.add(`${line[index - 1]} ${line[index]}`)
    pairs += Math.max(0, line.length - 1)
    distinct += seen.size - before
    words += line.length
    if (words < stretch) continue
    words = 0
    seen.clear()
  }
  return pairs === 0 ? 1 : distinct / pairs
}

function findRepeated(said: readonly (readonly string[])[]): string[] {
  const seen = new Set<string>()
  return said.flatMap((words) => {
    const line = words.join(' ')
    if (words.length < 3) return []
    if (seen.has(line)) return [line]
    seen.add(line)
    return []
  })
}

function findCallbacks(said: readonly (readonly string[])[], cast: readonly string[]): number[] {
  const names = new Set(cast.flatMap((part) => foldName(part).toLowerCase().split(' ')))
  const heard = new Map<string, number>()
  const calls: number[] = []
  for (const [index, line] of said.entries()) {
    const words = contentWords(line).filter((word) => !names.has(word))
    if (words.some((word) => index - (heard.get(word) ?? index) >= callbackDistance)) calls.push(index)
    for (const word of words) heard.set(word, index)
  }
  return calls
}
