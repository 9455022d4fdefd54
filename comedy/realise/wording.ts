import { type Unit } from '../corpus/unit.ts'
import { freshFirst, wordingKey } from '../memory.ts'
import { type Production } from './line-slots.ts'
import { type ReadUnit, readUnit, variantsOf } from './read-unit.ts'

/** The unit as this script words it: the same variant wherever it is asked for. */
export function readFor(unit: Unit, production: Production): ReadUnit {
  return readUnit(unit, { rating: production.rating, variant: variantFor(unit, production) })
}

/** One that was not heard lately; where all were, the one that was heard longest ago. */
export function variantFor(unit: Unit, { drawing, lately }: Production): number {
  const count = variantsOf(unit)
  const first = drawing.number(`variant:${unit.id}`, count)
  if (count === 1 || lately.length === 0) return first
  const variants = Array.from({ length: count }, (_, index) => (first + index) % count)
  return freshFirst(variants, (variant) => wordingKey(unit, variant), lately)[0] ?? first
}
