import { contract, expand } from './contractions.ts'
import { articleFor, capitalise } from './article.ts'

/** One habit of syntax. Habits work on templates: what stands in a slot is never touched. */
export type Habit =
  | { readonly is: 'expand' }
  | { readonly is: 'contract' }
  | { readonly is: 'clip' }
  | { readonly is: 'tag' }
  | { readonly is: 'swap'; readonly words: { readonly [from: string]: string } }
  | { readonly is: 'exclaim' }
  | { readonly is: 'badNews'; readonly with: readonly string[] }
  | { readonly is: 'trail'; readonly with: readonly string[] }
  | { readonly is: 'hedge'; readonly with: readonly string[] }
  | { readonly is: 'echo' }

export type Voice = {
  readonly id: string
  /** For a writer who does not know our corpus: how this part talks. */
  readonly manner: string
  readonly habits: readonly Habit[]
  /** Whole lines for moments that every script has. */
  readonly says: { readonly [moment in Moment]: readonly string[] }
}

export const moments = ['agree', 'refuse', 'boast', 'panic', 'confess'] as const
export type Moment = (typeof moments)[number]

export type Spoken = {
  /** The line in its voice, without the addition: what may be quoted. */
  readonly plain: string
  readonly addition: { readonly text: string; readonly before: boolean } | null
}

/** How a voice says one line. */
export function speakInVoice(template: string, voice: Voice, line: LineContext): Spoken {
  return {
    plain: voice.habits.reduce((text, habit) => applyHabit(habit, text), template),
    addition: voice.habits.reduce<Spoken['addition']>(
      (found, habit) => found ?? addTo(template, habit, line),
      null,
    ),
  }
}

/** `wording` counts up with every addition that the part is given; `chance` is in [0, 1). */
export type LineContext = {
  readonly mayAdd: boolean
  readonly wording: number
  readonly chance: number
}

function applyHabit(habit: Habit, text: string): string {
  switch (habit.is) {
    case 'expand':
      return expand(text)
    case 'contract':
      return contract(text)
    case 'clip':
      return clip(text)
    case 'swap':
      return swap(text, habit.words)
    case 'tag':
      return addTag(text)
    case 'hedge':
      return hedge(text, habit.with)
    case 'echo':
      return echo(text)
    case 'exclaim':
      return text.replace(/(?<![.])\.(?=$| )/gu, '!')
    case 'badNews':
    case 'trail':
      return text
  }
}

const badNews =
  /\b(?:broken?|broke|stuck|gone|lost|stolen|missing|worse|worst|dead|late|wet|fire|hurt|leaving|guilty|angry|empty|cold|fell|sank|wrong|trouble|alarm|ransom|bruise|scandal|honk)\b/iu

function addTo(text: string, habit: Habit, { mayAdd, wording, chance }: LineContext): Spoken['addition'] {
  if (!mayAdd || !isPlain(text)) return null
  if (habit.is === 'badNews' && badNews.test(text)) return addition(habit.with, wording, true)
  if (habit.is === 'trail' && chance < 0.4 && isTold(text)) return addition(habit.with, wording, false)
  return null
}

function addition(texts: readonly string[], wording: number, before: boolean): Spoken['addition'] {
  const text = texts[wording % texts.length]
  return text === undefined ? null : { text, before }
}

