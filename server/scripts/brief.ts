import { type Brief } from '../../comedy/beat-sheet.ts'
import { type Landed } from '../../comedy/landed.ts'
import { type Memory } from '../../comedy/memory.ts'
import { beatSheetIn } from '../../comedy/chapter-plan.ts'
import { type Lengths, lengths } from '../../game/modes.ts'
import { joinText } from '../../script/acts.ts'
import { hasStory } from '../../script/has-story.ts'
import { type ChapterRow, type StoredScript } from '../store/scripts.ts'

type Planned = Pick<StoredScript, 'mode' | 'rating' | 'draw' | 'cast' | 'seed'> & {
  readonly chapters: readonly Pick<ChapterRow, 'sheet'>[]
}

type Known = {
  /** Counted from 0. */
  readonly n: number
  /** `texts[chapter][act]` */
  readonly texts: readonly (readonly string[])[]
  readonly lately: Memory
  readonly landed: readonly Landed[]
  /** The writer's. */
  readonly lengths: Lengths
}

/** What a chapter is planned from. When nothing stands in the chapters before it, it is a first chapter. */
export function briefOf(script: Planned, { n, texts, lately, landed, lengths }: Known): Brief {
  const { draw, cast, rating } = script
  const text = joinText(texts.slice(0, n))
  const sheet = script.chapters[n - 1]?.sheet ?? null
  const sequel = !hasStory(text) ? null : { text, sheet, chapter: n, landed }
  const length = lengths[script.mode][sequel ? 'continuation' : 'first']
  return { draw, cast, rating, length, seed: `${script.seed}/${n}`, sequel, lately }
}

/** The same at a take-over as at the start. */
export function briefOfStored(
  script: Planned,
  { n, length, sheet }: ChapterRow,
  texts: Known['texts'],
): Brief {
  const { lately = [] } = beatSheetIn(sheet) ?? {}
  const { landed = [] } = sheet
  return { ...briefOf(script, { n, texts, lately, landed, lengths }), length }
}
