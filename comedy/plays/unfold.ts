import { type BitLine } from './bit.ts'
import { type Bit, functions, type PartFunction, type Way } from './card-types.ts'
import { omittedIn } from './courses.ts'
import { holds, type Situation } from './situation.ts'
import { type BitRun, type Item } from './item.ts'
import { type Asked, openRun, playLine, playPlain } from './plain-bit.ts'
import { wayFacts } from './slots.ts'
import { placeTurns, playTurn, type TurnPlaces } from './turns.ts'
import { markOf, pairWishes } from './wishes.ts'

/** `isLast`: of the last act. */
type AskedHere = Asked & { readonly isLast?: boolean }

/** Plays the acts of one or two scenarios: every call becomes the other card's lines. */
export function unfold(situations: readonly Situation[]): Item[] {
  const turns = placeTurns(situations)
  const said = new Set<string>()
  return situations.flatMap((situation, half) => unfoldHalf(situation, half, turns, said))
}

/** How many scenes a scenario has. */
export const scenesOfHalf = 5

/** `said`: what people have burst out with so far, in both halves: the same person never says the same words again. */
function unfoldHalf(situation: Situation, half: number, turns: TurnPlaces, said: Set<string>): Item[] {
  const { scenario, plan } = situation
  const { facts } = situation
  const wishes = pairWishes(situation)
  const noBit: BitRun = {
    situation,
    where: scenario.id,
    kind: 'act',
    roles: new Set(),
    named: new Set(),
    fixed: {},
    facts,
  }
  const omitted = omittedIn(situation.course, scenario)
  const state = { turn: 0, optional: 0 }
  return scenario.acts.flatMap((act, index) => [
    { is: 'act' as const, act: half * scenesOfHalf + index, bit: noBit, group: null },
    ...(index === 0 ? [{ is: 'note' as const, words: ['begin'], bit: noBit, group: null }] : []),
    ...(index === 0 && situation.isNext ? openNext() : []),
    ...play(act.text, { where: `${scenario.id}, act ${index + 1}`, kind: 'act', isLast: index === 4 }, null),
  ])

  function openNext(): Item[] {
    const before = situation.cards.program.scenarios.find(({ id }) => id === plan.before?.scenario)
    const way = plan.before ? situation.cards.setting.ways[plan.before.way] : undefined
    const { landed, cards } = situation
    // What came of it is told by those whom it happened to.
    const then = { ...situation, plan: { ...plan, functions: plan.before?.functions ?? plan.functions } }
    return [
      ...callLead('again', [], null),
      ...(before
        ? playPlain(then, facts, before.after, { where: `${before.id}, after`, kind: 'scenario' }, null)
        : []),
      ...(landed === null
        ? []
        : play(
            cards.program.recall,
            { where: 'recall', kind: 'scenario', slots: { line: landed.replace(/[.!?]$/u, '') } },
            null,
          )),
      ...(way ? play(way.bits.again, placed('again', way), `${scenario.id} again`) : []),
      ...(before
        ? functions.flatMap((part) => call(['hook', part, 'later'], `${scenario.id} later ${part}`))
        : []),
    ]
  }

  function play(bit: Bit, { isLast = false, ...asked }: AskedHere, group: string | null): Item[] {
    const held = situation.read(bit).filter((line) => holds(line.conditions, situation))
    const lines = asked.kind === 'act' ? leaveOut(held, omitted) : held
    const own = asked.kind === 'act' ? `${scenario.id} ` : `${scenario.id} ${state.optional++}`
    const run = openRun(situation, facts, lines, asked)
    const items: Item[] = []
    for (const line of lines) {
      const mark = markOf(line)
      const bunch = mark === null ? null : asked.kind === 'act' ? wishes.bunchOf(mark) : mark
      const inGroup = group ?? (bunch === null ? null : `${own}${bunch}`)
      if (line.is !== 'call') {
        playLine(line, run, inGroup, items)
        continue
      }
      const [kind, part = '', hook] = line.words
      const isWish = kind === 'hook' && (hook === 'claim' || isLast)
      if (!isWish || !wishes.unasked.has(part)) items.push(...call(line.words, inGroup))
    }
    return items
  }

  function call([kind = '', name = '', ...args]: readonly string[], group: string | null): Item[] {
    switch (kind) {
      case 'lead':
        return callLead(name, args, group)
      case 'place':
        return callPlace(situation.way, name, args, group)
      case 'hook':
        return callHook(name, args[0] ?? '', group)
      case 'effect':
        return callTable(
          scenario.effects?.[name]?.[situation.suite.effect],
          `${name} ${situation.suite.effect}`,
          group,
        )
      case 'change':
        return callTable(
          scenario.changes?.[name]?.[situation.way.change],
          `${name} ${situation.way.change}`,
          group,
        )
      case 'turns':
        return callTurns()
      default:
        throw new Error(`${scenario.id}: no such call: > ${kind} ${name}`)
    }
  }

  function callLead(name: string, [ask, also]: readonly string[], group: string | null): Item[] {
    if (name === 'arrive' && situation.isNext) return [] // the lead has been there from the first line on
    const bit = (situation.suite.bits as Readonly<Record<string, Bit>>)[name]
    if (bit === undefined) throw new Error(`${scenario.id}: no lazzo is called ${name}`)
    const fixed = { ...(ask ? { ASK: ask } : {}), ...(also ? { ALSO: also } : {}) }
    const where = whereOfLazzo(situation.cards.character.name, plan.suite, name)
    const enter = name === 'arrive' || name === 'again' ? ['enter', 'LEAD'] : null
    const entered: Item[] = enter ? [{ is: 'note', words: enter, bit: noBit, group }] : []
    const done: Item[] = [{ is: 'note', words: ['lazzo', name], bit: noBit, group }]
    return [...entered, ...done, ...play(bit, { where, kind: 'lead', name, fixed }, group)]
  }

  function callPlace(way: Way, name: string, args: readonly string[], group: string | null): Item[] {
    const { effect } = situation.suite
    const bits: Readonly<Record<string, Bit>> = way.bits
    const bit = name === 'worse' || name === 'saves' ? way[name][effect] : bits[name]
    if (bit === undefined) throw new Error(`${scenario.id}: no machine has ${name}`)
    const shown = name === 'worse' || name === 'saves' ? `${name} ${effect}` : name
    const stows = name === 'stow' || name === 'back'
    const [first] = args
    const fixed = !stows && first ? { ASK: first } : {}
    const note: Item = { is: 'note', words: ['working', name, ...args], bit: noBit, group }
    const bitItems = play(bit, { ...placed(shown, way, stows ? (first ?? 'LEAD') : undefined), fixed }, group)
    return name === 'stow' ? [...bitItems, note] : [note, ...bitItems]
  }

  function placed(name: string, way: Way, thing?: string): Asked {
    const { name: setting, ways } = situation.cards.setting
    const slots = thing === undefined ? {} : { thing: thing === 'LEAD' ? '{LEAD}' : `{${thing}}` }
    return {
      where: whereOfWorking(setting, ways.indexOf(way), name),
      kind: 'place',
      name,
      slots: { ...wayFacts(way), ...slots },
    }
  }

  function callHook(name: string, hook: string, group: string | null): Item[] {
    const part = functions.find((known) => known === name)
    if (part === undefined) throw new Error(`${scenario.id}: ${name} has no hooks`)
    const person = plan.functions[part]
    if (person === undefined) return []
    const bit = findHook(situation, person, part, hook)
    if (bit === null) return []
    const asked = { where: whereOfHook(situation, person, hook), kind: 'hook', fixed: { ME: part } } as const
    const outburst = play(bit, asked, group)
    const words = outburst.map((item) => ('text' in item ? item.text : ''))
    const key = [person, ...words].join('\n')
    if (said.has(key)) return []
    said.add(key)
    return outburst
  }

  function callTable(bit: Bit | undefined, name: string, group: string | null): Item[] {
    if (bit === undefined) throw new Error(`${scenario.id}: no table ${name}`)
    return play(bit, { where: `${scenario.id}, ${name}`, kind: 'scenario' }, group)
  }

  function callTurns(): Item[] {
    const spot = `${half} ${state.turn++}`
    const due = turns.get(spot) ?? []
    return [
      { is: 'note', words: ['turns', spot], bit: noBit, group: null },
      ...due.flatMap((turn) => playTurn(situation, facts, turn, half)),
    ]
  }
}

