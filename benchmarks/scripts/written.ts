import { type BeatSheet, type Brief } from '../../comedy/beat-sheet.ts'
import { heardBefore, likeness, type Measured } from '../../comedy/gates.ts'
import { listPlayed, planForHouse, writeActs } from '../../comedy/house-writer.ts'
import { type Memory } from '../../comedy/memory.ts'
import { continueBrief, sampleBrief } from '../../comedy/test/sample-brief.ts'
import { deck } from '../../deck/deck.ts'
import { type Length, lengths } from '../../game/modes.ts'
import { type Line } from '../../script/line.ts'
import { parseScript } from '../../script/parse/parse.ts'

export type Kind = { readonly name: string; readonly briefOf: (seed: number) => Brief }

const players = ['Ada', 'Bo', 'Cem', 'Dee', 'Eli', 'Fay']

const continuation = (of: (seed: number) => Brief, length: Length) => (seed: number) => {
  const brief = of(seed)
  const sheet = planForHouse(brief)
  return continueBrief(brief, [...writeActs(brief, sheet)].join(''), sheet, length)
}

const quick = (seed: number) => sampleBrief(deck, seed)
const group = (parts: number) => (seed: number) =>
  sampleBrief(deck, seed, { length: lengths.group.first, names: players.slice(0, parts) })

export const kinds: readonly Kind[] = [
  { name: 'Quick game', briefOf: quick },
  {
    name: 'Twist Duel',
    briefOf: (seed) => sampleBrief(deck, seed, { length: lengths['head-to-head'].first }),
  },
  { name: 'Quick game, continued', briefOf: continuation(quick, lengths.quick.continuation) },
  ...[2, 3, 4, 5, 6].map((parts) => ({ name: `Group play of ${parts}`, briefOf: group(parts) })),
  {
    name: 'Group play of 6, continued',
    briefOf: continuation(group(6), lengths.group.continuation),
  },
]

type ByHouse = Measured & { readonly plan: BeatSheet; readonly played: Memory; readonly ms: number }

export function writeForHouse(brief: Brief): ByHouse {
  const began = performance.now()
  const sheet = planForHouse(brief)
  const text = [...writeActs(brief, sheet)].join('')
  const ms = performance.now() - began
  const played = listPlayed(brief, sheet)
  const paidOff = sheet.gags.filter(({ id, plant, echo, escalate, payoff }) => {
    const stages = ['plant', 'echo', 'escalate', 'payoff'].map((stage) => `${id}-${stage}/`)
    const isPlayed = stages.every((stage) => played.some((key) => key.startsWith(stage)))
    return isPlayed && new Set([plant, echo, escalate, payoff]).size >= 3
  })
  return {
    ...readMeasured(text, brief),
    gagsPaidOff: sheet.gags.length === 0 ? null : paidOff.length / sheet.gags.length,
    plan: sheet,
    played,
    ms,
  }
}

export function readMeasured(text: string, { cast, length }: Brief): Measured {
  const names = cast.map(({ name }) => name)
  return {
    lines: parseScript(text, { cast: names }),
    cast: names,
    promised: length,
    gagsPaidOff: null,
  }
}

/** For each script of an evening of twenty: the part of its lines that a script before it has, from 0 to 1. */
export function playEvening(number: number): number[] {
  let lately: Memory = []
  const evening = count(20).map((script): readonly Line[] => {
    const brief = { ...sampleBrief(deck, 1000 * number + script), lately }
    const { lines, played } = writeForHouse(brief)
    lately = [...played, ...lately]
    return lines
  })
  return heardBefore(evening)
}

/** How alike three scripts of the same cards are that one room gets. */
export function compareInOneRoom(cards: number): number[] {
  let lately: Memory = []
  const scripts = count(3).map((seed) => {
    const { lines, played } = writeForHouse({ ...sampleBrief(deck, cards), seed: `seed ${seed}`, lately })
    lately = [...played, ...lately]
    return lines
  })
  return likeness(scripts)
}

export function compareSeeds(cards: number): number[] {
  const brief = sampleBrief(deck, cards)
  return likeness(count(50).map((seed) => writeForHouse({ ...brief, seed: `seed ${seed}` }).lines))
}

export function count(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1)
}
