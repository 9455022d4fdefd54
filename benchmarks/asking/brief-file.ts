import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { messageLengths } from '../../comedy/asking/outline.ts'
import { type Brief } from '../../comedy/beat-sheet.ts'
import { deck } from '../../deck/deck.ts'
import { categories, type DeckCard, type Draw } from '../../game/card.ts'
import { assignParts, castQuickGame } from '../../game/cast.ts'
import { modes, serviceLengths } from '../../game/modes.ts'
import { seededRandom } from '../../game/random.ts'
import { ratings } from '../../game/rating.ts'

const briefFile = v.strictObject({
  cards: v.strictObject({ characters: v.string(), programs: v.string(), settings: v.string() }),
  mode: v.optional(v.picklist(modes), 'quick'),
  rating: v.optional(v.picklist(ratings), 'family-friendly'),
  /** Who plays; in group play they have the parts. */
  players: v.optional(v.array(v.string()), []),
  seed: v.optional(v.string(), 'by hand'),
  messages: v.optional(v.picklist(messageLengths), 'long'),
  /** What this room was told lately, as a plan tells it. */
  notAgain: v.optional(v.array(v.string()), []),
  /** The folder of the script that this one goes on from, beside this folder. */
  continues: v.optional(v.string()),
})

export type BriefFile = v.InferOutput<typeof briefFile>

/** The brief that a folder tells in `brief.json`: cards by their names, everything else with a default. */
export async function readBriefFile(folder: string): Promise<BriefFile> {
  const text = await readFile(join(folder, 'brief.json'), 'utf8')
  return v.parse(briefFile, JSON.parse(text))
}

export function briefOf({ cards, mode, rating, players, seed }: BriefFile): Brief {
  const draw = Object.fromEntries(
    categories.map((category) => [category, findCard(category, cards[category])]),
  )
  const drawn = draw as Draw<DeckCard>
  const random = seededRandom(`cast/${seed}`)
  const cast = mode === 'group' ? assignParts(drawn, players, random).cast : castQuickGame(drawn, random)
  return { draw: drawn, cast, rating, length: serviceLengths[mode].first, seed: `${seed}/0`, sequel: null }
}

function findCard(category: (typeof categories)[number], name: string): DeckCard {
  const found = deck[category].find((card) => card.name === name)
  if (!found) throw new Error(`There is no card ${name} among the ${category}`)
  return found
}
