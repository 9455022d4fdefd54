import { type Premise } from '../game/protocol.ts'
import { beginOutline, type Outline } from './asking/outline.ts'
import { type BeatSheet, type ChapterPlan } from './beat-sheet.ts'

export function isOutline(plan: ChapterPlan | null): plan is Outline {
  return plan !== null && 'is' in plan
}

/** The house writer's plan; null where another writer has planned, or a version that wrote no plays. */
export function beatSheetIn(plan: ChapterPlan | null): BeatSheet | null {
  return plan !== null && 'play' in plan ? plan : null
}

/** What of a plan stands on the title page: only the house writer's plays are told there. */
export function premiseOf(plan: ChapterPlan | null): Premise | null {
  const sheet = beatSheetIn(plan)
  return sheet === null ? null : { sentence: sheet.premise, wants: sheet.wants }
}

/** An AI service's plan; of a chapter that was planned otherwise, an empty one. */
export function outlineIn(plan: ChapterPlan | null): Outline {
  return isOutline(plan) ? plan : beginOutline({ landed: plan?.landed ?? [] })
}
