import { describe, expect, test } from 'vitest'
import { deck } from '../../deck/deck.ts'
import { lengths } from '../../game/modes.ts'
import { countWords } from '../../script/count-words.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { beginOutline } from '../asking/outline.ts'
import { type Brief } from '../beat-sheet.ts'
import { premiseOf } from '../chapter-plan.ts'
import { listPlayed, planForHouse, writeAct, writeActs } from '../house-writer.ts'
import { sampleBrief } from '../sample-brief.ts'
import { continueBrief } from '../test/sample-brief.ts'
import { allCards, findCards } from './find-cards.ts'
import { type Cards } from './situation.ts'
import { planPlay, writePlay } from './write-play.ts'

const cardOf = (kind: 'characters' | 'programs' | 'settings', name: string) => {
  const card = deck[kind].find((one) => one.name === name)
  if (!card) throw new Error(`The deck has no ${name}`)
  return card
}

function briefOf(changes: Partial<Brief> = {}, parts = 4): Brief {
  const draw = {
    characters: cardOf('characters', 'Cupid with Bad Aim'),
    programs: cardOf('programs', 'Space Court'),
    settings: cardOf('settings', 'Haunted Laundromat'),
  }
  const names = [draw.characters.name, ...draw.programs.cast].slice(0, parts)
  return sampleBrief({ draw, cast: names.map((name) => ({ name, player: null })), ...changes })
}

const write = (brief: Brief) => [...writeActs(brief, planForHouse(brief))].join('')
const spokenIn = (text: string, { cast }: Brief) =>
  parseScript(text, { cast: cast.map(({ name }) => name) }).filter(({ kind }) => kind === 'dialogue')

describe('the cards of plays', () => {
  test('are named as in the deck, with all people of their program', () => {
    for (const { name, people } of allCards.programs)
      expect(Object.keys(people).toSorted()).toEqual([...cardOf('programs', name).cast].toSorted())
    for (const { name } of allCards.characters) cardOf('characters', name)
    for (const { name, side } of allCards.settings)
      expect(side).toBe(cardOf('settings', name).tags.includes('exterior') ? 'EXT.' : 'INT.')
  })
})

describe('a line for one mouth only', () => {
  test('falls to nobody else in a large cast', () => {
    const brief = briefOf({ length: lengths.group.first }, 6)
    const cards = findCards(brief)
    if (cards === null) throw new Error('There is no such play')
    const own: Cards = {
      ...cards,
      program: {
        ...cards.program,
        scenarios: cards.program.scenarios.map((scenario) => ({
          ...scenario,
          acts: scenario.acts.map((one) => ({
            ...one,
            text: one.text.replaceAll(/(?<=\n *)BOSS: /g, '!BOSS: '),
          })) as unknown as typeof scenario.acts,
        })),
      },
    }
    const plan = planPlay(brief, cards)
    const wordsOfBoss = (from: Cards) =>
      writePlay(brief, from, plan)
        .acts.flat()
        .filter(({ kind, speaker }) => kind === 'dialogue' && speaker === plan.functions.BOSS)
        .reduce((sum, { text }) => sum + countWords(text), 0)
    expect(wordsOfBoss(own)).toBeGreaterThan(wordsOfBoss(cards))
  })
})

