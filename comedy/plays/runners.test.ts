import { describe, expect, test } from 'vitest'
import { deck } from '../../deck/deck.ts'
import { judge } from '../gates.ts'
import { sampleBrief } from '../test/sample-brief.ts'
import { type BitRun, type Item } from './item.ts'
import { loadCards } from './load-cards.ts'
import { findRunners } from './runners.ts'
import { type Play } from './steering/play.ts'
import { planPlay } from './planning/plan-play.ts'
import { writePlay } from './write-play.ts'

describe('a runner', () => {
  const bit = (where: string, more: Partial<BitRun> = {}) => ({ where, ...more }) as BitRun
  const runnersOf = (...said: readonly (readonly [BitRun, string])[]) => {
    const items = said.map(([run, text]) => ({ is: 'speech', bit: run, text }) as Item)
    const spoken = said.map(([{ where }, text], at) => ({
      is: 'speech',
      by: 'Ada',
      text,
      words: 2,
      where,
      at,
    }))
    return [...findRunners({ items, deal: { items: spoken } } as unknown as Play)]
  }
  const act = bit('tissue, act 1')

  test('is what one scenario says again, in one act or another', () => {
    expect(runnersOf([act, 'Whose was that?'], [act, 'Whose was that?'])).toEqual(['whose was that'])
    expect(runnersOf([act, 'Sold!'], [bit('tissue, act 5'), '“Sold!”'])).toEqual(['sold'])
  })

  test('is not what two cards say by chance, nor a bit that is played twice', () => {
    expect(runnersOf([act, 'Is it heavy?'], [bit('Widow Wilma, turn 2'), 'Is it heavy?'])).toEqual([])
    const turn = () => bit('Widow Wilma, turn 2')
    expect(runnersOf([turn(), 'Is it heavy?'], [turn(), 'Is it heavy?'])).toEqual([])
  })

  test('is what an audience has brought back', () => {
    const laughed = bit('laughed', { isApart: true })
    expect(runnersOf([act, 'It is a nod.'], [laughed, 'It is a nod.'])).toEqual(['it is a nod'])
  })

  test('is nearly every line that a play says twice', async () => {
    let twice = 0
    let runners = 0
    for (let number = 1; number <= 40; number++) {
      const brief = sampleBrief(deck, number)
      const cards = await loadCards(brief)
      const written = writePlay(brief, cards, planPlay(brief, cards))
      const script = { lines: written.acts.flat(), cast: brief.cast.map(({ name }) => name), promised: null }
      const countTwice = (more: object) =>
        judge([{ ...script, ...more }], 'house').find(({ gate }) => gate.name === 'lines said twice')
          ?.values[0] ?? 0
      twice += countTwice({})
      runners += countTwice({}) - countTwice({ runners: written.runners })
    }
    expect(twice).toBeGreaterThan(10)
    expect(runners / twice).toBeGreaterThan(0.9)
  })
})
