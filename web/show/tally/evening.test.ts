import { describe, expect, test } from 'vitest'
import { cleanEvening, type Evening, momentsOf, noEvening, noteDuel, noteLaugh, noteShow } from './evening.ts'

const told = (scriptId: string, ...parts: [part: string, ...readers: string[]][]) => ({
  scriptId,
  title: 'The Sock',
  parts: parts.map(([part, ...readers]) => ({ part, lines: 4, readers })),
})
const sock = told('s1', ['Ada', 'Bo'], ['Kevin'])
const laugh = (evening: Evening, of = sock, part: string | null = 'Ada') => noteLaugh(evening, of, part, 1000)

describe('an evening', () => {
  test('counts who made the room laugh, over all its scripts, in the order in which they came', () => {
    const hat = told('s2', ['Mo', 'Cy', 'BO'])
    const evening = [sock, sock, hat].reduce((all, of) => laugh(all, of, of.parts[0]?.part), noEvening)
    expect(momentsOf(evening)).toEqual([
      { name: 'Bo', laughs: 3, duels: 0 },
      { name: 'Cy', laughs: 1, duels: 0 },
    ])
  })

  test('names nobody who has none, and stage directions are nobody’s', () => {
    const evening = laugh(laugh(noEvening, sock, null), sock, 'Kevin')
    expect(evening.shows[0]?.laughs).toBe(2)
    expect(momentsOf(evening)).toEqual([])
  })

  test('gives the laughs of a part to whoever claims it afterwards', () => {
    const evening = noteShow(laugh(noEvening, told('s1', ['Ada'])), sock, 2000)
    expect(momentsOf(evening)).toEqual([{ name: 'Bo', laughs: 1, duels: 0 }])
    expect(noteShow(evening, sock, 3000)).toBe(evening)
    expect(noteShow(noEvening, sock, 3000)).toBe(noEvening)
  })

  test('counts a duel once, however often it is voted on', () => {
    const first = noteDuel(noEvening, { id: 's1', winners: ['Ada'] }, 1000)
    expect(noteDuel(first, { id: 's1', winners: ['Ada'] }, 2000)).toBe(first)
    const again = noteDuel(first, { id: 's1', winners: ['Bo'] }, 2000)
    expect(momentsOf(again)).toEqual([{ name: 'Bo', laughs: 0, duels: 1 }])
    expect(momentsOf(noteDuel(again, { id: 's3', winners: ['Bo', 'Ada'] }, 3000))).toEqual([
      { name: 'Bo', laughs: 0, duels: 2 },
      { name: 'Ada', laughs: 0, duels: 1 },
    ])
  })

  test('is forgotten after sixteen hours', () => {
    const evening = laugh(noEvening)
    expect(cleanEvening(JSON.parse(JSON.stringify(evening)), 1000 + 15 * 3_600_000)).toEqual(evening)
    expect(cleanEvening(evening, 1000 + 17 * 3_600_000)).toBe(noEvening)
    expect(cleanEvening(evening, 500)).toBe(noEvening)
  })

  test.each([
    [null, noEvening],
    [{ at: 1000, shows: 'many' }, noEvening],
    [
      {
        at: 1000,
        isShown: 'yes',
        shows: [{ scriptId: '../x' }, { scriptId: 's1', title: '<T>', laughs: 1, parts: [{ part: 'Ada' }] }],
        duels: [{ id: 's1', winners: [' Bo ', 4] }, 7],
      },
      {
        at: 1000,
        isShown: false,
        shows: [{ scriptId: 's1', title: 'T', laughs: 1, parts: [] }],
        duels: [{ id: 's1', winners: ['Bo'] }],
      },
    ],
  ])('may be edited by hand: %o', (kept, expected) => {
    expect(cleanEvening(kept, 1000)).toEqual(expected)
  })
})