/** What a course leaves out goes with all that was said for it: a bunch is whole, or not there. */
function leaveOut(lines: readonly BitLine[], omitted: ReadonlySet<string>): readonly BitLine[] {
  const marks = lines.flatMap((line) =>
    line.is === 'call' && omitted.has(line.words[1] ?? '') ? (markOf(line) ?? []) : [],
  )
  return marks.length === 0 ? lines : lines.filter((line) => !marks.includes(markOf(line) ?? ''))
}

/** How a checker names a bit of a character, and one of a place. */
export function whereOfLazzo(character: string, suite: number, lazzo: string): string {
  return `${character}, suite ${suite + 1}, ${lazzo}`
}

export function whereOfWorking(setting: string, way: number, working: string): string {
  return `${setting}, way ${way + 1}, ${working}`
}

function whereOfHook({ scenario }: Situation, person: string, hook: string): string {
  const isOwn = scenario.hooks?.[person]?.[hook] !== undefined
  return `${isOwn ? `${scenario.id}, ` : ''}${person}, ${hook}`
}

export function findHook(
  { cards, scenario }: Pick<Situation, 'cards' | 'scenario'>,
  person: string,
  part: PartFunction,
  hook: string,
): Bit | null {
  const known = cards.program.people[person]
  const elsewhere = Object.values(known?.as ?? {}).find((hooks) => hooks?.[hook] !== undefined)
  return (
    scenario.hooks?.[person]?.[hook] ??
    known?.as[part]?.[hook] ??
    known?.hooks[hook] ??
    elsewhere?.[hook] ??
    null
  )
}
