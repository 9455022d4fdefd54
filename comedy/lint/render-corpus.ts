import { type DeckCard } from '../../game/card.ts'
import { lengths } from '../../game/modes.ts'
import { type Rating, ratings } from '../../game/rating.ts'
import { genres, otherGenres } from '../corpus/genres.ts'
import { pauses } from '../corpus/pauses.ts'
import { otherRoles, roles } from '../corpus/roles.ts'
import { otherPlaces, places } from '../corpus/settings.ts'
import { type Unit } from '../corpus/unit.ts'
import { voices } from '../corpus/voices.ts'
import { fillSlots, slotsOf } from '../grammar/fill.ts'
import { moments, speakInVoice } from '../grammar/voice.ts'
import { readUnit, type UnitLine, variantsOf } from '../realise/read-unit.ts'
import { buildWorld, type World } from '../world.ts'

/** One line of the corpus as it could come out, with where it comes from. */
export type RenderedLine = {
  readonly unit: string
  readonly rating: Rating
  readonly kind: UnitLine['kind']
  readonly text: string
}

/** Every line in every rating, variant and voice; lines with words of the cards in each of these worlds. */
export function* renderUnits(units: readonly Unit[], worlds: readonly World[]): Generator<RenderedLine> {
  for (const unit of units) {
    for (const rating of unit.rating === undefined ? ratings : [unit.rating])
      yield* renderUnit(unit, rating, worlds)
  }
}

function* renderUnit(unit: Unit, rating: Rating, worlds: readonly World[]): Generator<RenderedLine> {
  const seen = new Set<string>()
  for (let variant = 0; variant < variantsOf(unit); variant++) {
    for (const { kind, text: template } of readUnit(unit, { rating, variant }).lines) {
      // Most variants share lines.
      if (seen.has(template)) continue
      seen.add(template)
      for (const text of kind === 'action' ? [template] : voicesOf(template)) {
        const hasWords = slotsOf(text).some(
          ([how, key]) => how !== 'quote' && how !== 'say' && /^[a-z]{3,}$/iu.test(key),
        )
        for (const world of hasWords ? worlds : worlds.slice(0, 1))
          yield { unit: unit.id, rating, kind, text: fill(text, world) }
      }
    }
  }
}

/** The line in every voice, with and without what the voice adds. */
function voicesOf(template: string): string[] {
  const texts = voices.flatMap((voice) => {
    const { plain, addition } = speakInVoice(template, voice, { mayAdd: true, wording: 0, chance: 0 })
    return addition === null
      ? [plain]
      : [plain, addition.before ? `${addition.text} ${plain}` : `${plain} ${addition.text}`]
  })
  return [...new Set(texts)]
}

function fill(text: string, world: World): string {
  const slots = { role: (letter: string) => `Anna ${letter}.`.slice(0, 6).trim(), word: world.word }
  return fillSlots(text, {
    ...slots,
    text: (kind) => (kind === 'say' ? 'So be it.' : '“Nobody told the duck.”'),
  })
}

/** Sayings and pauses, as units of their own. */
export function sayings(): Unit[] {
  return [
    ...voices.flatMap((voice) =>
      moments.map((moment) => ({
        id: `${voice.id}-${moment}`,
        lines: voice.says[moment].map((text) => `A: ${text}`),
      })),
    ),
    { id: 'pauses', lines: pauses.map((text) => `> ${text}`) },
  ]
}

/** Worlds in which every entry of every lexicon occurs, the entries for unknown cards, too. */
export function worldsOfEveryFacet(): World[] {
  const tags = [roles, genres, places].map((lexicon) => Object.keys(lexicon))
  const known = Array.from({ length: Math.max(...tags.map(({ length }) => length)) }, (_, index) => {
    const [role, genre, place] = tags.map((list) => list[index % list.length] ?? '')
    return worldOf(`seed ${index}`, [role ?? '', genre ?? '', place ?? ''])
  })
  const others = Array.from(
    { length: 4 * Math.max(otherRoles.length, otherGenres.length, otherPlaces.length) },
    (_, index) => worldOf(`other ${index}`, ['', '', '']),
  )
  return [...known, ...others]
}

function worldOf(seed: string, [role, genre, place]: readonly [string, string, string]): World {
  const card = (name: string, tag: string): DeckCard => ({
    id: tag,
    name,
    image_url: '',
    tags: tag === '' ? [] : [tag],
    cast: [],
  })
  return buildWorld({
    draw: {
      characters: card('Mona', role),
      programs: card('Ten Past Nine', genre),
      settings: card('Old Harbor', place),
    },
    cast: [{ name: 'Mona', player: null }],
    rating: 'family-friendly',
    length: lengths.quick.first,
    seed,
    sequel: null,
  })
}
