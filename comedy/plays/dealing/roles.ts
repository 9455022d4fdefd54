import { type Dealing, type Roles } from './dealing.ts'
import { enoughShares, fairShares } from './sharing.ts'
import { findQuietest } from './silence.ts'
import { playerOf, standIn } from '../situation.ts'
import { type BitRun, type Item } from '../item.ts'

const dealtRoles = ['ASK', 'ALSO', 'HIT'] as const

/** Who plays the roles of a bit; settled once, where the bit begins. */
export function rolesIn(item: Item, dealing: Dealing): Roles {
  const { bit } = item
  const known = dealing.bound.get(bit)
  if (known) return known
  const { situation, stage } = dealing
  const roles = new Map<string, string>([['LEAD', situation.lead]])
  dealing.bound.set(bit, roles)
  const me = bit.fixed['ME']
  if (me !== undefined) roles.set('ME', standIn(me, situation) ?? me)
  if (bit.roles.has('HOST')) roles.set('HOST', hostOf(dealing))
  const taken = new Set([
    ...(bit.roles.has('LEAD') ? [situation.lead] : []),
    ...[...bit.roles].flatMap((role) => playerOf(role, situation) ?? []),
    ...['ME', 'HOST'].flatMap((role) => roles.get(role) ?? []),
  ])
  for (const role of dealtRoles) {
    if (!bit.roles.has(role)) continue
    const wanted = bit.fixed[role]
    const fixed = wanted === undefined ? null : standIn(wanted, situation)
    const by =
      (fixed !== null && !taken.has(fixed) ? fixed : null) ??
      (role === 'ASK' ? newcomer(bit, taken, dealing) : null) ??
      quietest(item, taken, dealing) ??
      fallBack(bit, roles, dealing)
    roles.set(role, by)
    taken.add(by)
    if (role === 'ASK' && bit.name === 'hide' && stage.known.get('hiding')?.has(by))
      stage.faults.push(`${bit.where}: ${by} searches and saw the hiding: let ${by} be out at > place stow`)
  }
  return roles
}

function hostOf({ situation: { plan }, stage }: Dealing): string {
  const awake = [...stage.present].filter((name) => !stage.resting.has(name))
  return awake.includes(plan.host) ? plan.host : (awake[0] ?? plan.host)
}

/** The lead, as ASK of a bit in which HOST explains the place: the lead is new here, HOST is not. Null where it cannot be the lead. */
function newcomer(bit: BitRun, taken: ReadonlySet<string>, { stage, situation }: Dealing): string | null {
  const { lead } = situation
  const isTold = !situation.isNext && bit.kind === 'place' && bit.roles.has('HOST') && bit.name !== 'takes'
  const isFree = stage.present.has(lead) && !stage.isHidden && !taken.has(lead) && stage.previous !== lead
  return isTold && isFree && fairShares(lead, situation, stage) < enoughShares ? lead : null
}

/** The lead is asked only where it is not the lead's own bit; and what the place takes, one of the others lets go. */
function quietest(item: Item, taken: ReadonlySet<string>, dealing: Dealing): string | null {
  const { bit } = item
  const { stage, situation } = dealing
  const isOthers = bit.name === 'takes' && situation.others.length > 1
  const mayLead = bit.kind !== 'lead' && !isOthers && !stage.isHidden
  const free = [...stage.present].filter(
    (name) => !taken.has(name) && !stage.resting.has(name) && (mayLead || name !== situation.lead),
  )
  return findQuietest(free, item, dealing)
}

/** Fewer parts than roles: one of those who are in the bit already answers. */
function fallBack(bit: BitRun, roles: Roles, { stage, situation }: Dealing): string {
  const asked = roles.get('ASK')
  if (asked !== undefined) return asked
  const other = [...stage.present].find((name) => name !== situation.lead && !stage.resting.has(name))
  if (bit.kind === 'lead' && other !== undefined) return other
  stage.faults.push(`${bit.where}: there is only one on stage, with no one to ask`)
  return other ?? situation.lead
}
