import { type Dealing, type Roles } from './dealing.ts'
import { standIn } from '../situation.ts'
import { type NameOf, fillText } from '../slots.ts'
import { type BitRun } from '../item.ts'

/** The text of a line as it is said, or done, in this deal; who speaks of itself by name is noted as a fault. */
export function fillLine(
  text: string,
  bit: BitRun,
  roles: Roles,
  by: string | null,
  dealing: Dealing,
): string {
  const { situation, stage } = dealing
  const shorts = situation.cards.program.people
  const nameOf: NameOf = (role, isSaid) => {
    const name = roles.get(role) ?? standIn(role, situation)
    if (name === null || name === undefined) return null
    if (!isSaid) return name
    if (name === by) stage.faults.push(`${bit.where}: ${role} speaks of itself by name: "${text}"`)
    return name === situation.lead ? situation.cards.character.the : (shorts[name]?.short ?? name)
  }
  if (by === situation.lead && /\{(?:call|the)\}/u.test(text))
    stage.faults.push(`${bit.where}: the lead speaks of itself by name: "${text}"`)
  return fillText(text, bit.facts, nameOf)
}
