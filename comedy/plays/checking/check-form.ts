import { type BitLine, readBit } from '../bit.ts'
import { type Character, lazzi, type Program, type Setting, workings } from '../card-types.ts'
import { courseConditions } from '../courses.ts'
import { changes, effects } from '../effects.ts'
import { whereOfLazzo, whereOfWorking } from '../unfold.ts'
import { type CardFault } from './card-fault.ts'

type Kind = 'act' | 'lead' | 'place' | 'hook' | 'turn' | 'scenario'
export type Placed = { readonly where: string; readonly kind: Kind; readonly bit: string }

export function bitsOfProgram({ people, scenarios, recall }: Program): Placed[] {
  return [
    { where: 'recall', kind: 'scenario', bit: recall },
    ...Object.entries(people).flatMap(([name, { as, hooks, turns }]) => [
      ...[hooks, ...Object.values(as)].flatMap((of) => hooksOf(name, of)),
      ...turns.map((bit, index): Placed => ({ where: `${name}, turn ${index + 1}`, kind: 'turn', bit })),
    ]),
    ...scenarios.flatMap(({ id, acts, after, effects: tables = {}, changes: others = {}, hooks = {} }) => [
      { where: `${id}, after`, kind: 'scenario' as const, bit: after },
      ...acts.map(({ text }, index): Placed => ({
        where: `${id}, act ${index + 1}`,
        kind: 'act',
        bit: text,
      })),
      ...[...Object.entries(tables), ...Object.entries(others)].flatMap(([name, table]) =>
        Object.entries(table).map(([key, bit]): Placed => ({
          where: `${id}, ${name} ${key}`,
          kind: 'scenario',
          bit,
        })),
      ),
      ...Object.entries(hooks).flatMap(([name, of]) => hooksOf(`${id}, ${name}`, of)),
    ]),
  ]
}

function hooksOf(name: string, hooks: Readonly<Record<string, string>> = {}): Placed[] {
  return Object.entries(hooks).map(([hook, bit]) => ({ where: `${name}, ${hook}`, kind: 'hook', bit }))
}

export function bitsOfCharacter({ name, suites }: Character): Placed[] {
  return suites.flatMap(({ bits, turns }, index) =>
    [...Object.entries(bits), ...turns.map((bit, turn) => [`turn ${turn + 1}`, bit] as const)].map(
      ([lazzo, bit]): Placed => ({ where: whereOfLazzo(name, index, lazzo), kind: 'lead', bit }),
    ),
  )
}

export function bitsOfSetting({ name, ways }: Setting): Placed[] {
  return ways.flatMap(({ bits, worse, saves, turns }, index) =>
    [
      ...Object.entries(bits),
      ...turns.map((bit, turn) => [`turn ${turn + 1}`, bit] as const),
      ...Object.entries(worse).map(([effect, bit]) => [`worse ${effect}`, bit] as const),
      ...Object.entries(saves).map(([effect, bit]) => [`saves ${effect}`, bit] as const),
    ].map(([working, bit]): Placed => ({
      where: whereOfWorking(name, index, working),
      kind: 'place',
      bit,
    })),
  )
}

const everywhere = ['LEAD', 'ASK']
const speakers: Readonly<Record<Kind, readonly string[]>> = {
  act: ['LEAD', 'BOSS', 'FOE', 'PAL', 'ANY'],
  scenario: ['LEAD', 'BOSS', 'FOE', 'PAL', 'ANY'],
  lead: [...everywhere, 'ALSO'],
  place: [...everywhere, 'HOST', 'HIT'],
  hook: [...everywhere, 'ME', 'ALSO'],
  turn: [...everywhere, 'ME', 'ALSO'],
}
const longest: Readonly<Record<Kind, number>> = { act: 60, scenario: 6, lead: 9, place: 7, hook: 6, turn: 6 }

/** What can be seen of a bit without playing it. */
export function checkForm({ where, kind, bit }: Placed): CardFault[] {
  const lines = readBit(bit)
  const speeches = lines.filter(({ is }) => is === 'speech')
  const faults = [
    ...lines.flatMap((line) => checkLineForm(line, kind)),
    ...(speeches.length > longest[kind]
      ? [`${speeches.length} spoken lines; ${longest[kind]} at most, or nobody remembers the first`]
      : []),
    ...(kind !== 'act' && lines.length === 0 ? ['empty'] : []),
    ...(kind === 'lead' && begunByLead.test(where) ? checkBeginning(lines[0]) : []),
  ]
  return faults.map((fault) => ({ where, fault }))
}

/** Called in the middle of any conversation, where a cue spoken by BOSS, FOE or PAL follows nothing (docs/decisions/030). */
const begunByLead = /, (?:teach|comfort|wait|found|pretend)$/u

function checkBeginning(first: BitLine | undefined): string[] {
  return first?.is === 'speech' && first.who[0] !== 'LEAD'
    ? [`begins with a line of ${first.who[0]}: the lead begins it, or an action`]
    : []
}

const plainConditions = new Set<string>([
  'first',
  'next',
  'i',
  'ii',
  'rated',
  'family',
  ...effects,
  ...changes,
  ...courseConditions,
])

function checkLineForm(line: BitLine, kind: Kind): string[] {
  const conditions = line.conditions
    .filter((one) => !one.startsWith('?') && !/^[2-7](?:\+|-[2-7])?$/u.test(one) && !plainConditions.has(one))
    .map((one) => `line ${line.at} has a condition that does not exist: <${one}>`)
  return [...conditions, ...checkContents(line, kind)]
}

function checkContents(line: BitLine, kind: Kind): string[] {
  switch (line.is) {
    case 'unreadable':
      return [`line ${line.at} is no speech (PART: text), [action], > call or * note: ${line.text}`]
    case 'speech':
      return line.who
        .filter((role) => !speakers[kind].includes(role))
        .map(
          (role) => `line ${line.at}: ${role} cannot speak in a ${kind} bit (${speakers[kind].join(', ')})`,
        )
    case 'call':
      return kind === 'act' ? checkCall(line.words, line.at) : [`line ${line.at}: only acts call other cards`]
    case 'action':
    case 'note':
      return []
  }
}

function checkCall([kind = '', name = '']: readonly string[], at: number): string[] {
  const known: Readonly<Record<string, readonly string[] | null>> = {
    lead: lazzi,
    place: [...workings, 'worse', 'saves'],
    hook: ['BOSS', 'FOE', 'PAL'],
    effect: null,
    change: null,
    turns: null,
  }
  if (!Object.hasOwn(known, kind)) return [`line ${at}: no such call: > ${kind}`]
  const names = known[kind]
  return names && !names.includes(name)
    ? [`line ${at}: > ${kind} has no ${name}; it has ${names.join(', ')}`]
    : []
}
