import { type Drawing } from '../draw.ts'

/** Index of the part that stays sane: anybody but the lead, when there is anybody. */
export function chooseStraightMan(parts: number, drawing: Drawing): number {
  return parts < 2 ? 0 : 1 + drawing.number('straight man', parts - 1)
}
