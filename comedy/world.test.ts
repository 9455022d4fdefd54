import { describe, expect, test } from 'vitest'
import { deck } from '../deck/deck.ts'
import { categories, type DeckCard } from '../game/card.ts'
import { lengths } from '../game/modes.ts'
import { type Brief } from './beat-sheet.ts'
import { genres } from './corpus/genres.ts'
import { roles } from './corpus/roles.ts'
import { places } from './corpus/settings.ts'
import { withArticle } from './grammar/lexeme.ts'
import { buildWorld, spokenName } from './world.ts'

const card = (name: string, tags: string[] = []): DeckCard => ({
  id: name,
  name,
  image_url: '',
  tags,
  cast: [],
})
const worldOf = (character: DeckCard, program = card('X'), setting = card('Y')) => {
  const draw = { characters: character, programs: program, settings: setting }
  const brief: Brief = {
    draw,
    cast: [],
    rating: 'r-rated',
    length: lengths.quick.first,
    seed: 's',
    sequel: null,
  }
  return buildWorld(brief)
}

describe('the words of the cards', () => {
  test.each(categories)('every built-in card of %s has an entry by its first tag', (category) => {
    const lexicon = { characters: roles, programs: genres, settings: places }[category]
    expect(
      deck[category].filter(({ tags }) => !Object.hasOwn(lexicon, tags[0] ?? '')).map(({ name }) => name),
    ).toEqual([])
  })

  test('a card without tags is known by a whole word of its name', () => {
    expect(worldOf(card('Old Vampire Bill')).word('trade').text).toBe('vampire')
    expect(worldOf(card('The Wizardly One')).word('trade').text).not.toBe('wizard')
    expect(worldOf(card('accounting')).word('tool').text).not.toBe('cape')
    expect(worldOf(card('constructor')).word('trade').text).not.toBe('constructor')
  })

  test.each([
    ['Haunted Laundromat', 'the Haunted Laundromat'],
    ['Castle of Lost Socks', 'the Castle of Lost Socks'],
    ['The Cheese Mine', 'the Cheese Mine'],
    ['Raccoon Alley', 'Raccoon Alley'],
    ['Atlantis', 'Atlantis'],
    ['🎪', '🎪'],
    ['a b c d e f g', 'this place'],
  ])('%s is said as %s', (name, said) => {
    expect(withArticle(worldOf(card('A'), card('B'), card(name)).word('place'), 'the')).toBe(said)
  })

  test('a name that would fill a line is spoken of, not spoken', () => {
    expect(spokenName('Ann of the Nine Hills')).toBe('Ann of the Nine Hills')
    expect(spokenName('Ann of the Nine Green Hills')).toBe('my friend')
  })
})
