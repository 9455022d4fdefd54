import { describe, expect, test } from 'vitest'
import { deck } from '../deck/deck.ts'
import { lengths } from '../game/modes.ts'
import { type Line } from '../script/line.ts'
import { parseScript } from '../script/parse/parse.ts'
import { gatesOf, heardBefore, judge, likeness, type Measured } from './gates.ts'
import { listPlayed } from './house-writer.ts'
import { type Memory } from './memory.ts'
import { writeForHouse } from './test/house.ts'
import { sampleBrief } from './test/sample-brief.ts'

const say = (...texts: readonly string[]): Line[] =>
  texts.map((text) => ({ kind: 'dialogue', text, speaker: 'Ada' }))

describe('an evening', () => {
  test('counts the lines of three words or more that were said before', () => {
    const evening = [
      say('I like soup.', 'Oh no.'),
      say('I like soup!', 'Oh no.', 'It is hot.'),
      say('You like it.'),
    ]
    expect(heardBefore(evening)).toEqual([0, 0.5, 0])
  })
})

describe('likeness', () => {
  test('is 1 for the same script, 0 for another, and shared runs of four words by all runs between them', () => {
    const one = say('the duck sat down')
    expect(likeness([one, one])).toEqual([1])
    expect(likeness([one, say('nobody knew the way')])).toEqual([0])
    expect(likeness([say('the duck sat down', 'again'), say('the duck sat down', 'twice')])).toEqual([1 / 3])
  })

  test('of three scripts that a room gets for the same cards is small', { timeout: 60_000 }, async () => {
    const pairs: number[] = []
    for (let number = 0; number < 12; number++) pairs.push(...likeness(await playInOneRoom(number)))
    expect(pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length).toBeLessThanOrEqual(0.1)
    expect(Math.max(...pairs)).toBeLessThanOrEqual(0.35)
  })

  async function playInOneRoom(number: number): Promise<Line[][]> {
    let lately: Memory = []
    const scripts: Line[][] = []
    for (const seed of ['first', 'second', 'third']) {
      const brief = { ...sampleBrief(deck, number), seed, lately }
      const { sheet, text } = await writeForHouse(brief)
      lately = [...listPlayed(sheet), ...lately]
      scripts.push(parseScript(text, { cast: brief.cast.map(({ name }) => name) }))
    }
    return scripts
  }
})

describe('a gate', () => {
  const measured = (lines: readonly Line[], more: Partial<Measured> = {}): Measured => ({
    lines,
    cast: ['Ada', 'Bo'],
    promised: null,
    ...more,
  })
  const missed = (script: Measured) =>
    judge([script], 'house')
      .filter(({ failed }) => failed > 0)
      .map(({ gate }) => gate.name)

  test('is missed by what it is for', () => {
    const poor = measured([...say('What?!', 'What?!'), ...say(Array(30).fill('very').join(' '))])
    expect(missed(poor)).toEqual(
      expect.arrayContaining([
        'parts without a line',
        'Gini of words per part',
        'words per line, most',
        'distinct-2',
        'lines that call back',
        'a callback in the last tenth',
        'generic reactions',
      ]),
    )
    const stranger: Line = { kind: 'dialogue', text: 'Hello there.', speaker: 'Zed' }
    expect(missed(measured([stranger]))).toContain('speakers outside the cast')
    expect(missed(measured(say('Nearly over.'), { promised: lengths.quick.first }))).toEqual(
      expect.arrayContaining(['whole, and ends', 'minutes, off the promise by']),
    )
  })

  test('lets a runner come back, and nothing else', () => {
    const lines = say('My own sock!', 'No.', 'My own sock.', 'Who took it?', 'Who took it?')
    const twice = (more: Partial<Measured>) =>
      judge([measured(lines, more)], 'house').find(({ gate }) => gate.name === 'lines said twice')?.values
    expect(twice({})).toEqual([2])
    expect(twice({ runners: new Set(['my own sock']) })).toEqual([1])
  })

  test('allows an AI service more time than the house', () => {
    const allowed = (writer: 'house' | 'ai') =>
      gatesOf(writer)
        .find(({ name }) => name.startsWith('minutes'))
        ?.passes(0.1)
    expect([allowed('house'), allowed('ai')]).toEqual([false, true])
  })
})
