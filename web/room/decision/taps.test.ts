import { describe, expect, test } from 'vitest'
import { sampleTwists, somebody } from '../../test/room-sample.ts'
import { alwaysWithRoom, wordsOfTaps } from './taps.ts'

type Counts = readonly [players: number, audience?: number]

/** The first twist is the room's choice. */
const choice = (...counts: Counts[]) => ({
  chapter: 0,
  act: 2,
  twist: sampleTwists[0],
  tapped: counts.map(([players, audience = 0], n) => ({ option: sampleTwists[n]!.id, players, audience })),
  with: [],
})

describe('how the room came to its choice', () => {
  test.each<[string, Counts[]]>([
    ['1 of 1 tap', [[1], [0], [0]]],
    ['3 of 5 taps', [[3], [2], [0]]],
    ['2 taps each: chance chose', [[2], [2], [0]]],
    ['1 tap each: chance chose', [[1], [1], [1]]],
    ['3 of 4 taps, 20 % of the audience', [[3, 2], [1, 8], [0]]],
    [
      '2 taps each: the audience decided',
      [
        [2, 5],
        [2, 3],
        [0, 40],
      ],
    ],
    [
      '2 taps each: chance chose',
      [
        [2, 5],
        [2, 5],
        [0, 40],
      ],
    ],
    ['60 % of the audience', [[0, 6], [0, 4], [0]]],
    ['50 % of the audience: chance chose', [[0, 5], [0, 5], [0]]],
    ['', [[0], [0], [0]]],
  ])('%s, where the audience counts apart', (words, counts) => {
    expect(wordsOfTaps(choice(...counts), 'apart')).toBe(words)
  })

  test.each<[string, Counts[]]>([
    ['11 of 20 taps', [[1, 10], [4, 5], [0]]],
    ['5 taps each: chance chose', [[1, 4], [4, 1], [0]]],
  ])('%s, where it counts with the players', (words, counts) => {
    expect(wordsOfTaps(choice(...counts), 'with')).toBe(words)
  })
})

describe('who tapped with the room', () => {
  const people = [somebody('p1', 'Ann'), somebody('p2', 'Bo')]
  const names = (...agreed: (readonly string[] | null)[]) =>
    alwaysWithRoom(
      agreed.map((ids) => ({ ...choice(), twist: ids && sampleTwists[0], with: ids ?? [] })),
      people,
    ).map(({ name }) => name)

  test('is named after two decisions, and only for all of them', () => {
    expect(names(['p1', 'p2'])).toEqual([])
    expect(names(['p1', 'p2'], ['p1'])).toEqual(['Ann'])
    expect(names(['p1'], ['p2'])).toEqual([])
  })

  test('is not asked of decisions that came to nothing', () => {
    expect(names(['p1'], null)).toEqual([])
    expect(names(['p2'], null, ['p1', 'p2'])).toEqual(['Bo'])
  })
})
