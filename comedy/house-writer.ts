import { writeTags } from '../script/tags.ts'
import { type BeatSheet, type Brief } from './beat-sheet.ts'
import { type Memory } from './memory.ts'
import { rememberPlay } from './plays/planning/choose-play.ts'
import { writeSheet } from './plays/sheet.ts'
import { type Cards } from './plays/situation.ts'
import { steerPlay } from './plays/steering/steer-play.ts'
import { offerTwists } from './plays/steering/twists.ts'
import { planInSteps, planPlay } from './plays/planning/plan-play.ts'
import { stagePlay, writeLines } from './plays/write-play.ts'
import { type Steering } from './steering.ts'
import { type Twist } from '../game/room/show/twists.ts'

/** A play of these cards (plays/load-cards.ts). */
export function planForHouse(brief: Brief, cards: Cards): BeatSheet {
  return writeSheet(brief, cards, planPlay(brief, cards))
}

/** The same in steps of some milliseconds. */
export function* planForHouseInSteps(brief: Brief, cards: Cards): Generator<undefined, BeatSheet> {
  return writeSheet(brief, cards, yield* planInSteps(brief, cards))
}

/**
 * The text of each act, in the tags of the specification. The same brief, sheet and steering give the same bytes for
 * ever; an act is written from the steering of the acts until then, its opening from that of the acts before.
 */
export function writeActs(
  brief: Brief,
  cards: Cards,
  { play }: BeatSheet,
  steerings: readonly Steering[] = [],
): string[] {
  return writeLines(brief, cards, play, steerings).map(writeTags)
}

/** Three for a room to choose from before an act but the first, as the acts before it were steered. */
export function twistsOf(
  brief: Brief,
  cards: Cards,
  { play }: BeatSheet,
  act: number,
  steerings: readonly Steering[] = [],
): Twist[] {
  const before = steerings.filter((one) => one.act < act)
  return offerTwists(steerPlay(stagePlay(brief, cards, play), before), act)
}

/** What a memory of the players keeps of the chapter (memory.ts). */
export function listPlayed({ play }: BeatSheet): Memory {
  return rememberPlay(play)
}
