import { type ScriptView } from '../../game/protocol.ts'
import { countScenes } from '../../script/aloud/scenes.ts'
import { type Speech } from '../../script/aloud/speeches.ts'
import { isForEverybody } from '../../script/everybody.ts'
import { readersOf } from '../script/readers.tsx'

/** Everybody who reads a part, once, in the order of the cast. */
export function peopleOf(script: ScriptView): readonly string[] {
  return [...new Set(script.cast.flatMap(({ name }) => readersOf(script, name)))]
}

/** Who reads what no part says: one person a scene, the next in the next. Null where there are no people. */
export function readerOfDirections(
  speeches: readonly Speech[],
  at: number,
  people: readonly string[],
): string | null {
  return people[countScenes(speeches, at) % people.length] ?? null
}

/** Who has the step at `at`: its readers, everybody together, or who reads the directions of its scene. */
export function readersAt(speeches: readonly Speech[], at: number, script: ScriptView): readonly string[] {
  const step = speeches[at]
  if (!step) return []
  if (isForEverybody(step)) return peopleOf(script)
  if (step.speaker !== null) return readersOf(script, step.speaker)
  const reader = readerOfDirections(speeches, at, peopleOf(script))
  return reader === null ? [] : [reader]
}

/** The parts that are on air. */
export function partsAt(step: Speech | null, { cast }: ScriptView): readonly string[] {
  if (step === null || step.speaker === null) return []
  return isForEverybody(step) ? cast.map(({ name }) => name) : [step.speaker]
}
