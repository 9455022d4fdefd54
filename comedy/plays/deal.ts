import { type Random } from '../../game/random.ts'
import { countWords } from '../../script/count-words.ts'
import { playerOf, type Situation, standIn } from './situation.ts'
import { type NameOf, fillText } from './slots.ts'
import { setStage, type Stage, takeNote } from './stage.ts'
import { type BitRun, type Item } from './unfold.ts'

export type Dealt =
  | { readonly is: 'act'; readonly act: number }
  | { readonly is: 'action'; readonly text: string }
  | { readonly is: 'speech'; readonly by: string; readonly text: string; readonly where: string }

export type Deal = {
  readonly items: readonly Dealt[]
  /** What is wrong on the stage: who cannot know or be there. */
  readonly faults: readonly string[]
  /** Where a speaker goes on from one bit to the next in one breath. */
  readonly seams: number
}

type Roles = ReadonlyMap<string, string>

/** Gives every line to a part. Whoever was silent longest is asked first. */
export function dealLines(items: readonly Item[], random: Random): Deal {
  const stage = setStage()
  const bound = new Map<BitRun, Roles>()
  const dealt = items.flatMap((item, index) =>
    dealItem(item, items[index + 1], { situation: item.bit.situation, stage, random, bound }),
  )
  const faults = [...stage.faults, ...findSelfAnswers(dealt), ...checkEnd(stage)]
  return { items: merge(dealt), faults, seams: countSeams(dealt) }
}

type Dealing = {
  readonly situation: Situation
  readonly stage: Stage
  readonly random: Random
  readonly bound: Map<BitRun, Roles>
}

type Speech = Extract<Dealt, { is: 'speech' }> & {
  readonly bit: BitRun
  readonly role: string
  readonly goesOn: boolean
}
type Unmerged = Exclude<Dealt, { is: 'speech' }> | Speech

function dealItem(item: Item, next: Item | undefined, dealing: Dealing): Unmerged[] {
  const { stage, situation } = dealing
  if (item.is === 'act') return [{ is: 'act', act: item.act }]
  if (item.is === 'note') {
    takeNote(item.words, item.bit.where, stage, situation)
    return []
  }
  const roles = rolesIn(item.bit, dealing)
  const text = (said: string | null) => fill(item.text, item.bit, roles, said, dealing)
  if (item.is === 'action') {
    if (item.text.includes('{freed}')) stage.isPropAway = false
    stage.isAfterAction = true
    return [{ is: 'action', text: text(null) }]
  }
  const { by, role } = speakerOf(item, next, roles, dealing)
  if (item.text.includes('{freed}')) stage.isPropAway = false
  const spoken = text(by)
  remember(by, spoken, item.bit, stage)
  return [{ is: 'speech', by, text: spoken, where: item.bit.where, bit: item.bit, role, goesOn: item.goesOn }]
}

function remember(by: string, text: string, bit: BitRun, stage: Stage): void {
  if (stage.previous !== by) stage.lines += 1
  stage.previous = by
  stage.previousBit = bit
  stage.isAfterAction = false
  stage.words.set(by, (stage.words.get(by) ?? 0) + countWords(text))
  stage.lastLine.set(by, stage.lines)
}

const dealtRoles = ['ASK', 'ALSO', 'HIT'] as const

