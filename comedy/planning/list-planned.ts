import { type BeatSheet } from '../beat-sheet.ts'
import { readLabel } from '../label.ts'
import { type Memory } from '../memory.ts'

/** The entries of the corpus that a plan names; none where somebody else made it. */
export function listPlanned({ engine, gags, twist }: BeatSheet): Memory {
  return [...readLabel(engine), ...gags.map(({ id }) => id), ...readLabel(twist)]
}
