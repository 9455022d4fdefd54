import { countWords } from '../../script/count-words.ts'
import { type Fact, type Unit } from '../corpus/unit.ts'
import { type Voice } from '../grammar/voice.ts'
import { wasHeard } from './heard.ts'

/** Which part (by index) speaks a role of one unit. */
export type Casting = ReadonlyMap<string, number>

/** What has been played so far: all that later lines depend on. It changes only in perform.ts. */
export type Stage = {
  readonly parts: readonly StagePart[]
  readonly spoken: Spoken[]
  /** Ids of the units played, each with who spoke what. */
  readonly played: Map<string, Casting>
  /** The same units with their variants, as a memory names them. */
  readonly wordings: string[]
  readonly facts: Set<Fact>
  /** Earlier lines that were quoted already, and sayings that were used. */
  readonly usedTexts: Set<string>
  /** Index of the act's first spoken line. */
  actBegan: number
  /** Plain forms of all lines of the chapters before. */
  readonly said: ReadonlySet<string>
}

export type StagePart = {
  /** The cue. */
  readonly name: string
  /** How others say it. */
  readonly called: string
  readonly voice: Voice
  words: number
  /** Index of the part's last line, -1 before its first. */
  heard: number
  additions: number
}

export type Spoken = { readonly part: number; readonly text: string; readonly quotable: boolean }

export function setStage(
  parts: readonly Pick<StagePart, 'name' | 'called' | 'voice'>[],
  said: ReadonlySet<string>,
): Stage {
  return {
    parts: parts.map((part) => ({ ...part, words: 0, heard: -1, additions: 0 })),
    spoken: [],
    played: new Map(),
    wordings: [],
    facts: new Set(),
    usedTexts: new Set(),
    actBegan: 0,
    said,
  }
}

export function wordsSpoken(stage: Stage): number {
  return stage.parts.reduce((sum, part) => sum + part.words, 0)
}

export function isPossible(unit: Unit, stage: Stage): boolean {
  return (
    !stage.played.has(unit.id) &&
    !wasHeard(unit, stage.said) &&
    (unit.needs ?? []).every((fact) => stage.facts.has(fact)) &&
    !(unit.unless ?? []).some((fact) => stage.facts.has(fact))
  )
}

/** A line must lie this far back before somebody quotes it: nearer is an echo, not a callback. */
const quoteDistance = 8

/** A long quotation is a repetition. */
const mostQuotedWords = 7

/** Lines worth quoting, by one part or by anybody, oldest first: those marked in the corpus, or else any whole statement. */
export function quotableLines(stage: Stage, part: number | null): string[] {
  const lines = stage.spoken
    .slice(0, Math.max(0, stage.spoken.length - quoteDistance))
    .filter((line) => (part === null || line.part === part) && !stage.usedTexts.has(line.text))
  const marked = lines.filter(
    ({ quotable, text }) => quotable && countWords(text) <= mostQuotedWords && !/["“”]/u.test(text),
  )
  return (marked.length > 0 ? marked : lines.filter(({ text }) => isStatement(text))).map(({ text }) => text)
}

/** Four to ten words, one sentence, nothing quoted inside. */
export function isStatement(text: string): boolean {
  const words = countWords(text)
  return words >= 4 && words <= 10 && /^[^?"“”:()]+[.!]$/u.test(text) && !/[.!?] \S/u.test(text)
}
