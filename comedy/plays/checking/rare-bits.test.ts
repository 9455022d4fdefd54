import { expect, test } from 'vitest'
import { type Bit, type Character, type Program } from '../card-types.ts'
import { type Corpus, loadAllCards } from '../load-cards.ts'
import { bitsOfCharacter, bitsOfProgram, bitsOfSetting } from './check-form.ts'
import { checkPlay, openCheckText } from './check-plays.ts'
import { trialsOfRareBits } from './rare-bits.ts'

const allCards = await loadAllCards()
const [sound] = allCards.programs as [Program]
const [lead] = allCards.characters as [Character]
const none: Corpus = { programs: [], characters: [], settings: [] }

function play(corpus: Corpus, checked: Partial<Corpus>): { heard: Set<string>; faults: string[] } {
  const checkText = openCheckText(() => false)
  const trials = trialsOfRareBits(corpus, { ...none, ...checked }, () => false)
  const plays = [...trials].map((trial) => checkPlay(trial, checkText))
  return {
    heard: new Set(plays.flatMap(({ bits }) => [...bits])),
    faults: plays.flatMap(({ faults }) => faults.map(({ fault }) => fault)),
  }
}

const isTurn = (where: string) => /turn \d$/u.test(where) // long plays have them
const wheresOf = (bits: readonly { readonly where: string }[]) =>
  bits.map(({ where }) => where).filter((where) => !isTurn(where))

test('every bit of a program is heard, and nothing is wrong with it', () => {
  const { heard, faults } = play(allCards, { programs: [sound] })
  expect(wheresOf(bitsOfProgram(sound)).filter((where) => !heard.has(where))).toEqual([])
  expect(faults).toEqual([])
})

test('every bit of a character and of a place is heard', () => {
  const [place] = allCards.settings
  if (!place) throw new Error('a deck has places')
  const { heard, faults } = play(allCards, { characters: [lead], settings: [place] })
  const bits = [...bitsOfCharacter(lead), ...bitsOfSetting(place)]
  expect(wheresOf(bits).filter((where) => !heard.has(where))).toEqual([])
  expect(faults).toEqual([])
})

test('a bit that no scenario calls for is not heard', () => {
  const [name = ''] = Object.keys(sound.people)
  const person = sound.people[name]
  if (!person) throw new Error('a program has people')
  const spare: Program = {
    ...sound,
    people: { ...sound.people, [name]: { ...person, hooks: { ...person.hooks, sneeze: 'ME: Achoo!' } } },
  }
  const { heard } = play({ ...allCards, programs: [spare] }, { programs: [spare] })
  const wheres = wheresOf(bitsOfProgram(spare))
  expect(wheres.filter((where) => !heard.has(where))).toEqual([`${name}, sneeze`])
})

test('what is wrong with what is left of a first meeting, between two, is told', () => {
  const after: Bit = 'FOE|BOSS: Where is it?\nBOSS: In the soup.'
  const program: Program = { ...sound, scenarios: sound.scenarios.map((one) => ({ ...one, after })) }
  const programs = [program]
  const { faults } = play({ ...allCards, programs }, { programs })
  expect(faults.join('\n')).toMatch(/answers itself: "Where is it\?"/)
})

test('what is wrong with a bit of a character that few scenarios call for is told', () => {
  const [suite, other] = lead.suites
  const hide: Bit = 'LEAD: I hide in the the tub.'
  const character: Character = { ...lead, suites: [{ ...suite, bits: { ...suite.bits, hide } }, other] }
  const characters = [character, ...allCards.characters.slice(1)]
  const { faults } = play({ ...allCards, characters }, { characters: [character] })
  expect(faults.join('\n')).toMatch(/doubled word/)
})
