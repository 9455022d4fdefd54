import { describe, expect, test } from 'vitest'
import { lengths } from '../../../game/modes.ts'
import { ratings } from '../../../game/rating.ts'
import { type Program, type Scenario } from '../card-types.ts'
import { loadAllCards } from '../load-cards.ts'
import { checkForm } from './check-form.ts'
import { checkPlay, openCheckText, trialsOf } from './check-plays.ts'
import { checkProgram } from './check-program.ts'
import { checkTwist, twistsOfCards } from './check-twists.ts'

// All cards together are checked by `npm run lint:cards`, which every `npm run check` runs.

describe('the form of a bit', () => {
  const faultsOf = (bit: string, kind: 'act' | 'lead' | 'place' | 'hook' = 'act') =>
    checkForm({ where: 'planted', kind, bit }).map(({ fault }) => fault)

  test('may be sound', () => {
    expect(faultsOf('LEAD: Good morning.\n[BONK!]\n<2> ASK: Ow!', 'lead')).toEqual([])
  })

  test.each([
    ['a line that is nothing', 'Boss: All rise.', 'act', /line 1 is no speech/],
    ['a role of another kind of card', 'HOST: Mind the goat.', 'lead', /HOST cannot speak in a lead bit/],
    ['a lazzo that nobody has', '> lead juggle', 'act', /lead has no juggle/],
    ['a working that no machine has', '> place explode', 'act', /place has no explode/],
    ['a call that does not exist', '> phone mother', 'act', /no such call: > phone/],
    ['a call in another card', '> lead help', 'place', /only acts call/],
    ['a condition that does not exist', '<loudly> LEAD: Hm.', 'act', /does not exist: <loudly>/],
    ['too many lines', Array(10).fill('LEAD: More.').join('\n'), 'lead', /10 spoken lines/],
  ] as const)('%s is told', (_, bit, kind, fault) => {
    expect(faultsOf(bit, kind).join()).toMatch(fault)
  })

  test('of the lead that begins with a cue by somebody else is told, where that follows nothing', () => {
    const cued = 'ASK: How would you do it?\nLEAD: With nuts.'
    const faultsAt = (where: string, bit: string) => checkForm({ where, kind: 'lead', bit }).length
    expect(faultsAt('Squirrel, suite 1, teach', cued)).toBe(1)
    expect(faultsAt('Squirrel, suite 1, teach', 'LEAD: With nuts.\nASK: How many?')).toBe(0)
    expect(faultsAt('Squirrel, suite 1, ban', cued)).toBe(0)
  })
})

const allCards = await loadAllCards()
const [sound] = allCards.programs as [Program]

describe('a program', () => {
  test('may be sound', () => {
    expect(checkProgram(sound)).toEqual([])
  })

  const planted: readonly (readonly [string, Partial<Program>, RegExp])[] = [
    ['too few scenarios', { scenarios: sound.scenarios.slice(0, 2) }, /2 scenarios; it needs three/],
    [
      'two of one shape',
      { scenarios: sound.scenarios.map((one) => ({ ...one, shape: 'lie' as const })) },
      /one shape/,
    ],
    [
      'none for two parts',
      { scenarios: sound.scenarios.map((one) => ({ ...one, least: 3 as const })) },
      /two parts/,
    ],
    [
      'people who cannot play together',
      {
        people: Object.fromEntries(
          Object.entries(sound.people).map(([name, one]) => [name, { ...one, as: {} }]),
        ),
      },
      /cannot play BOSS, FOE and PAL/,
    ],
  ]
  test.each(planted)('%s is told', (_, changes, fault) => {
    expect(
      checkProgram({ ...sound, ...changes })
        .map((one) => one.fault)
        .join(),
    ).toMatch(fault)
  })
})

