import { seededRandom, shuffle } from '../../../game/random.ts'
import { spareTurns } from '../../corpus/spare-turns.ts'
import { type BitRun, type Item } from '../item.ts'
import { playPlain } from '../plain-bit.ts'
import { type Situation } from '../situation.ts'
import { fillText } from '../slots.ts'
import { groupOfTurns, playTurn } from '../turns.ts'

/** Three bits that a room may choose to see: the lead's, the place's, a person's, or of what lies about. */
export type SmallPlot = {
  /** Its bunch of lines, in this play and on the phones. */
  readonly id: string
  readonly sentence: string
  /** Whose it is: a name, or LEAD or PLACE. */
  readonly who: string
  /** Where it can be played: in one half, or anywhere. */
  readonly half: number | null
  readonly play: (situation: Situation, half: number, stage: number) => Item[]
}

/** A room chooses among so many. */
export const offered = 3
/** Of a sentence on a phone. */
export const mostLetters = 60

/**
 * All that this play has, the cards' own first; each kind in an order of its own for every act. Two acts running offer
 * other spares, and to other people.
 */
export function smallPlotsOf(situations: readonly Situation[], act: number): SmallPlot[] {
  const [situation] = situations
  if (situation === undefined) return []
  const mix = <T>(kind: string, items: readonly T[]) =>
    shuffle(items, seededRandom(`${situation.seed}|twists of ${kind}`))
  const ofCards = [
    ...situation.others.map((who) => plotOf(who, null, situation.cards.program.people[who]?.twist)),
    ...situations.flatMap(({ suite, way }, half) => [
      plotOf('LEAD', half, suite.twist),
      plotOf('PLACE', half, way.twist),
    ]),
  ]
  const people = mix('people', situation.others)
  const order = mix('spares', [...spareTurns.keys()])
  const spares = order.flatMap((_, index) => {
    const n = order[(index + act * offered) % order.length]
    const who = people[(index + act) % people.length]
    return n === undefined || who === undefined ? [] : [spareOf(n, who, situation)]
  })
  return [...mix(`cards, act ${act}`, ofCards), ...spares].filter(
    ({ sentence }) => sentence !== '' && sentence.length <= mostLetters,
  )
}

function plotOf(who: string, half: number | null, sentence = ''): SmallPlot {
  return {
    id: groupOfTurns(who, half ?? 0),
    sentence,
    who,
    half,
    play: (situation, of, stage) => playTurn(situation, situation.facts, { who, stage }, of),
  }
}

function spareOf(n: number, who: string, { cards }: Situation): SmallPlot {
  const { twist = '', turns = [] } = spareTurns[n] ?? {}
  const id = `turn spare ${n}, ${who}`
  const { round, tool, tall, food } = cards.setting
  const things = { round, tool, tall, food, theRound: asKnown(round), theTool: asKnown(tool) }
  const facts = new Map(Object.entries(things).map(([slot, text]) => [slot.toLowerCase(), text]))
  const nameOf = (role: string) => (role === 'ME' ? (cards.program.people[who]?.short ?? who) : null)
  return {
    id,
    sentence: fillText(twist, facts, nameOf),
    who,
    half: null,
    play: (situation, _half, stage) =>
      playPlain(situation, factsWith(situation, facts), turns[stage] ?? '', askedFor(n, who, stage), id),
  }
}

function askedFor(n: number, who: string, stage: number) {
  return { where: `spare ${n + 1}, turn ${stage + 1}`, kind: 'turn' as const, fixed: { ME: who } }
}

function factsWith(situation: Situation, facts: BitRun['facts']): BitRun['facts'] {
  return new Map([...situation.facts, ...facts])
}

/** "a rake", spoken of again: "the rake". */
function asKnown(thing: string): string {
  return thing.replace(/^(?:half )?an? /u, 'the ')
}
