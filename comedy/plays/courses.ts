import { type Course, courses, type Lazzo, type Scenario, type Working } from './card-types.ts'

/** The conditions that hold in each course: `<handed> > lead help`. */
const conditionsOf: Readonly<Record<Course, readonly string[]>> = {
  visitor: ['handed', 'wish'],
  place: ['taken', 'unasked'],
}

export const courseConditions: ReadonlySet<string> = new Set(Object.values(conditionsOf).flat())

export function isInCourse(condition: string, course: Course): boolean {
  return conditionsOf[course].includes(condition)
}

/** The courses that a scenario has lines for. */
export function coursesOf(scenario: Scenario): Course[] {
  const isTaken = scenario.acts.some(({ text }) => text.includes('<taken>'))
  return courses.filter((course) => course === 'visitor' || isTaken)
}

/** The course of a stored plan: older versions knew none, or three that came before these two (decision 026). */
export function courseOf({ course }: { readonly course?: string }): Course {
  return course === 'place' || course === 'custody' ? 'place' : 'visitor'
}

/** What is left out by the way, where a scenario can do without: what the place gives is the prop that it had. */
const omittedByPlace: ReadonlySet<Lazzo | Working> = new Set(['gift'])
/** A machine that neither has the prop nor becomes a danger is no second trouble beside the scenario's own. */
const omittedAtRest: ReadonlySet<Lazzo | Working> = new Set(['stir', 'uses'])

export function omittedIn(course: Course, scenario: Scenario): ReadonlySet<string> {
  if (course === 'place') return omittedByPlace
  return hasPeak(scenario) ? new Set() : omittedAtRest
}

function hasPeak({ acts }: Scenario): boolean {
  return acts.some(({ text }) => text.includes('> place peak'))
}
