import { type Dealing, type Roles } from './dealing.ts'
import { type BitRun, type Item } from '../item.ts'
import { playerOf, type Situation } from '../situation.ts'
import { longestSilence, silenceOf } from './silence.ts'
import { type Stage } from './stage.ts'

/** A line that says I or my belongs to one person. */
const personal = /\b(?:I|I'm|I've|I'll|I'd|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\b/u
/** A line that says we or our is not the lead's, who is new among the others. */
const ours = /\b(?:[Ww]e|[Ww]e're|[Ww]e've|[Uu]s|[Oo]urs?)\b/u
const slots = /(?<=\{)\w+(?=\})/gu
/** A line that names somebody, or is said to somebody. */
const toSomebody = /\{|\byou/iu
/** The lead takes a line that is open to it after so many lines of silence. */
const longSilence = 8
/** In a large cast, where a line of everybody is soon fifteen lines ago: so many before one takes a line that is open, and one that anybody could say. */
const longSilenceOfMany = 5
const tooLongSilenceOfMany = 8
/** BOSS and FOE want opposite things: each waits longer than others before it takes a line of the other. */
const opponentOf: Readonly<Record<string, string>> = { BOSS: 'FOE', FOE: 'BOSS' }
/** Whoever would be silent for too long takes one sooner, and the lead, where it has said much less than a fair share. */
const shortSilence = 3

type Speech = Extract<Item, { is: 'speech' }>

/** Who else may say a line: such as could be anybody's, but none of who goes out and comes back, and knows less. */
export function whoMayShare(item: Speech, roles: Roles, dealing: Dealing): string[] {
  const { who, text, bit, isOwn } = item
  const { situation, stage } = dealing
  if (isOwn) return []
  const [first = ''] = who
  const isScene = bit.kind === 'act' || bit.kind === 'scenario'
  const isAnybodys = isScene && !situation.leaving.has(first) && !personal.test(text)
  const gives = isAnybodys && first === 'BOSS' && hasTooMuch('BOSS', situation, stage)
  const isAsked = first === 'BOSS' && isLarge(situation) && text.endsWith('?')
  const isOpen =
    who.includes('ANY') || gives || (isAnybodys && (first === 'PAL' || first === 'FOE' || isAsked))
  const lead = mayLead(item, isAnybodys, dealing) ? [situation.lead] : []
  if (!isLarge(situation)) {
    const pal = gives && situation.others.length === 3 ? palOf(situation) : []
    return [...pal.filter(canSay(item, dealing)), ...lead]
  }
  const there = situation.others.filter(canSay(item, dealing))
  const silent = (long: number) => there.filter((name) => speaksUp(name, long, item, dealing))
  const extras = () => there.filter((name) => !Object.values(situation.plan.functions).includes(name))
  return [
    ...(isOpen ? [...extras(), ...silent(longSilenceOfMany)] : []),
    ...(isAnybodys && !isOpen ? silent(tooLongSilenceOfMany) : []),
    ...(isAskedOn(item, dealing) ? silent(tooLongSilenceOfMany).filter(isOutside(bit, roles)) : []),
    ...lead,
  ]
}

/** Is there, awake, and not named in the line. */
function canSay({ text }: Speech, { situation, stage }: Dealing): (name: string) => boolean {
  const named = namedIn(text, situation)
  return (name) => stage.present.has(name) && !stage.resting.has(name) && !named.has(name)
}

/** Who is named by function. */
function namedIn(text: string, situation: Situation): ReadonlySet<string | null> {
  if (!text.includes('{')) return nobody
  return new Set((text.match(slots) ?? []).map((role) => playerOf(role.toUpperCase(), situation)))
}

const nobody: ReadonlySet<string | null> = new Set()

/** Has been silent for so long, or would be for too long before its next line comes. */
function speaksUp(name: string, long: number, item: Speech, dealing: Dealing): boolean {
  const { situation, stage } = dealing
  const isOpponent = name === playerOf(opponentOf[item.who[0] ?? ''] ?? '', situation)
  const silence = silenceOf(name, stage)
  if (silence >= (isOpponent ? tooLongSilenceOfMany : long)) return true
  return !isOpponent && silence >= shortSilence && isSilentUntil(item, name, dealing)
}

/** Who asks the lead, or about the place, may be another one each time, where nothing is done to whoever asks. */
function isAskedOn({ who: [first = ''], text, bit }: Speech, { stage }: Dealing): boolean {
  const isBegun = stage.previousBit === bit && bit.fixed[first] === undefined && !bit.named.has(first)
  return (first === 'ASK' || first === 'ALSO') && isBegun && !personal.test(text)
}

function isOutside(bit: BitRun, roles: Roles): (name: string) => boolean {
  const inside = new Set([...roles.values(), ...[...bit.roles].map((role) => playerOf(role, bit.situation))])
  return (name) => !inside.has(name)
}

/** Takes what is open to it, and in a large cast what anybody could say, neither of it nor to it. */
function mayLead(item: Speech, isAnybodys: boolean, dealing: Dealing): boolean {
  const { situation, stage } = dealing
  const { lead } = situation
  const { who, text } = item
  if (who[0] === 'LEAD' || !stage.present.has(lead) || stage.isHidden) return false
  const silence = silenceOf(lead, stage)
  if (who.includes('LEAD'))
    return (isLarge(situation) || !ours.test(text)) && silence >= silenceOfLead(text, situation, stage)
  if (!isLarge(situation) || !isAnybodys || silence < longSilenceOfMany) return false
  return isSilentUntil(item, lead, dealing) && !ours.test(text) && !toSomebody.test(text)
}

/** Will have been silent for longer than the gate allows when its next own line comes. */
function isSilentUntil(item: Speech, name: string, { stage, ahead }: Dealing): boolean {
  return silenceOf(name, stage) + ahead(item, name) > longestSilence
}

/** How long the lead is silent before it takes a line that is open to it: a newcomer asks. */
function silenceOfLead(text: string, situation: Situation, stage: Stage): number {
  const shares = fairShares(situation.lead, situation, stage)
  if (text.endsWith('?') && shares < enoughShares && !situation.isNext) return 1
  return shares < leastShares ? shortSilence : longSilence
}

/** In a cast of four PAL takes lines of a BOSS who has said too much; FOE never does, since it would contradict itself. */
function palOf(situation: Situation): string[] {
  const pal = situation.leaving.has('PAL') ? null : playerOf('PAL', situation)
  return pal === null ? [] : [pal]
}

/** Has said so much more than a fair share that others say what anybody could. */
function hasTooMuch(role: string, situation: Situation, stage: Stage): boolean {
  const by = playerOf(role, situation)
  const most = isLarge(situation) || situation.isNext ? mostSharesOfMany : mostShares
  return by !== null && fairShares(by, situation, stage) > most
}

/** The part's words, divided by the mean of all parts; 1 until a hundred words are said. */
export function fairShares(name: string, { others }: Situation, { words, wordsOfAll }: Stage): number {
  return wordsOfAll > 100 ? ((words.get(name) ?? 0) * (others.length + 1)) / wordsOfAll : 1
}

const mostShares = 1.4
const mostSharesOfMany = 1.2
const leastShares = 0.7
/** Below this the lead is given the questions. */
export const enoughShares = 1.1

function isLarge({ others }: Situation): boolean {
  return others.length > 3
}
