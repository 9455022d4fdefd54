import { type GagPlan } from '../beat-sheet.ts'

type Places = Pick<GagPlan, 'plant' | 'echo' | 'escalate' | 'payoff'>

/** So many gags are planted in the first act; the room must be able to remember them. */
const plantedFirst = 4

/** Where the four stages stand: planted early, paid off in the last act, every second gag echoed one act later. */
export function placeGag(gag: number, acts: number): Places {
  const last = acts - 1
  const plant = gag >= plantedFirst && acts > plantedFirst ? 1 : 0
  const late = gag % 2
  const echo = Math.min(plant + 1 + late, Math.max(last - 1, 0))
  return {
    plant,
    echo,
    escalate: Math.max(echo, Math.min(plant + 2 + late, last - 1)),
    payoff: last,
  }
}
