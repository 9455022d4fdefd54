import { type Premise } from '../game/protocol.ts'
import { beginOutline, type Outline } from './asking/outline.ts'
import { type BeatSheet, type ChapterPlan } from './beat-sheet.ts'

export function isOutline(plan: ChapterPlan | null): plan is Outline {
  return plan !== null && 'is' in plan
}

/** The house writer's plan; null where somebody else has planned. */
export function beatSheetIn(plan: ChapterPlan | null): BeatSheet | null {
  return plan === null || isOutline(plan) ? null : plan
}

/** What of a plan stands on the title page: only the house writer's plays are told there. */
export function premiseOf(plan: ChapterPlan | null): Premise | null {
  const sheet = beatSheetIn(plan)
  if (sheet?.play === undefined) return null
  return { sentence: sheet.premise, wants: sheet.parts.map(({ want }) => want) }
}

/** An AI service's plan; of a chapter that was planned otherwise, an empty one. */
export function outlineIn(plan: ChapterPlan | null): Outline {
  return isOutline(plan) ? plan : beginOutline({ landed: plan?.landed ?? [] })
}
