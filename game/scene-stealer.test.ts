import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readChapters } from '../script/read-chapters.ts'
import { countByPart, sceneStealers } from './scene-stealer.ts'

const cast = ['Ada', 'Kevin']
const script = readChapters(
  [
    ['ADA: One.\n\nKEVIN: Two.\n\nADA: Three.\n\nA door slams.\n\nALL: Four!\n\nTHE STRANGER: Five.'],
    ['KEVIN: Six.'],
  ],
  cast,
)
const at = (chapter: number, line: number, count: number) => ({ chapter, act: 0, line, count })
const told = (part: string, laughs: number, lines: number) => ({ part, laughs, lines })

describe('what a part said', () => {
  test('is counted with the laughs at it, over all chapters; “ALL” is nobody’s, a stranger the reader’s', () => {
    const laughs = [
      at(0, 1, 2),
      at(0, 5, 1),
      at(0, 6, 9),
      at(0, 8, 9),
      at(0, 10, 4),
      at(1, 1, 1),
      at(7, 1, 9),
    ]
    expect(script[0]?.[0]?.map(({ text }) => text)).toEqual(
      'Ada,One.,Kevin,Two.,Ada,Three.,A door slams.,ALL,Four!,THE STRANGER,Five.'.split(','),
    )
    const parts = countByPart(script, laughs)
    const reader = script[0]?.[0]?.[10]?.speaker
    expect(parts.reduce((sum, one) => sum + one.laughs, 0)).toBe(2 + 1 + 4 + 1)
    expect(parts.reduce((sum, one) => sum + one.lines, 0)).toBe(5)
    expect(reader).toBe('Kevin')
    expect(parts).toEqual([told('Ada', 3, 2), told('Kevin', 5, 3)])
  })
})

describe('the scene stealer', () => {
  test.each([
    ['has most laughs for each line, not in all', [told('A', 20, 30), told('B', 4, 2)], ['B']],
    ['needs three laughs', [told('A', 3, 30), told('B', 2, 1)], ['A']],
    ['is nobody when hardly anything was laughed at', [told('A', 2, 9), told('B', 2, 1)], []],
    [
      'is both when they tie, by whatever counts',
      [told('A', 3, 1), told('B', 9, 3), told('C', 5, 2)],
      ['A', 'B'],
    ],
    ['is nobody where nobody spoke', [], []],
  ])('%s', (_, all, expected) => {
    expect(sceneStealers(all).map(({ part }) => part)).toEqual(expected)
  })

  test('is never beaten by anybody who was laughed at three times', () => {
    const some = fc.record({ part: fc.string(), laughs: fc.nat(99), lines: fc.integer({ min: 1, max: 60 }) })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), (all) => {
        const best = Math.max(...all.filter((one) => one.laughs >= 3).map((one) => one.laughs / one.lines))
        for (const { laughs, lines } of sceneStealers(all)) expect(laughs / lines).toBeCloseTo(best)
        expect(sceneStealers(all).length > 0).toBe(all.some(({ laughs }) => laughs >= 3))
      }),
    )
  })
})
