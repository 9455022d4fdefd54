import { beginOutline, type Outline } from './asking/outline.ts'
import { type BeatSheet, type ChapterPlan } from './beat-sheet.ts'

export function isOutline(plan: ChapterPlan | null): plan is Outline {
  return plan !== null && 'is' in plan
}

/** The house writer's plan; null where somebody else has planned. */
export function beatSheetIn(plan: ChapterPlan | null): BeatSheet | null {
  return plan === null || isOutline(plan) ? null : plan
}

/** An AI service's plan; of a chapter that was planned otherwise, an empty one. */
export function outlineIn(plan: ChapterPlan | null): Outline {
  return isOutline(plan) ? plan : beginOutline({ landed: plan?.landed ?? [] })
}
