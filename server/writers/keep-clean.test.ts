import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeForHouse } from '../../comedy/test/house.ts'
import { continueBrief, sampleBrief } from '../../comedy/test/sample-brief.ts'
import { deck } from '../../deck/deck.ts'
import { lengths } from '../../game/modes.ts'
import { createLineFilter, keepClean } from './keep-clean.ts'

test.each([
  'Scunthorpe',
  'Emily Dickinson',
  'Moby Dick',
  'cumin and shiitake',
  'an assassin in a classic brass bass',
  'a cocktail for the peacock',
  'Essex, Sussex and Middlesex',
  'analysis by a therapist',
  'a great titmouse in the grass',
  'Mass. pass. class.',
  'I am at a shop. A B C D is how it begins.',
  '“Scat!” said the cat.',
  'Penistone pussy willow',
  'What?! (No.) 7 p.m., O’Neill’s façade, 100 %',
])('%s is left as it is', (text) => expect(keepClean(text)).toBe(text))

test.each([
  ['What the fuck!', 'What the bleep!'],
  ['You fucking genius.', 'You bleeping genius.'],
  ['FUUUUCK', 'bleep'],
  ['sh1t happens', 'bleep happens'],
  ['Holy $h!t', 'Holy bleep'],
  ['ｆｕｃｋ', 'bleep'],
  ['f u c k that', 'bleep that'],
  ['f.u.c.k that', 'bleep that'],
  ['Oh f*ck, f*ck.', 'Oh bleep, bleep.'],
  ['<dialogue>That bastard.</dialogue>', '<dialogue>That bleep.</dialogue>'],
  ['<p class="dialogue">No.</p>', '<p class="dialogue">No.</p>'],
])('%s becomes %s', (text, clean) => expect(keepClean(text)).toBe(clean))

const word = fc.constantFrom('fuck', 'shit', 'a', 'cat', 'FUCKING', '\n', ' ', '. ', '<b>', '\u0000', '😀')
const texts = fc
  .array(fc.oneof(word, fc.string({ unit: 'binary' })), { maxLength: 40 })
  .map((parts) => parts.join(''))

test('what is clean stays so, whatever it was', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const clean = keepClean(text)
      expect(keepClean(clean)).toBe(clean)
    }),
    { numRuns: 2000 },
  )
})

function cleanInPieces(text: string, sizes: Iterable<number>): string {
  const filter = createLineFilter('family-friendly')
  let clean = ''
  let from = 0
  for (const size of sizes) {
    if (from >= text.length) break
    clean += filter.take(text.slice(from, from + size))
    from += size
  }
  return clean + filter.rest()
}

test('a stream is cleaned as its lines are, wherever its pieces end', () => {
  const parts = fc.constantFrom(
    'What the fuck?\n',
    'A cat.\n',
    '<p class="dialogue">Shit</p>\n',
    'Moby Dick ',
    'pussy willow, ',
    'pussy ',
    'f u ',
    'c k ',
    'I ',
    'at 7 a.m. ',
    'sh1t ',
    'the 2nd façade ',
    'ｆｕｃｋ ',
    'a quiet evening ',
    'last words',
  )
  const lines = fc.array(parts, { maxLength: 24 })
  fc.assert(
    fc.property(lines, fc.infiniteStream(fc.integer({ min: 1, max: 30 })), (all, sizes) => {
      const text = all.join('')
      expect(cleanInPieces(text, sizes)).toBe(keepClean(text))
    }),
    { numRuns: 3000 },
  )
})

test('clean words come as soon as they are whole, and what is bad in a later part of their line is not told', () => {
  const filter = createLineFilter('family-friendly')
  expect(filter.take('Ladies and gentlemen, the te')).toBe('Ladies and gentlemen, the ')
  expect(filter.take('a is served. You fu')).toBe('tea is served. You ')
  expect(filter.take('cking f u ')).toBe('')
  expect(filter.take('c k heads in the garden of Eden')).toBe('bleeping bleep ')
  expect(filter.take('!\n')).toBe('heads in the garden of Eden!\n')
})

test('no word of a stream is told that is not told of the whole, wherever its lines and pieces end', () => {
  const parts = fc.array(
    fc.constantFrom(
      ' fuck ',
      ' shit. ',
      ' assassin ',
      ' cat ',
      ' quiet evening ',
      '<b>',
      '\n',
      ' , f u c k, ',
    ),
    {
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(parts, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (all, sizes) => {
      const text = all.join('')
      expect(cleanInPieces(text, sizes)).not.toMatch(/fuck|shit|f u c k/)
    }),
    { numRuns: 2000 },
  )
})

test('nothing is held back for adults, nor changed', () => {
  const filter = createLineFilter('r-rated')
  expect(filter.take('What the fu')).toBe('What the fu')
  expect(filter.take('ck?') + filter.rest()).toBe('ck?')
})

test('a text without lines comes word by word', () => {
  const filter = createLineFilter('family-friendly')
  const told = Array.from({ length: 400 }, () => filter.take('oh shit '))
  expect(told.join('').length).toBeGreaterThan(2000)
  expect(told.join('') + filter.rest()).not.toMatch(/shit/i)
})

test('what the house writer writes for families has nothing that would be bleeped out', async () => {
  for (let number = 0; number < 12; number++) {
    const brief = sampleBrief(deck, number, { rating: 'family-friendly' })
    const { sheet, text } = await writeForHouse(brief)
    expect(text.length).toBeGreaterThan(1000)
    expect(keepClean(text), brief.seed).toBe(text)
    const sequel = continueBrief(brief, text, sheet, lengths.quick.continuation)
    const { text: more } = await writeForHouse(sequel)
    expect(keepClean(more), sequel.seed).toBe(more)
  }
})