/** A statement short enough to carry an addition and without a quotation that would blur it. */
function isPlain(text: string): boolean {
  const words = text.split(/\s+/u).length
  return /[.]$/u.test(text) && words >= 4 && words <= 12 && !/["“”]|\{(?:quote|past|say)/u.test(text)
}

/** One sentence that tells something: an order or a second thought is not sighed over. */
function isTold(text: string): boolean {
  return (
    isOneSentence(text) &&
    /^(?:I|we|you|he|she|it|they|this|that|there|the|my|our|your|his|her|their|an?|one|nobody|somebody|everybody|nothing|everything|\{)(?![\p{Ll}])/iu.test(
      text,
    )
  )
}

function clip(text: string): string {
  if (!/[.!]$/u.test(text)) return text
  const clipped = text.replace(
    /^(?:(?:I|We) have (?!(?:to|not|never|no|been)\b)(?!\S+ed\b)|I'm (?!the |an? )|(?:It's|That's|There's|I've|I(?! [a-z]+[.!])) )(?=(?!(?:and|or|am|what|who|why|where|because|would|could|should|can|will|do|did|said)\b)[a-z{][^ ]* \S)/u,
    '',
  )
  return capitalise(clipped)
}

type Words = { readonly [from: string]: string }
const swappable = new WeakMap<Words, RegExp>()

/** All at once, so that no word is swapped twice; an article before the word follows the new one. */
function swap(text: string, words: Words): string {
  return text.replace(patternFor(words), (_, before: string, article: string | undefined, found: string) => {
    const to = words[found.toLowerCase()] ?? found
    const word = /^\p{Lu}/u.test(found) ? capitalise(to) : to
    return `${before}${article === undefined ? '' : `${matchCase(articleFor(to), article)} `}${word}`
  })
}

function patternFor(words: Words): RegExp {
  const known = swappable.get(words)
  if (known !== undefined) return known
  const pattern = new RegExp(`(^|[^{:\\w'])(?:(an?) )?(${Object.keys(words).join('|')})(?![\\w'}])`, 'giu')
  swappable.set(words, pattern)
  return pattern
}

function matchCase(word: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? capitalise(word) : word
}

const tags: readonly (readonly [RegExp, string])[] = [
  [/^(?:It's|That's|This is)\b(?!.*\bnot\b)/u, "isn't it"],
  [/^You're\b(?!.*\bnot\b)/u, "aren't you"],
  [/^We're\b(?!.*\bnot\b)/u, "aren't we"],
  [/^They're\b(?!.*\bnot\b)/u, "aren't they"],
  [/^You've\b/u, "haven't you"],
  [/^We've\b/u, "haven't we"],
  [/^There's\b(?!.*\bno)/u, "isn't there"],
  [/^We need\b/u, "don't we"],
  [/^You said\b/u, "didn't you"],
]

/** "It's broken." becomes "It's broken, isn't it?", only for one plain sentence. */
function addTag(text: string): string {
  if (!/^[^.!?“]+\.$/u.test(text) || text.split(' ').length > 11) return text
  const found = tags.find(([pattern]) => pattern.test(text))
  return found === undefined || /\b(?:no|never|nobody|nothing)\b/u.test(text)
    ? text
    : `${text.slice(0, -1)}, ${found[1]}?`
}

const hedgeable =
  /^((?:It|That|This|There|Here|He|She) (?:is|was)|I (?:am|was|have)|(?:We|You|They) (?:are|were|have)) (?!(?:to|it|him|her|them|us|me|that)\b)/u

/** "It is a goat." becomes "It is, technically, a goat.": a line is always hedged with the same word. */
function hedge(text: string, cautions: readonly string[]): string {
  const caution = cautions[text.length % cautions.length]
  if (caution === undefined || !isPlain(text) || !isOneSentence(text)) return text
  return text.replace(hedgeable, `$1, ${caution}, `)
}

const lastNamed =
  /(?<=\s)(?<!\bof )((?:an?|my|your|our|his|her|their|the) (?:\{[a-z]+\}|[\p{L}-]+)|\{(?:a|the):[a-z]+\})\.$/u
const notThings =
  /\b(?:time|way|day|morning|evening|afternoon|night|moment|minute|second|hour|week|year|end|start|lot|bit|while|same|other|rest|first|last|best|worst|most|least|own|left|right|back|front|side|top|bottom|middle|inside|little|living|dead|others|dark|wild|warm)\.$/u

/** "I lost my hat." becomes "I lost my hat. My hat.", when what comes last is a thing. */
function echo(text: string): string {
  if (!isPlain(text) || !isTold(text) || notThings.test(text)) return text
  const thing = lastNamed.exec(text)?.[1]
  return thing === undefined ? text : `${text} ${capitalise(thing)}.`
}

function isOneSentence(text: string): boolean {
  return /^[^.!?]+\.$/u.test(text)
}