/** Who plays the roles of a bit; settled once, where the bit begins. */
function rolesIn(bit: BitRun, dealing: Dealing): Roles {
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
      quietest(bit, taken, dealing) ??
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

/** The lead is asked only where it is not the lead's own bit. */
function quietest(bit: BitRun, taken: ReadonlySet<string>, dealing: Dealing): string | null {
  const { stage, situation } = dealing
  const mayLead = bit.kind !== 'lead' && !stage.isHidden
  const free = [...stage.present].filter(
    (name) => !taken.has(name) && !stage.resting.has(name) && (mayLead || name !== situation.lead),
  )
  return best(free, dealing)
}

function best(names: readonly string[], dealing: Dealing): string | null {
  const weighed = names.map((name) => ({ name, weight: silenceOf(name, dealing) }))
  return weighed.reduce<{ name: string | null; weight: number }>((a, b) => (b.weight > a.weight ? b : a), {
    name: null,
    weight: Number.NEGATIVE_INFINITY,
  }).name
}

/** Lines since it spoke, and what it is short of in words; of who has just spoken nobody wants more. */
function silenceOf(name: string, { stage, situation, random }: Dealing): number {
  const total = [...stage.words.values()].reduce((sum, words) => sum + words, 0)
  const fair = total / (situation.others.length + 1)
  const silent = stage.lines - (stage.lastLine.get(name) ?? 0)
  const owed = (fair - (stage.words.get(name) ?? 0)) / 4
  const again = stage.previous === name ? -6 : 0
  const urgent = Math.max(0, silent - 7) * 3
  return silent + urgent + owed + again + random() * 3 - (name === situation.lead ? 2 : 0)
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

function speakerOf(
  item: Extract<Item, { is: 'speech' }>,
  next: Item | undefined,
  roles: Roles,
  dealing: Dealing,
): { by: string; role: string } {
  const { situation, stage } = dealing
  const [first = ''] = item.who
  const own = roles.get(first) ?? playerOf(first, situation)
  const isThere = (name: string) => stage.present.has(name)
  const after = speaksNext(next, item.bit, roles, dealing)
  const isFree = (name: string) => name !== stage.previous && name !== after
  const sharing = own === null ? [] : whoMayShare(item, dealing).filter(isFree)
  if (own !== null && sharing.length > 0) {
    const owns = isThere(own) && own !== stage.previous ? [own] : []
    return { by: best([...owns, ...sharing], dealing) ?? own, role: first }
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
    (first === 'ANY' ? best([...new Set(free)], dealing) : free[0]) ??
    own ??
    standIn(first, situation) ??
    situation.others.find(isThere)
  if (by === undefined) throw new Error(`${item.bit.where}: nobody can say "${item.text}"`)
  return { by, role: first }
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

/** A line that says I or my belongs to one person. */
const personal = /\b(?:I|I'm|I've|I'll|I'd|me|my|mine|myself)\b/u
/** Who has been silent for so many lines may take one that is open. */
const longSilence = 8

/**
 * In large casts, who has no function takes lines of those who have: such as could be anybody's, but none of a FOE who
 * goes out and comes back, as that one knows less than the others.
 */
function whoMayShare(
  { who, text, bit }: Extract<Item, { is: 'speech' }>,
  { situation, stage }: Dealing,
): string[] {
  const [first = ''] = who
  const isThere = (name: string) => stage.present.has(name)
  const played = Object.values(situation.plan.functions)
  const silence = (name: string) => stage.lines - (stage.lastLine.get(name) ?? 0)
  const isLarge = situation.others.length > 3
  const extras = situation.others.filter(
    (name) =>
      isThere(name) &&
      !stage.resting.has(name) &&
      (!played.includes(name) || (isLarge && silence(name) >= longSilence)),
  )
  const isScene = bit.kind === 'act' || bit.kind === 'scenario'
  const isOpen =
    who.includes('ANY') ||
    (isScene &&
      !personal.test(text) &&
      (first === 'PAL' ||
        (first === 'FOE' && !leaves('FOE', situation)) ||
        (first === 'BOSS' && isLarge && text.endsWith('?'))))
  const { lead } = situation
  const leadIsSilent = silence(lead) >= longSilence
  const mayLead = who.includes('LEAD') && first !== 'LEAD' && isThere(lead) && !stage.isHidden && leadIsSilent
  return [...(isOpen ? extras : []), ...(mayLead ? [lead] : [])]
}

function leaves(role: string, { scenario }: Situation): boolean {
  return scenario.acts.some(({ text }) => text.includes(`* exit ${role}`))
}

function fill(text: string, bit: BitRun, roles: Roles, by: string | null, dealing: Dealing): string {
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

/** Lines written for two that fell to one. What ASK begins, ALSO or HIT may finish: so it is written. */
function findSelfAnswers(items: readonly Unmerged[]): string[] {
  return items.flatMap((item, index) => {
    const last = items[index - 1]
    if (item.is !== 'speech' || last?.is !== 'speech') return []
    if (item.by !== last.by || item.bit !== last.bit || item.role === last.role) return []
    if (item.goesOn) return []
    if (item.role !== 'ME' && last.role === 'ASK' && !last.text.endsWith('?')) return []
    return [`${item.where}: ${item.by} answers itself: "${last.text}" "${item.text}"`]
  })
}

function countSeams(items: readonly Unmerged[]): number {
  return items.filter((item, index) => {
    const last = items[index - 1]
    return item.is === 'speech' && last?.is === 'speech' && item.by === last.by && item.bit !== last.bit
  }).length
}

/** Two lines of one speaker become one, where that can be said in a breath. */
function merge(items: readonly Unmerged[]): Dealt[] {
  const merged: Unmerged[] = []
  for (const item of items) {
    const last = merged.at(-1)
    if (
      item.is === 'speech' &&
      last?.is === 'speech' &&
      last.by === item.by &&
      countWords(last.text) + countWords(item.text) <= mostWords
    )
      merged[merged.length - 1] = { ...last, text: `${last.text} ${item.text}` }
    else merged.push(item)
  }
  return merged
}

const mostWords = 25

function checkEnd({ isPropAway }: Stage): string[] {
  return isPropAway ? ['the prop never comes back: say {freed} after > place saves'] : []
}
