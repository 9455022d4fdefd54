import { type Dealing } from './dealing.ts'
import { type Item } from '../item.ts'
import { playerOf, type Situation } from '../situation.ts'
import { type Stage } from './stage.ts'

/** A line that says I or my belongs to one person. */
const personal = /\b(?:I|I'm|I've|I'll|I'd|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\b/u
/** A line that says we or our is not the lead's, who is new among the others. */
const ours = /\b(?:[Ww]e|[Ww]e're|[Ww]e've|[Uu]s|[Oo]urs?)\b/u
/** The lead takes a line that is open to it after so many lines of silence. */
const longSilence = 8
/** In a large cast, where a line of everybody is soon fifteen lines ago: so many before one takes a line that is open, and one that anybody could say. */
const longSilenceOfMany = 5
const tooLongSilenceOfMany = 8
/** BOSS and FOE want opposite things: each waits longer than others before it takes a line of the other. */
const opponentOf: Readonly<Record<string, string>> = { BOSS: 'FOE', FOE: 'BOSS' }
/** The lead, where it has said much less than a fair share, takes an open one sooner. */
const shortSilence = 3

/** Who else may say a line: such as could be anybody's, but none of who goes out and comes back, and knows less. */
export function whoMayShare(
  { who, text, bit, isOwn }: Extract<Item, { is: 'speech' }>,
  { situation, stage }: Dealing,
): string[] {
  if (isOwn) return []
  const [first = ''] = who
  const { lead, others } = situation
  const silence = (name: string) => stage.lines - (stage.lastLine.get(name) ?? 0)
  const isFree = (name: string) => stage.present.has(name) && !stage.resting.has(name)
  const played = Object.values(situation.plan.functions)
  const opponent = playerOf(opponentOf[first] ?? '', situation)
  const maySpeakUp = (name: string) =>
    silence(name) >= (name === opponent ? tooLongSilenceOfMany : longSilenceOfMany)
  const extras = others.filter(
    (name) => isFree(name) && (!played.includes(name) || (isLarge(situation) && maySpeakUp(name))),
  )
  const isScene = bit.kind === 'act' || bit.kind === 'scenario'
  const isAnybodys = isScene && !personal.test(text) && !leaves(first, situation)
  const gives = first === 'BOSS' && hasTooMuch('BOSS', situation, stage)
  const isOpen =
    who.includes('ANY') ||
    (isAnybodys &&
      (first === 'PAL' ||
        first === 'FOE' ||
        gives ||
        (first === 'BOSS' && isLarge(situation) && text.endsWith('?'))))
  const mayLead =
    who.includes('LEAD') &&
    first !== 'LEAD' &&
    (isLarge(situation) || !ours.test(text)) &&
    stage.present.has(lead) &&
    !stage.isHidden &&
    silence(lead) >= silenceOfLead(text, situation, stage)
  return [
    ...(isOpen ? extras : []),
    ...(!isOpen && isAnybodys && isLarge(situation)
      ? extras.filter((name) => silence(name) >= tooLongSilenceOfMany)
      : []),
    ...(isAnybodys && gives && others.length === 3 ? palOf(situation).filter(isFree) : []),
    ...(mayLead ? [lead] : []),
  ]
}

/** How long the lead is silent before it takes a line that is open to it: a newcomer asks. */
function silenceOfLead(text: string, situation: Situation, stage: Stage): number {
  const shares = fairShares(situation.lead, situation, stage)
  if (text.endsWith('?') && shares < enoughShares && !situation.isNext) return 1
  return shares < leastShares ? shortSilence : longSilence
}

/** In a cast of four PAL takes lines of a BOSS who has said too much; FOE never does, since it would contradict itself. */
function palOf(situation: Situation): string[] {
  const pal = leaves('PAL', situation) ? null : playerOf('PAL', situation)
  return pal === null ? [] : [pal]
}

/** Has said so much more than a fair share that others say what anybody could. */
function hasTooMuch(role: string, situation: Situation, stage: Stage): boolean {
  const by = playerOf(role, situation)
  const most = isLarge(situation) ? mostSharesOfMany : mostShares
  return by !== null && fairShares(by, situation, stage) > most
}

/** The part's words, divided by the mean of all parts; 1 until a hundred words are said. */
export function fairShares(name: string, { others }: Situation, { words }: Stage): number {
  const total = [...words.values()].reduce((sum, one) => sum + one, 0)
  return total > 100 ? ((words.get(name) ?? 0) * (others.length + 1)) / total : 1
}

const mostShares = 1.4
const mostSharesOfMany = 1.2
const leastShares = 0.7
/** Below this the lead is given the questions. */
export const enoughShares = 1.1

function leaves(role: string, { scenario }: Situation): boolean {
  return scenario.acts.some(({ text }) => text.includes(`* exit ${role}`))
}

function isLarge({ others }: Situation): boolean {
  return others.length > 3
}
