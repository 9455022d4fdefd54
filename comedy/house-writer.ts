import { writeTags } from '../script/tags.ts'
import { type BeatSheet, type Brief } from './beat-sheet.ts'
import { type Memory } from './memory.ts'
import { rememberPlay } from './plays/choose-play.ts'
import { writeSheet } from './plays/sheet.ts'
import { type Cards } from './plays/situation.ts'
import { planPlay, writePlay } from './plays/write-play.ts'
import { type Steering } from './steering.ts'

/** A play of these cards (plays/load-cards.ts). */
export function planForHouse(brief: Brief, cards: Cards): BeatSheet {
  return writeSheet(brief, cards, planPlay(brief, cards))
}

/**
 * The text of each act, in the tags of the specification. The same brief, sheet and steering give the same bytes for
 * ever; an act is written from the steering of the acts until then, its opening from that of the acts before.
 */
export function writeActs(
  brief: Brief,
  cards: Cards,
  { play }: BeatSheet,
  _steerings: readonly Steering[] = [],
): string[] {
  return writePlay(brief, cards, play).acts.map(writeTags)
}

/** What a memory of the players keeps of the chapter (memory.ts). */
export function listPlayed({ play }: BeatSheet): Memory {
  return rememberPlay(play)
}
