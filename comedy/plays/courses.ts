import { type Course, courses, type Lazzo, type Scenario, type Working } from './card-types.ts'

/** The conditions that hold in each course: `<handed> > lead help`. */
const conditionsOf: Readonly<Record<Course, readonly string[]>> = {
  visitor: ['handed', 'danger', 'wish'],
  place: ['taken', 'danger', 'unasked'],
  danger: ['handed', 'danger', 'unasked'],
  calm: ['handed', 'unasked'],
  custody: ['taken', 'unasked'],
}

export const courseConditions: ReadonlySet<string> = new Set(Object.values(conditionsOf).flat())

export function isInCourse(condition: string, course: Course): boolean {
  return conditionsOf[course].includes(condition)
}

/** The courses that a scenario has lines for. Only a first chapter can begin with its worst moment. */
export function coursesOf(scenario: Scenario, isNext: boolean): Course[] {
  const has = (mark: string) => scenario.acts.some(({ text }) => text.includes(mark))
  const offered: Readonly<Record<Course, boolean>> = {
    visitor: true,
    place: has('<taken>'),
    danger: hasPeak(scenario) && !isNext,
    calm: has('<danger>'),
    custody: has('<taken>') && has('<danger>'),
  }
  return courses.filter((course) => offered[course])
}

/** What is left out by the way in each course, where a scenario can do without: no two of them rest at the same places. */
const omissions: Readonly<Record<Course, ReadonlySet<Lazzo | Working>>> = {
  visitor: new Set(),
  place: new Set<Lazzo | Working>(['gift']),
  danger: new Set<Lazzo | Working>(['comfort', 'door']),
  calm: new Set<Lazzo | Working>(['stir', 'uses', 'door']),
  custody: new Set<Lazzo | Working>(['uses', 'door', 'ban']),
}
/** A machine that neither has the prop nor becomes a danger is no second trouble beside the scenario's own. */
const omittedAtRest: ReadonlySet<Lazzo | Working> = new Set(['stir', 'uses'])

export function omittedIn(course: Course, scenario: Scenario): ReadonlySet<string> {
  return isInCourse('handed', course) && !hasPeak(scenario) ? omittedAtRest : omissions[course]
}

function hasPeak({ acts }: Scenario): boolean {
  return acts.some(({ text }) => text.includes('> place peak'))
}
