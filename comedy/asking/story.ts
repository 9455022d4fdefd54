import { countWords } from '../../script/count-words.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type Brief } from '../beat-sheet.ts'

/** How much of the script so far goes into a prompt, in UTF-16 units: about 1,500 tokens. */
const longestStory = 6000

/** Words that are read aloud, by the part that reads them. */
export type Speech = ReadonlyMap<string, number>

/** What the acts of a chapter say, by its cast and their text: each prompt asks again about all acts before it. */
const measured = new WeakMap<Brief['cast'], Map<string, Speech>>()

/** Who has said how much in these whole acts. */
export function measureSpeech(acts: readonly string[], cast: Brief['cast']): Speech {
  const known = measured.get(cast) ?? new Map<string, Speech>()
  measured.set(cast, known)
  const speech = new Map<string, number>()
  for (const act of acts) {
    const spoken = known.get(act) ?? measureText(act, cast)
    known.set(act, spoken)
    for (const [speaker, words] of spoken) speech.set(speaker, (speech.get(speaker) ?? 0) + words)
  }
  return speech
}

/** The same of one text, which may be unfinished. */
export function measureText(text: string, cast: Brief['cast']): Speech {
  const speech = new Map<string, number>()
  for (const line of parseScript(text, { cast: cast.map(({ name }) => name) })) {
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

/** The end of the story, from a whole line on, and the places of what was left out. */
export function tellStorySoFar(texts: readonly string[]): { placesBefore?: string[]; storySoFar: string } {
  const story = texts.map(withoutThoughts).join('\n\n').trim()
  if (story.length <= longestStory) return { storySoFar: story }
  const from = story.length - longestStory
  const lineEnd = story.indexOf('\n', from)
  const start = lineEnd === -1 ? from : lineEnd + 1
  return { placesBefore: listPlaces(story.slice(0, start)), storySoFar: story.slice(start) }
}

/** Models that think aloud need not read their thoughts again. */
export function withoutThoughts(text: string): string {
  return text.replace(/<think>[^]*?(?:<\/think>|$)/giu, '').trimStart()
}

function listPlaces(text: string): string[] {
  const places = parseScript(text)
    .filter((line) => line.kind === 'scene-heading')
    .map((line) => line.text)
  return [...new Set(places)].slice(-12)
}
