import { type Rating } from '../../game/rating.ts'
import {
  type Character,
  type Course,
  type PartFunction,
  type Program,
  type Scenario,
  type Setting,
  type Suite,
  type Way,
} from './card-types.ts'
import { type ReadBit } from './bit.ts'
import { isInCourse } from './courses.ts'
import { type PlayPlan } from './planning/play-plan.ts'

export type Cards = { readonly program: Program; readonly character: Character; readonly setting: Setting }

/** Spoken words from which on a play has two scenarios. */
export const longPlay = 1200

/** All that the lines of one scenario depend on. */
export type Situation = {
  readonly cards: Cards
  readonly read: ReadBit
  readonly plan: PlayPlan
  readonly scenario: Scenario
  readonly suite: Suite
  readonly way: Way
  readonly course: Course
  /** The phrases of the cards, by slot. */
  readonly facts: ReadonlyMap<string, string>
  readonly lead: string
  /** Everybody but the lead, in the order of the cast. */
  readonly others: readonly string[]
  /** The functions that go out some time. */
  readonly leaving: ReadonlySet<string>
  readonly rating: Rating
  readonly isNext: boolean
  /** The line of the play before at which the room laughed most. */
  readonly landed: string | null
  readonly seed: string
}

/** Whether all conditions of a line hold: <4+>, <2-3>, <next>, <ii>, <rated>, an effect, a change, a part of a course. */
export function holds(conditions: readonly string[], situation: Situation): boolean {
  return conditions.every((condition) => holdsOne(condition, situation))
}

function holdsOne(condition: string, situation: Situation): boolean {
  const parts = situation.others.length + 1
  switch (condition) {
    case 'first':
      return !situation.isNext
    case 'next':
      return situation.isNext
    case 'i':
      return situation.plan.filling === 0
    case 'ii':
      return situation.plan.filling === 1
    case 'rated':
      return situation.rating === 'r-rated'
    case 'family':
      return situation.rating === 'family-friendly'
    default:
      if (condition.startsWith('?')) return true
      if (condition >= '2' && condition <= '9') return isIn(condition, parts)
      return (
        condition === situation.suite.effect ||
        condition === situation.way.change ||
        isInCourse(condition, situation.course)
      )
  }
}

/** "4+", "2-3", "2". */
function isIn(range: string, parts: number): boolean {
  const from = Number(range[0])
  if (range.endsWith('+')) return parts >= from
  return parts >= from && parts <= Number(range.at(-1))
}

/** The functions with an `* exit` in some act: they come back, and have missed what was said meanwhile. */
export function leavingIn({ acts }: Scenario): ReadonlySet<string> {
  return new Set(
    acts.flatMap(({ text }) => [...text.matchAll(/\* exit (\w+)/gu)].map(([, role = '']) => role)),
  )
}

export function playerOf(role: string, { plan }: Situation): string | null {
  return plan.functions[role as PartFunction] ?? null
}

/** Who stands in for a function that nobody has. */
export function standIn(role: string, situation: Situation): string | null {
  const { plan } = situation
  if (role !== 'BOSS' && role !== 'FOE' && role !== 'PAL') return null
  return plan.functions[role] ?? plan.functions.BOSS ?? plan.functions.FOE ?? plan.functions.PAL ?? null
}
