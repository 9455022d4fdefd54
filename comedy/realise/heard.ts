import { type Unit } from '../corpus/unit.ts'
import { expand } from '../grammar/contractions.ts'

/** Letters and digits only, contractions written out: the same for two voices that say the same. */
export function plainForm(text: string): string {
  return expand(text.replaceAll('’', "'"))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const marks = new WeakMap<Unit, readonly string[]>()

/** Whether an earlier chapter played this unit: one of its longer lines without slots was said there. */
export function wasHeard(unit: Unit, said: ReadonlySet<string>): boolean {
  return said.size > 0 && marksOf(unit).some((mark) => said.has(mark))
}

function marksOf(unit: Unit): readonly string[] {
  const before = marks.get(unit)
  if (before !== undefined) return before
  const found = unit.lines
    .filter((line) => !/[{[<>]/u.test(line))
    .map((line) => plainForm(line.replace(/^(?:[123] )?(?:[^:]*: |> )/u, '')))
    .filter((line) => line.split(' ').length >= 4)
  marks.set(unit, found)
  return found
}
