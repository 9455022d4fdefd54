import { describe, expect, test } from 'vitest'
import { articleFor } from './article.ts'
import { settleChoices } from './choices.ts'
import { fillSlots } from './fill.ts'
import { noun, plural, properName } from './lexeme.ts'

const words = {
  thing: noun('anvil'),
  tool: noun('unicorn horn'),
  crowd: plural('goats'),
  place: properName('The Last Laundromat'),
  hole: properName('A Hole'),
  show: properName('Again!'),
}
const fill = (template: string, name = 'Mona') =>
  fillSlots(template, {
    role: () => name,
    word: (key) => words[key as keyof typeof words],
    text: (kind, of) => `${kind}/${of}`,
  })

describe('slots', () => {
  test.each([
    ['{the:thing} fell on {a:thing}.', 'The anvil fell on an anvil.'],
    [
      'Bring {a:tool} and {the:crowd}. {the:crowd} know why.',
      'Bring a unicorn horn and the goats. The goats know why.',
    ],
    [
      'Nobody leaves {the:place}, or {a:place}.',
      'Nobody leaves the Last Laundromat, or the Last Laundromat.',
    ],
    ['{the:place} is closed. "{the:hole}?"', 'The Last Laundromat is closed. "A Hole?"'],
    ['Watch {show}. Watch {show}...', 'Watch Again! Watch Again!...'],
    ["{A's} hat, {thing's} lid", "Mona's hat, anvil's lid"],
    ['I said {quote:A} {say:panic} {past}', 'I said quote/A say/panic past/null'],
  ])('%s', (template, text) => {
    expect(fill(template)).toBe(text)
  })

  test.each([
    ['Sit down, {A}.', 'Sit down, Deadly Host.'],
    ['{A}, sit down.', 'Deadly Host, sit down.'],
    ['{A} sat on {A}.', 'The Deadly Host sat on the Deadly Host.'],
    ["That is {A's} hat.", "That is the Deadly Host's hat."],
  ])('a name with its own article: %s', (template, text) => {
    expect(fill(template, 'The Deadly Host')).toBe(text)
  })

  test.each(['e.e. cummings', '李雷', '🎪', 'The', '$&', 'Thea', 'Another Ann'])(
    'the name %s stays as it is',
    (name) => {
      expect(fill('We asked {A} about {A}.', name)).toBe(`We asked ${name} about ${name}.`)
    },
  )
})

test.each([
  ['apple', 'an'],
  ['unicorn', 'a'],
  ['uninvited guest', 'an'],
  ['hour', 'an'],
  ['hat', 'a'],
  ['one-man band', 'a'],
  ['MC', 'an'],
  ['UFO', 'a'],
  ['8-foot duck', 'an'],
  ['1800 ducks', 'a'],
  ['“umbrella”', 'an'],
  ['European', 'a'],
])('%s takes %s', (word, article) => {
  expect(articleFor(word)).toBe(article)
})

test('choices are tied: one index for all, one rating for all', () => {
  const text = 'A [cat|dog] with [its kittens|its puppies], <dear|damn it>.'
  expect(settleChoices(text, 'family-friendly', 0)).toBe('A cat with its kittens, dear.')
  expect(settleChoices(text, 'r-rated', 3)).toBe('A dog with its puppies, damn it.')
})
