import { type Casting } from './stage.ts'
import { nextPast } from './line-slots.ts'
import { type ReadUnit } from './read-unit.ts'
import { type Show } from './show.ts'

/** A unit that quotes an earlier chapter needs a line of it; one in which its speaker speaks needs that part. */
export function hasPast(read: ReadUnit, pins: Casting, show: Show): boolean {
  const quotes = read.lines.some(({ text }) => text.includes('{past}'))
  return (
    (!quotes || nextPast(show.production, show.stage) !== null) &&
    (!read.roles.includes('P') || pins.has('P'))
  )
}
