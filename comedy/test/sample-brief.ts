import { type Card, type Collections, type DeckCard } from '../../game/card.ts'
import { castQuickGame } from '../../game/cast.ts'
import { type Length, lengths } from '../../game/modes.ts'
import { pick, seededRandom } from '../../game/random.ts'
import { type Rating } from '../../game/rating.ts'
import { type BeatSheet, type Brief } from '../beat-sheet.ts'

type Deck = Collections<DeckCard>
type Options = { readonly rating?: Rating; readonly length?: Length; readonly parts?: number }

/** A brief of real cards: the same number gives the same brief. Every second one is R-rated. */
export function sampleBrief(deck: Deck, number: number, options: Options = {}): Brief {
  const random = seededRandom(`sample ${number}`)
  const draw = {
    characters: pickCard(deck.characters, random),
    programs: pickCard(deck.programs, random),
    settings: pickCard(deck.settings, random),
  }
  const { parts } = options
  const all = [draw.characters.name, ...draw.programs.cast]
  return {
    draw,
    cast:
      parts === undefined
        ? castQuickGame(draw, random)
        : all.slice(0, parts).map((name) => ({ name, player: null })),
    rating: options.rating ?? (number % 2 === 0 ? 'family-friendly' : 'r-rated'),
    length: options.length ?? lengths.quick.first,
    seed: `sample ${number}`,
    sequel: null,
  }
}

function pickCard<C extends Card>(cards: readonly C[], random: () => number): C {
  const card = pick(cards, random)
  if (card === undefined) throw new Error('No cards')
  return card
}

/** The brief of the chapter that goes on from a text. */
export function continueBrief(brief: Brief, text: string, sheet: BeatSheet | null, length: Length): Brief {
  return { ...brief, length, sequel: { text, sheet, chapter: (brief.sequel?.chapter ?? 0) + 1 } }
}
