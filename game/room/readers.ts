import { countScenes } from '../../script/aloud/scenes.ts'
import { type Speech } from '../../script/aloud/speeches.ts'
import { isForEverybody } from '../../script/everybody.ts'
import { type PartOf, type Person, type PersonId } from './room.ts'

export type Step = Pick<Speech, 'kind' | 'speaker' | 'stranger'>

/** A room or its view. */
export type Seating = {
  readonly people: readonly Pick<Person, 'id' | 'role' | 'isCovered' | 'hasLeft'>[]
  readonly round: { readonly parts: readonly PartOf[] } | null
}

/** Null where the understudy reads: nobody of the part is awake. */
export function readerOf(room: Seating, steps: readonly Step[], at: number): PersonId | null {
  const step = steps[at]
  if (!step) return null
  if (step.speaker === null) return directionsReader(room, steps, at)
  return readersOf(room, step.speaker).find((id) => isAwake(room, id)) ?? null
}

/** Whether it is this person's turn; "ALL" is the turn of everybody who has a part. */
export function reads(room: Seating, steps: readonly Step[], at: number, id: PersonId): boolean {
  const step = steps[at]
  if (!step) return false
  const hasPart = () => room.round?.parts.some(({ reader }) => reader === id) ?? false
  return isForEverybody(step) ? hasPart() && isAwake(room, id) : readerOf(room, steps, at) === id
}

/** More than one where a part is shared. */
export function readersOf({ round }: Seating, part: string): PersonId[] {
  return (round?.parts ?? []).filter((one) => one.part === part).map(({ reader }) => reader)
}

/** In how many steps it is this person's turn, 0 for now; null when no step that is written is theirs. */
export function turnsUntil(room: Seating, steps: readonly Step[], at: number, id: PersonId): number | null {
  for (let n = Math.max(0, at); n < steps.length; n++) if (reads(room, steps, n, id)) return n - at
  return null
}

/** Headings and stage directions go round by scene, among those who are awake. */
function directionsReader(room: Seating, steps: readonly Step[], at: number): PersonId | null {
  const awake = [...new Set((room.round?.parts ?? []).map(({ reader }) => reader))].filter((id) =>
    isAwake(room, id),
  )
  return awake[countScenes(steps, at) % Math.max(1, awake.length)] ?? null
}

function isAwake({ people }: Seating, id: PersonId): boolean {
  const person = people.find((one) => one.id === id)
  return person !== undefined && person.role === 'player' && !person.isCovered && !person.hasLeft
}
