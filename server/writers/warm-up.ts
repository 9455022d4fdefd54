import { categories, type Collections, type DeckCard, type Draw } from '../../game/card.ts'
import { castQuickGame } from '../../game/cast.ts'
import { lengths } from '../../game/modes.ts'
import { seededRandom } from '../../game/random.ts'
import { ratings } from '../../game/rating.ts'
import { type Writer } from './writer.ts'

/** Without it the first player would wait several times as long: the corpus is read, the engine compiles. */
export async function warmUp(house: Writer, deck: Collections<DeckCard>): Promise<void> {
  const count = Math.min(rehearsals, ...categories.map((category) => deck[category].length))
  for (let index = 0; index < count; index++) {
    const draw = Object.fromEntries(categories.map((category) => [category, deck[category][index]]))
    const cards = draw as Draw<DeckCard>
    const cast = castQuickGame(cards, seededRandom(`warm up ${index}`))
    const rating = ratings[index % ratings.length] ?? 'family-friendly'
    const brief = { draw: cards, cast, rating, length: lengths.quick.first, seed: `${index}`, sequel: null }
    await house.plan(brief)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Thirty-six made no first script faster than twelve do. */
const rehearsals = 12
