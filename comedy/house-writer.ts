import { writeTags } from '../script/tags.ts'
import { type BeatSheet, type Brief } from './beat-sheet.ts'
import { type Memory } from './memory.ts'
import { planScript } from './plan.ts'
import { writeBestDraft } from './realise/drafts.ts'

/** How many plans are tried. */
const mostPlans = 5

/** The first plan of which a good script can be made, or the one that comes nearest. */
export function planForHouse(brief: Brief): BeatSheet {
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
  for (const lines of writeBestDraft(brief, sheet).acts) yield writeTags(lines)
}

/** One act, counted from 0. What is said in it depends on the acts before it, so those are played, too. */
export function writeAct(brief: Brief, sheet: BeatSheet, act: number): string {
  const lines = writeBestDraft(brief, sheet).acts[act]
  if (lines === undefined) throw new RangeError(`The chapter has no act ${act}`)
  return writeTags(lines)
}

/** What a memory of the players keeps of the chapter (memory.ts). */
export function listPlayed(brief: Brief, sheet: BeatSheet): Memory {
  return writeBestDraft(brief, sheet).played
}
