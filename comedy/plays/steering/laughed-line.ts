import { countWords } from '../../../script/count-words.ts'
import { type ComeBack, type LineKind } from '../../corpus/come-backs.ts'
import { type Landed } from '../../landed.ts'
import { type Situation } from '../situation.ts'

/** A line at which the room laughed, as one looks at it who wants to use it again. */
export type LaughedLine = Landed & {
  readonly kind: LineKind
  readonly words: number
  readonly isLeads: boolean
}

const mostWords = 14
const mostSentences = 2

/** What is left of the laughs that can be said again of something else; the biggest laugh first. */
export function usableLaughs(laughed: readonly Landed[], situation: Situation): LaughedLine[] {
  const names = namesOf(situation)
  return laughed
    .filter(({ text }) => !isBroken.test(text) && !names.some((name) => isNamed(name, text)))
    .map((line) => ({
      ...line,
      kind: kindOf(line.text),
      words: countWords(line.text),
      isLeads: line.by === situation.lead,
    }))
    .filter(({ text, words }) => words > 1 && words <= mostWords && countSentences(text) <= mostSentences)
    .toSorted((a, b) => b.laughs - a.laughs)
}

/** Quotations inside, sentences that somebody cuts off, and what is no sentence at all. */
const isBroken = /[{}“”"]|(?:…|\.\.\.|[—–-])$|[^.!?]$/u

function countSentences(text: string): number {
  return text.match(/[.!?](?:\s|$)/gu)?.length ?? 0
}

function namesOf({ cards, lead, others }: Situation): string[] {
  const { call, the } = cards.character
  const people = others.flatMap((name) => [name, cards.program.people[name]?.short ?? name])
  return [lead, call, the, ...people]
}

function isNamed(name: string, text: string): boolean {
  const plain = (said: string) =>
    ` ${said
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return plain(text).includes(plain(name))
}

const orders = new Set(
  `ask be blow breathe bring call catch close come cover do don’t drop eat everybody fetch follow get give go hand help hide
  hit hold hurry hush jump keep kiss leave let listen look make mind move never nobody open pass point pour promise pull
  push put quiet read run save say shoot show shut sing sit sleep smile speak spit stand start stay stop take tell
  think throw tie touch try turn wait wake walk watch wear`.split(/\s+/u),
)

function kindOf(text: string): LineKind {
  const [first = '', ...others] = text.toLowerCase().split(/[^\p{L}’]+/u)
  if (text.endsWith('?')) return 'question'
  if (scraps.test(text)) return 'scrap'
  if (orders.has(first) && !isPast(others[0])) return 'order'
  if (/\b(?:you’ll|i’ll|we’ll|or else)\b/iu.test(text)) return 'threat'
  if (/^(?:I|I’m|I’ve|I’d|My)\b/u.test(text)) return 'boast'
  return text.endsWith('!') && countWords(text) <= 5 ? 'cry' : 'claim'
}

/** What answers or goes on from a line before it: "Because it's Tuesday.", "The chief is." */
const scraps =
  /^(?:and|about|after|as|at|because|but|by|for|from|if|in|into|no|nor|not|of|on|only|or|since|so|than|then|there|till|to|under|until|up|when|whichever|whoever|with|without|yes)\b|\b(?:am|are|can|could|did|didn’t|do|does|had|has|have|is|isn’t|so|too|was|were|will|would)[.!](?:\s|$)/iu

/** "Everybody was …" tells, "Everybody out!" orders. */
function isPast(second = ''): boolean {
  return /^(?:is|was|has|had|ever|said|says|knows|else|bows|wants|likes|loves|went|came|told|asked)$/u.test(
    second,
  )
}

export function bears({ of, by, words, isLate, bit }: ComeBack, line: LaughedLine, isLast: boolean): boolean {
  return (
    of.includes(line.kind) &&
    (by === undefined || (by === 'lead') === line.isLeads) &&
    line.words <= (words ?? mostWords) &&
    (!isLate || isLast) &&
    (line.by !== null || !/ME|ALSO/u.test(bit))
  )
}
