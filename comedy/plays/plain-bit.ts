import { countWords } from '../../script/count-words.ts'
import { type BitLine, wordingOf } from './bit.ts'
import { type Bit } from './card-types.ts'
import { type BitRun, type Item } from './item.ts'
import { holds, type Situation } from './situation.ts'

export type Asked = Pick<BitRun, 'where' | 'kind'> &
  Partial<Pick<BitRun, 'name' | 'fixed' | 'isApart'>> & { readonly slots?: Readonly<Record<string, string>> }

/** A bit that calls no other card, among the facts of its scenario. */
export function playPlain(
  situation: Situation,
  facts: BitRun['facts'],
  bit: Bit,
  asked: Asked,
  group: string | null,
): Item[] {
  const lines = situation.read(bit).filter((line) => holds(line.conditions, situation))
  const run = openRun(situation, facts, lines, asked)
  const items: Item[] = []
  for (const line of lines) playLine(line, run, group, items)
  return items
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
    ...rolesOf(lines),
    fixed: {},
    facts: slots === undefined ? facts : new Map([...facts, ...own]),
    ...asked,
  }
}

/** Adds a line that is said, done or noted; none where this filling has no words for it. */
export function playLine(line: BitLine, run: BitRun, group: string | null, items: Item[]): void {
  const { plan, rating } = run.situation
  if (line.is === 'note') return void items.push({ is: 'note', words: line.words, bit: run, group })
  if (line.is === 'unreadable') throw new Error(`${run.where}, line ${line.at}: cannot read "${line.text}"`)
  if (line.is === 'call') throw new Error(`${run.where}, line ${line.at}: only acts call other cards`)
  const text = wordingOf(line.text, { filling: plan.filling, isRated: rating === 'r-rated' })
  if (text === '-') return
  if (line.is === 'action') return void items.push({ is: 'action', text, bit: run, group })
  const { who, goesOn, isOwn } = line
  items.push({ is: 'speech', who, goesOn, isOwn, text, words: countWords(text), bit: run, group })
}

/** Who speaks and is named in these lines, and the slots that they fill. */
function rolesOf(lines: readonly BitLine[]): Pick<BitRun, 'roles' | 'named'> {
  const roles = new Set<string>()
  const named = new Set<string>()
  for (const line of lines) {
    if (line.is === 'speech') for (const role of line.who) roles.add(role)
    if (line.is !== 'speech' && line.is !== 'action') continue
    for (const slot of line.named) {
      roles.add(slot)
      named.add(slot)
    }
  }
  return { roles, named }
}