describe('a twist', () => {
  const faultsOf = (twist: string) => checkTwist({ where: 'planted', twist }).map(({ fault }) => fault)

  test('of every card is sound', () => {
    const { programs, characters, settings } = allCards
    const twists = twistsOfCards(programs, characters, settings)
    expect(twists.flatMap(checkTwist)).toEqual([])
  })

  test.each([
    ['none', '', /0 words/],
    ['too many words', 'The very old goat sings one song for all of us', /11 words/],
    ['too many letters', `The goat ${'o'.repeat(50)}pera sings`, /letters; a phone/],
    ['a slot', 'The goat eats {prop}', /no slots/],
    ['a point at its end', 'The goat sings again.', /without a point/],
  ] as const)('%s is told', (_, twist, fault) => {
    expect(faultsOf(twist).join()).toMatch(fault)
  })
})

describe('a play', () => {
  type Where = readonly [program: string, scenario: string]

  /** A scenario with its acts changed, as it is checked in a quick game. */
  const faultsOf = (
    change: (text: string, act: number) => string,
    [name, id]: Where = ['Amnesia Again!', 'speak'],
  ) => {
    const sound = allCards.programs.find((one) => one.name === name) as Program
    const scenario = sound.scenarios.find((one) => one.id === id) as Scenario
    const acts = scenario.acts.map((act, index) => ({
      ...act,
      text: change(act.text, index),
    })) as unknown as Scenario['acts']
    const others = sound.scenarios.filter((one) => one !== scenario) as [Scenario, Scenario]
    const program = { ...sound, scenarios: [{ ...scenario, acts }, ...others] as const }
    const [trial] = [...trialsOf({ ...allCards, programs: [program] })]
    if (!trial) throw new Error('Nothing to check')
    const checkText = openCheckText((text) => text.includes('Bother'))
    return checkPlay(trial, checkText).faults.map(({ fault }) => fault)
  }

  const heist: Where = ['The Wedding Cake Heist', 'knock']
  const meeting: Where = ['Meetings About Meetings', 'leaving']

  test.each([undefined, heist, meeting])('may be sound', (where) => {
    expect(faultsOf((text) => text, where)).toEqual([])
  })

  test.each([
    ['a truth that was never planted', '* plant page', '', /paid off and was not planted/],
    ['a prop that never comes back', '{freed} ', '', /the prop never comes back/],
    ['a rescue that nothing planted', '> place worse', '', /pays off what > place worse/, heist],
    ['a slot that nothing fills', '> turns', 'BOSS: All rise, {nobody}.', /left-over notation/],
    ['a rude word', '> turns', 'BOSS: Bother. All rise.', /not for families/],
    ['a speaker who is out', '* enter FOE', '', /FOE speaks and is not on stage/, meeting],
    ['somebody who cannot know it', '> turns', '* aware PAL secret\n> turns', /PAL cannot know "secret"/],
  ] as const)('%s is told', (_, from, to, fault, where?: Where) => {
    expect(faultsOf((text) => text.replaceAll(from, to), where).join('\n')).toMatch(fault)
  })

  test('who saw the hiding and searches is told', () => {
    expect(faultsOf((text) => text.replaceAll('* exit FOE', ''), meeting).join('\n')).toMatch(
      /searches and saw the hiding/,
    )
  })

  test('that ends on what nobody has heard of is told', () => {
    const ending = '\n[Zebras yodel.]\nBOSS: Quartz wobbles.\n[Xylophones melt.]'
    const faults = faultsOf((text, act) => (act === 4 ? text + ending : text))
    expect(faults.join()).toMatch(/the end takes up nothing that was heard before: Xylophones melt\./)
  })

  test('is tried with every number of parts, length, rating, suite and way', () => {
    const trials = [...trialsOf(allCards)]
    const kinds = new Set(trials.map(({ brief }) => `${brief.length.acts} ${brief.cast.length}`))
    for (const { acts } of [lengths.group.first, lengths.group.continuation])
      for (const parts of [2, 3, 4, 5, 6, 7]) expect(kinds).toContain(`${acts} ${parts}`)
    expect(new Set(trials.map(({ brief }) => brief.rating)).size).toBe(ratings.length)
    for (const { name } of [...allCards.characters, ...allCards.settings])
      expect(trials.some((trial) => trial.name.includes(name))).toBe(true)
  })
})
