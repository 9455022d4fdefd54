import { type DeckCard, type Draw } from '../game/card.ts'
import { type Cast } from '../game/cast.ts'
import { type Length } from '../game/modes.ts'
import { type Rating } from '../game/rating.ts'
import { type Outline } from './asking/outline.ts'
import { type Landed } from './landed.ts'
import { type Memory } from './memory.ts'
import { type PlayPlan } from './plays/planning/play-plan.ts'

/** All that a plan is made from. The same brief gives the same plan for ever. */
export type Brief = {
  readonly draw: Draw<DeckCard>
  readonly cast: Cast
  readonly rating: Rating
  readonly length: Length
  readonly seed: string
  /** Set when a chapter goes on from an earlier one. */
  readonly sequel: Sequel | null
  /** What these players have heard lately. Left out: nothing. */
  readonly lately?: Memory
}

/** What a continuation goes on from: the text so far and, when there was one, the plan behind it. */
export type Sequel = {
  readonly text: string
  readonly sheet: ChapterPlan | null
  readonly chapter: number
  /** What the room laughed at most in it, the biggest laugh first. Left out: nothing is known. */
  readonly landed?: readonly Landed[]
}

/** The plan that is stored with a chapter: the house writer's, or what an AI service has planned. */
export type ChapterPlan = BeatSheet | Outline

/**
 * The house writer's plan of one chapter. It is stored as JSON with the chapter, so that a take-over and a continuation
 * can take it up.
 */
export type BeatSheet = {
  /** One sentence: X must Y while Z. */
  readonly premise: string
  /** What each part wants, in a sentence, in the order of the cast. */
  readonly wants: readonly string[]
  readonly play: PlayPlan
  /** What the players had heard, and laughed at, when this was planned: so it is written the same at every take-over. */
  readonly lately?: Memory
  readonly landed?: readonly Landed[]
}
