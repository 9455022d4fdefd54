import { type Dealing, type Roles } from './dealing.ts'
import { findQuietest } from './silence.ts'
import { whoMayShare } from './sharing.ts'
import { playerOf, standIn } from '../situation.ts'
import { type Stage } from './stage.ts'
import { type BitRun, type Item } from '../item.ts'

export type Speaking = { readonly by: string; readonly role: string }

/** Who says a line, and as whom. */
export function speakerOf(
  item: Extract<Item, { is: 'speech' }>,
  next: Item | undefined,
  roles: Roles,
  dealing: Dealing,
): Speaking {
  const { situation, stage } = dealing
  const [first = ''] = item.who
  const own = roles.get(first) ?? playerOf(first, situation)
  const isThere = (name: string) => stage.present.has(name)
  const after = speaksNext(next, item.bit, roles, dealing)
  const begun = situation.others.length === 3 ? begunBy(item, stage) : null
  if (begun !== null && begun !== after) return { by: begun, role: first }
  const isFree = (name: string) => name !== stage.previous && name !== after
  const sharing = own === null ? [] : whoMayShare(item, roles, dealing).filter(isFree)
  if (own !== null && sharing.length > 0) {
    const owns = isThere(own) && own !== stage.previous ? [own] : []
    return { by: findQuietest([...owns, ...sharing], item, dealing) ?? own, role: first }
  }
  if (own !== null) {
    if (!isThere(own))
      stage.faults.push(`${item.bit.where}: ${first} speaks and is not on stage: "${item.text}"`)
    if (own !== stage.previous || stage.isAfterAction) return { by: own, role: first }
  }
  const mayLead = item.who.includes('LEAD') && !stage.isHidden && isThere(situation.lead)
  const there = own === null ? situation.others.filter(isThere) : []
  const free = [
    ...there.filter(isFree),
    ...(mayLead && (stage.previous !== situation.lead || there.includes(after ?? ''))
      ? [situation.lead]
      : []),
    ...(stage.previousBit === item.bit ? [] : there.filter((name) => name === stage.previous)),
    ...there.filter((name) => name !== stage.previous),
  ]
  const by =
    (first === 'ANY'
      ? findQuietest(free.some(isFree) ? free.filter(isFree) : free, item, dealing)
      : free[0]) ??
    own ??
    standIn(first, situation) ??
    situation.others.find(isThere)
  if (by === undefined) throw new Error(`${item.bit.where}: nobody can say "${item.text}"`)
  return { by, role: first }
}

/** Who said the line before, where this one goes on with it after an action: the same role, in the same bit. Not for `!` and ANY. */
function begunBy({ who, bit, isOwn }: Extract<Item, { is: 'speech' }>, stage: Stage): string | null {
  const { previous, previousBit, previousRole, isAfterAction, present } = stage
  const isSame = isAfterAction && previousBit === bit && previousRole === who[0]
  const isOnes = !isOwn && !who.includes('ANY')
  return isSame && isOnes && previous !== null && present.has(previous) ? previous : null
}

/** Who is sure to speak next in the bit. */
function speaksNext(
  next: Item | undefined,
  bit: BitRun,
  roles: Roles,
  { situation }: Dealing,
): string | null {
  if (next?.is !== 'speech' || next.bit !== bit) return null
  const [role = ''] = next.who
  const only = situation.others.length === 1 ? (situation.others[0] ?? null) : null
  return roles.get(role) ?? playerOf(role, situation) ?? only
}
