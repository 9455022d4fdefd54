import { writeTags } from '../script/tags.ts'
import { type BeatSheet, type Brief } from './beat-sheet.ts'
import { type Line } from '../script/line.ts'
import { type Memory } from './memory.ts'
import { planScript } from './plan.ts'
import { rememberPlay } from './plays/choose-play.ts'
import { findCards } from './plays/find-cards.ts'
import { writeSheet } from './plays/sheet.ts'
import { planPlay, writePlay } from './plays/write-play.ts'
import { writeBestDraft } from './realise/drafts.ts'

/** How many plans are tried. */
const mostPlans = 5

/** A play of the cards where all three are written, otherwise a script of the old corpus. */
export function planForHouse(brief: Brief): BeatSheet {
  const cards = findCards(brief)
  return cards === null ? planFromOldCorpus(brief) : writeSheet(brief, cards, planPlay(brief, cards))
}

/** The first plan of which a good script can be made, or the one that comes nearest. */
function planFromOldCorpus(brief: Brief): BeatSheet {
  let best: { readonly sheet: BeatSheet; readonly faults: number } | null = null
  for (let attempt = 0; attempt < mostPlans && best?.faults !== 0; attempt++) {
    const sheet = planScript(brief, attempt)
    const { faults } = writeBestDraft(brief, sheet)
    if (best === null || faults < best.faults) best = { sheet, faults }
  }
  return best?.sheet ?? planScript(brief)
}

/** The text of each act, in the tags of the specification. The same brief and sheet give the same bytes for ever. */
export function* writeActs(brief: Brief, sheet: BeatSheet): Generator<string, void> {
  for (const lines of linesOf(brief, sheet)) yield writeTags(lines)
}

/** One act, counted from 0. What is said in it depends on the acts before it, so those are played, too. */
export function writeAct(brief: Brief, sheet: BeatSheet, act: number): string {
  const lines = linesOf(brief, sheet)[act]
  if (lines === undefined) throw new RangeError(`The chapter has no act ${act}`)
  return writeTags(lines)
}

/** What a memory of the players keeps of the chapter (memory.ts). */
export function listPlayed(brief: Brief, sheet: BeatSheet): Memory {
  return sheet.play === undefined ? writeBestDraft(brief, sheet).played : rememberPlay(sheet.play)
}

function linesOf(brief: Brief, sheet: BeatSheet): readonly (readonly Line[])[] {
  const cards = sheet.play === undefined ? null : findCards(brief)
  return sheet.play === undefined || cards === null
    ? writeBestDraft(brief, sheet).acts
    : writePlay(brief, cards, sheet.play).acts
}
