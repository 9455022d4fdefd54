import { describe, expect, test } from 'vitest'
import { allUnits } from './corpus/all-units.ts'
import { engines } from './corpus/engines.ts'
import { exchanges } from './corpus/exchanges.ts'
import { gags } from './corpus/gags.ts'
import { genres } from './corpus/genres.ts'
import { openings } from './corpus/openings.ts'
import { roles } from './corpus/roles.ts'
import { places } from './corpus/settings.ts'
import { twists } from './corpus/twists.ts'
import { type Fact, type Unit } from './corpus/unit.ts'
import { voices } from './corpus/voices.ts'
import { checkLine } from './lint/check-line.ts'
import { lintUnits } from './lint-corpus.ts'

// Its faults are looked for by `npm run lint:corpus`, which every `npm run check` runs.
test('the corpus is large enough for an evening', () => {
  const bound = engines.flatMap((engine) => engine.exchanges)
  const all = [...bound, ...exchanges]
  expect(engines.length).toBeGreaterThanOrEqual(20)
  expect(all.length).toBeGreaterThanOrEqual(240)
  expect(bound.length).toBeGreaterThanOrEqual(120)
  const rated = all.filter(({ rating }) => rating === 'r-rated').length
  expect(Math.abs(rated / all.length - 1 / 7)).toBeLessThan(0.06)
  expect(gags.length).toBeGreaterThanOrEqual(36)
  expect(twists.length).toBeGreaterThanOrEqual(24)
  expect(openings.length).toBeGreaterThanOrEqual(16)
  expect(voices.length).toBeGreaterThanOrEqual(8)
  expect(Object.keys(roles).length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(places).length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(genres).length).toBeGreaterThanOrEqual(25)
  expect(allUnits.flatMap(({ lines }) => lines).length).toBeGreaterThanOrEqual(4500)
})

describe('a unit of the corpus', () => {
  const sound = ['A: I brought the ladder.', 'B: Nobody asked for a ladder.']
  const lint = (lines: readonly string[], more: Partial<Unit> = {}) =>
    lintUnits([{ id: 'planted', lines, ...more }], (text) => text.includes('Bother')).map(
      ({ fault }) => fault,
    )

  test('may be sound', () => {
    expect(lint(sound)).toEqual([])
  })

  test('shares no line with another', () => {
    const twins = ['one', 'two'].map((id) => ({ id, lines: sound }))
    expect(lintUnits(twins, () => false).map(({ fault }) => fault)).toContain(
      'the same line twice: nobody asked for a ladder',
    )
  })

  const faults: readonly (readonly [string, readonly string[], Partial<Unit>, RegExp])[] = [
    ['a slot that nothing fills', ['A: Mind the {Wrong}.', 'B: Too late.'], {}, /slot Wrong/],
    ['a fact that nothing gives', sound, { needs: ['no-such' as Fact] }, /needs no-such/],
    ['one line only', ['A: I am alone.'], {}, /1 spoken lines/],
    ['five roles', ['A: One.', 'B: Two.', 'C: Three.', 'D: Four.', 'E: Five.'], {}, /more than four roles/],
    ['a quotation of nobody', ['A: You said {quote:C}', 'B: I did.'], {}, /quotes C/],
    ['a word that is not for families', ['A: Bother it all.', 'B: Quite.'], {}, /not for families/],
    ['groups that cannot be tied', ['A: A [cat|dog].', 'B: A [cow|hen|fox].'], {}, /cannot be tied/],
    [
      'variants with other roles',
      ['A: Well.', '1 B: It is one.', '2 B: It is two.', '3 C: It is three.'],
      {},
      /other roles/,
    ],
    [
      'variants of unlike length',
      ['A: Well.', '1 B: One.', '2 B: Two.', `3 B: ${'Much longer than that. '.repeat(4).trim()}`],
      {},
      /unlike length/,
    ],
  ]
  test.each(faults)('has a fault: %s', (_, lines, more, fault) => {
    expect(lint(lines, more).join('; ')).toMatch(fault)
  })
})

describe('a line of the corpus', () => {
  const check = (text: string) => checkLine({ unit: 'x', rating: 'r-rated', kind: 'speech', text })

  test.each([
    ['Mind the the step.', 'doubled article'],
    ['He ate a apple.', 'a or an'],
    ['It took an unicorn.', 'a or an'],
    ['Nobody knows {thing}.', 'left-over notation'],
    ['It says: stop.', 'colon'],
    ['Nobody ended this', 'no end'],
    ['Oh. no.', 'small start of sentence'],
    ['Go on on.', 'doubled word'],
    [`${'word '.repeat(26)}.`.replace(' .', '.'), 'more than 25 words'],
  ])('"%s" has a fault: %s', (text, fault) => {
    expect(check(text)).toContain(fault)
  })

  test.each([
    'An hour in an MC’s hat.',
    'He said "a duck", a unicorn and an heir.',
    'It was... well. A-a-achoo!',
  ])('"%s" has none', (text) => {
    expect(check(text)).toEqual([])
  })
})
