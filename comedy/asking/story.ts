import { countWords } from '../../script/count-words.ts'
import { type Line } from '../../script/line.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type Brief } from '../beat-sheet.ts'
import { cleanSentence } from './clean.ts'

/** How much of the script so far goes into a message, in UTF-16 units: about 4,000 tokens, a group script and some. */
const longestStory = 16_000

/** Words that are read aloud, by the part that reads them. */
export type Speech = ReadonlyMap<string, number>

/** The lines of a text, as every page shows them. */
export type ReadText = (text: string) => readonly Line[]

/** Each text is read once: all messages of a chapter ask about the acts before them. */
export function readTextsOnce(cast: Brief['cast']): ReadText {
  const known = new Map<string, readonly Line[]>()
  return (text) => {
    const lines = known.get(text) ?? readText(text, cast)
    known.set(text, lines)
    return lines
  }
}

/** Who has said how much in these whole acts. */
export function measureSpeech(acts: readonly string[], read: ReadText): Speech {
  return measureLines(acts.flatMap(read))
}

/** The same of one text, which may be unfinished: it is not kept. */
export function measureText(text: string, cast: Brief['cast']): Speech {
  return measureLines(readText(text, cast))
}

function readText(text: string, cast: Brief['cast']): Line[] {
  return parseScript(text, { cast: cast.map(({ name }) => name) })
}

function measureLines(lines: readonly Line[]): Speech {
  const speech = new Map<string, number>()
  for (const line of lines) {
    if (line.kind !== 'dialogue') continue
    const speaker = line.speaker ?? ''
    speech.set(speaker, (speech.get(speaker) ?? 0) + countWords(line.text))
  }
  return speech
}

export function sumWords(speech: Speech): number {
  return [...speech.values()].reduce((sum, words) => sum + words, 0)
}

/** The half of the cast that has said least, quietest first; empty when nobody has spoken yet. */
export function findLeastHeard(cast: readonly string[], speech: Speech): string[] {
  if (speech.size === 0) return []
  const spoken = (name: string) => speech.get(name) ?? 0
  return [...cast].sort((a, b) => spoken(a) - spoken(b)).slice(0, Math.floor(cast.length / 2))
}

/** Spoken lines at the end after which somebody who has none of them has waited for long. */
const longWait = 7

/** Who had no line for a while, in the order of the cast. */
export function findAbsent(cast: readonly string[], lines: readonly Line[]): string[] {
  const last = lines.filter(({ kind }) => kind === 'dialogue').slice(-longWait)
  if (last.length < longWait) return []
  return cast.filter((name) => last.every(({ speaker }) => speaker !== name))
}

/** The script as one reads it: no tags, no markup, whole lines from its end when it is very long. */
export function tellStory(lines: readonly Line[], most: number = longestStory): string {
  const told: string[] = []
  let length = 0
  for (const line of lines.toReversed()) {
    const text = tellLine(line)
    if (text === '') continue
    length += text.length + 1
    if (length > most) break
    told.unshift(text)
  }
  return told.join('\n')
}

/** A cue is told with its words, a parenthetical hardly matters. */
function tellLine({ kind, text, speaker }: Line): string {
  const clean = cleanSentence(text)
  if (kind === 'dialogue') return `${cleanSentence(speaker ?? '').toUpperCase()}: ${clean}`
  if (kind === 'character' || kind === 'parenthetical') return ''
  return kind === 'action' || kind === 'scene-heading' ? `(${clean})` : clean.toUpperCase()
}

/** The places of a story, each once, the last ones. */
export function listPlaces(lines: readonly Line[]): string[] {
  const places = lines.filter(({ kind }) => kind === 'scene-heading').map(({ text }) => cleanSentence(text))
  return [...new Set(places)].slice(-8)
}

/** What was thought or planned in a text is not read again. */
export function withoutThoughts(text: string): string {
  return text.replace(/<(think|plan|twists)>[^]*?(?:<\/\1>|$)/giu, '').trimStart()
}
