import { countWords } from '../../script/count-words.ts'
import { type BitLine, wordingOf } from './bit.ts'
import { type Bit } from './card-types.ts'
import { type BitRun, type Item } from './item.ts'
import { holds, type Situation } from './situation.ts'

export type Asked = Pick<BitRun, 'where' | 'kind'> &
  Partial<Pick<BitRun, 'name' | 'fixed' | 'isApart'>> & { readonly slots?: Readonly<Record<string, string>> }

/** A bit that calls no other card, among the facts of its scenario (`factsOf`). */
export function playPlain(
  situation: Situation,
  facts: BitRun['facts'],
  bit: Bit,
  asked: Asked,
  group: string | null,
): Item[] {
  const lines = situation.read(bit).filter((line) => holds(line.conditions, situation))
  const run = openRun(situation, facts, lines, asked)
  return lines.flatMap((line) => playLine(line, run, group))
}

/** One playing of these lines. */
export function openRun(
  situation: Situation,
  facts: BitRun['facts'],
  lines: readonly BitLine[],
  { slots, ...asked }: Asked,
): BitRun {
  const own = Object.entries(slots ?? {}).map(([slot, text]) => [slot.toLowerCase(), text] as const)
  return {
    situation,
    roles: rolesOf(lines),
    named: namedIn(lines),
    fixed: {},
    facts: slots === undefined ? facts : new Map([...facts, ...own]),
    ...asked,
  }
}

/** A line that is said, done or noted; none where this filling has no words for it. */
export function playLine(line: BitLine, run: BitRun, group: string | null): Item[] {
  const { plan, rating } = run.situation
  if (line.is === 'note') return [{ is: 'note', words: line.words, bit: run, group }]
  if (line.is === 'unreadable') throw new Error(`${run.where}, line ${line.at}: cannot read "${line.text}"`)
  if (line.is === 'call') throw new Error(`${run.where}, line ${line.at}: only acts call other cards`)
  const text = wordingOf(line.text, { filling: plan.filling, isRated: rating === 'r-rated' })
  if (text === '-') return []
  if (line.is === 'action') return [{ is: 'action', text, bit: run, group }]
  const { who, goesOn, isOwn } = line
  return [{ is: 'speech', who, goesOn, isOwn, text, words: countWords(text), bit: run, group }]
}

function rolesOf(lines: readonly BitLine[]): Set<string> {
  return new Set(lines.flatMap((line) => (line.is === 'speech' || line.is === 'action' ? line.roles : [])))
}

/** Whom its lines and actions name. */
function namedIn(lines: readonly BitLine[]): Set<string> {
  const texts = lines.flatMap((line) => (line.is === 'speech' || line.is === 'action' ? [line.text] : []))
  return new Set(
    texts.flatMap((text) => text.match(/(?<=\{)\w+(?=\})/gu) ?? []).map((slot) => slot.toUpperCase()),
  )
}
