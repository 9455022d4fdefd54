import { type BeatSheet, type Brief } from '../../comedy/beat-sheet.ts'
import { heardBefore, likeness, type Measured } from '../../comedy/gates.ts'
import { listPlayed } from '../../comedy/house-writer.ts'
import { type Memory } from '../../comedy/memory.ts'
import { writeForHouse } from '../../comedy/test/house.ts'
import { continueBrief, sampleBrief } from '../../comedy/test/sample-brief.ts'
import { writePlay } from '../../comedy/plays/write-play.ts'
import { deck } from '../../deck/deck.ts'
import { type Length, lengths } from '../../game/modes.ts'
import { type Line } from '../../script/line.ts'
import { parseScript } from '../../script/parse/parse.ts'

export type Kind = { readonly name: string; readonly briefOf: (seed: number) => Promise<Brief> }

const continuation = (of: (seed: number) => Promise<Brief>, length: Length) => async (seed: number) => {
  const brief = await of(seed)
  const { text, sheet } = await writeForHouse(brief)
  return continueBrief(brief, text, sheet, length)
}

const quick = async (seed: number) => sampleBrief(deck, seed)
const group = (parts: number) => async (seed: number) =>
  sampleBrief(deck, seed, { length: lengths.group.first, parts })

export const kinds: readonly Kind[] = [
  { name: 'Quick game', briefOf: quick },
  {
    name: 'Twist Duel',
    briefOf: async (seed) => sampleBrief(deck, seed, { length: lengths['head-to-head'].first }),
  },
  { name: 'Quick game, continued', briefOf: continuation(quick, lengths.quick.continuation) },
  ...[2, 3, 4, 5, 6].map((parts) => ({ name: `Group play of ${parts}`, briefOf: group(parts) })),
  {
    name: 'Group play of 6, continued',
    briefOf: continuation(group(6), lengths.group.continuation),
  },
]

type MeasuredHouse = Measured & { readonly plan: BeatSheet; readonly played: Memory; readonly ms: number }

export async function measureHouseScript(brief: Brief): Promise<MeasuredHouse> {
  const began = performance.now()
  const { cards, sheet, text } = await writeForHouse(brief)
  const ms = performance.now() - began
  const { runners } = writePlay(brief, cards, sheet.play)
  return { ...readMeasured(text, brief), runners, plan: sheet, played: listPlayed(sheet), ms }
}

export function readMeasured(text: string, { cast, length }: Brief): Measured {
  const names = cast.map(({ name }) => name)
  return {
    lines: parseScript(text, { cast: names }),
    cast: names,
    promised: length,
  }
}

/** For each script of an evening of twenty: the part of its lines that a script before it has, from 0 to 1. */
export async function playEvening(number: number): Promise<number[]> {
  return heardBefore(
    await playInOneRoom(count(20).map((script) => sampleBrief(deck, 1000 * number + script))),
  )
}

/** How alike three scripts of the same cards are that one room gets. */
export async function compareInOneRoom(cards: number): Promise<number[]> {
  const brief = sampleBrief(deck, cards)
  return likeness(await playInOneRoom(count(3).map((seed) => ({ ...brief, seed: `seed ${seed}` }))))
}

async function playInOneRoom(briefs: readonly Brief[]): Promise<(readonly Line[])[]> {
  let lately: Memory = []
  const scripts: (readonly Line[])[] = []
  for (const brief of briefs) {
    const { lines, played } = await measureHouseScript({ ...brief, lately })
    lately = [...played, ...lately]
    scripts.push(lines)
  }
  return scripts
}

export async function compareSeeds(cards: number): Promise<number[]> {
  const brief = sampleBrief(deck, cards)
  const scripts = await Promise.all(
    count(50).map((seed) => measureHouseScript({ ...brief, seed: `seed ${seed}` })),
  )
  return likeness(scripts.map(({ lines }) => lines))
}

export function count(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1)
}
