import { type Rating } from '../../game/rating.ts'
import { type Drawing } from '../draw.ts'
import { type Slots } from '../grammar/fill.ts'
import { type Moment } from '../grammar/voice.ts'
import { type Memory } from '../memory.ts'
import { type World } from '../world.ts'
import { type PastLine } from './past.ts'
import { type ReadUnit } from './read-unit.ts'
import { type Casting, quotableLines, type Stage } from './stage.ts'

/** What a performance draws on besides the stage. */
export type Production = {
  readonly drawing: Drawing
  readonly world: World
  readonly rating: Rating
  /** What the players have heard lately. */
  readonly lately: Memory
  /** Lines of the chapters before, in the order in which they are to be quoted. */
  readonly past: readonly PastLine[]
}

/** One unit being played. `texts` keeps what it quotes, so that a slot written twice quotes the same line. */
export type Performance = {
  readonly read: ReadUnit
  readonly casting: Casting
  readonly production: Production
  readonly stage: Stage
  readonly texts: Map<string, string>
}

/** What the slots of one line stand for; an action has no speaker. */
export function slotsFor(speaker: number | null, performance: Performance): Slots {
  const { casting, production, stage } = performance
  return {
    role: (letter) => stage.parts[casting.get(letter) ?? 0]!.called,
    word: (key) => production.world.word(key),
    text: (kind, of) => {
      if (kind === 'past') return quote(recall(performance))
      if (kind === 'say') return chooseSaying(speaker ?? 0, of as Moment, production, stage)
      return quote(findQuote(of, performance))
    },
  }
}

function quote(text: string): string {
  return `“${text}”`
}

function findQuote(role: string | null, { casting, production, stage, texts }: Performance): string {
  const key = role ?? 'anybody'
  const known = texts.get(key)
  if (known !== undefined) return known
  const lines = quotableLines(stage, role === null ? null : (casting.get(role) ?? 0))
  const found = production.drawing.choose(`quote:${stage.spoken.length}`, lines)
  texts.set(key, found)
  return found
}

/** The line of an earlier chapter that is quoted next. */
export function nextPast({ past }: Production, stage: Stage): PastLine | null {
  return past.find(({ text }) => !stage.usedTexts.has(text)) ?? null
}

function recall({ production, stage, texts }: Performance): string {
  const text = nextPast(production, stage)?.text ?? ''
  texts.set('past', text)
  return text
}

/** A saying of the speaker's voice, each once. */
function chooseSaying(part: number, moment: Moment, production: Production, stage: Stage): string {
  const { voice, name } = stage.parts[part]!
  const sayings = production.drawing.order(`say:${name}:${moment}`, voice.says[moment])
  const saying = sayings.find((text) => !stage.usedTexts.has(text)) ?? sayings[0] ?? ''
  stage.usedTexts.add(saying)
  return saying
}