describe('the house writer', () => {
  test('writes a play where all three cards are written, and the plan says which', () => {
    const { play } = planForHouse(briefOf())
    expect(play).toMatchObject({ program: 'Space Court', character: 'Cupid with Bad Aim', second: null })
  })

  const kinds = ['characters', 'programs', 'settings'] as const
  test.each(kinds.filter((kind) => allCards[kind].length < deck[kind].length))(
    'writes from the old corpus for %s without a play',
    (kind) => {
      const written = new Set(allCards[kind].map(({ name }) => name))
      const unwritten = deck[kind].find(({ name }) => !written.has(name))
      const other = { [kind]: unwritten }
      const draw = { ...briefOf().draw, ...other }
      const cast = [draw.characters.name, ...draw.programs.cast].slice(0, 4)
      const brief = briefOf({ draw, cast: cast.map((name) => ({ name, player: null })) })
      expect(planForHouse(brief).play).toBeUndefined()
    },
  )

  test('tells on the title page what the story is about, and what each of the cast wants', () => {
    const brief = briefOf()
    const premise = premiseOf(planForHouse(brief))
    expect(premise?.sentence).toMatch(/^The court must .*Cupid/)
    expect(premise?.wants).toHaveLength(4)
    expect(premise?.wants).toContain('Judge Zorblax wants a clock.')
    expect(premiseOf(beginOutline())).toBeNull()
  })

  test('writes from the old corpus for a cast with a stranger in it', () => {
    const cast = ['Cupid with Bad Aim', 'Judge Zorblax', 'Somebody Else'].map((name) => ({
      name,
      player: null,
    }))
    expect(planForHouse(briefOf({ cast })).play).toBeUndefined()
  })

  test.each(Object.values(lengths).flatMap(({ first, continuation }) => [first, continuation]))(
    'writes the same from the stored plan, act by act: %j',
    (length) => {
      const brief = briefOf({ length })
      const sheet = planForHouse(brief)
      const stored = JSON.parse(JSON.stringify(sheet))
      expect(stored).toEqual(sheet)
      const acts = [...writeActs(brief, sheet)]
      expect(acts).toHaveLength(length.acts)
      expect([...writeActs(structuredClone(brief), stored)]).toEqual(acts)
      expect(writeAct(brief, stored, 1)).toBe(acts[1])
    },
  )

  test('tells the wants of the parts', () => {
    const { parts, premise } = planForHouse(briefOf())
    expect(parts.map(({ want }) => want)).toContain('Judge Zorblax wants a clock.')
    expect(premise).not.toMatch(/[{}]/)
  })

  test.each([2, 3, 4, 5, 6])(
    'group play of %i has two scenarios, suites and ways, and all speak',
    (parts) => {
      const brief = briefOf({ length: lengths.group.first }, parts)
      const { play } = planForHouse(brief)
      expect(play?.second).not.toBeNull()
      expect(play?.second?.suite).not.toBe(play?.suite)
      expect(play?.second?.way).not.toBe(play?.way)
      const speakers = new Set(spokenIn(write(brief), brief).map(({ speaker }) => speaker ?? ''))
      expect(speakers).toEqual(new Set(brief.cast.map(({ name }) => name)))
    },
  )
})

describe('a next episode', () => {
  const first = briefOf()
  const sheet = planForHouse(first)
  const text = [...writeActs(first, sheet)].join('')
  const next = continueBrief(first, text, sheet, lengths.quick.continuation)

  test('plays another scenario, suite and way in the same world', () => {
    const { play } = planForHouse(next)
    expect(play?.scenario).not.toBe(sheet.play?.scenario)
    expect(play?.suite).not.toBe(sheet.play?.suite)
    expect(play?.way).not.toBe(sheet.play?.way)
    expect(play?.before?.scenario).toBe(sheet.play?.scenario)
    expect(play?.earlier).toEqual([`${sheet.play?.scenario}/${sheet.play?.filling}`])
    const written = write(next)
    expect(written).not.toContain('<title>')
    expect(written).toContain('THE NEXT DAY')
  })

  test('says no line of five words or more again', () => {
    const said = new Set(spokenIn(text, first).map((line) => line.text))
    const again = spokenIn(write(next), next).filter(
      (line) => said.has(line.text) && line.text.split(' ').length >= 5,
    )
    expect(again.map((line) => line.text)).toEqual([])
  })

  test('brings back what the room laughed at', () => {
    const landed = [{ text: 'The duck has a lawyer.', by: first.cast[1]!.name, laughs: 4 }]
    const brief = { ...next, sequel: { ...next.sequel!, landed } }
    expect(write(brief)).toContain('The duck has a lawyer')
  })

  test('goes on from a text that was planned by another writer', () => {
    const brief = continueBrief(first, text, null, lengths.quick.continuation)
    expect(planForHouse(brief).play?.before).toBeNull()
    expect(spokenIn(write(brief), brief).length).toBeGreaterThan(40)
  })
})

test('a room hears what it has not heard, or not for longest', () => {
  const heard: string[] = []
  const chosen = Array.from({ length: 3 }, (_, evening) => {
    const brief = briefOf({ seed: `evening ${evening}`, lately: [...heard] })
    const sheet = planForHouse(brief)
    heard.unshift(...listPlayed(brief, sheet))
    return sheet.play
  })
  expect(new Set(chosen.map((play) => play?.scenario)).size).toBe(3)
  expect(chosen[0]?.suite).not.toBe(chosen[1]?.suite)
  expect(chosen[0]?.way).not.toBe(chosen[1]?.way)
})
