import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepDraft, keepNames, playerCounts, readDraft, resetNames } from './setup-draft.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const empty = { names: ['', ''], rating: 'family-friendly' }
const seats = fc.array(fc.string({ maxLength: 40 }), { minLength: 2, maxLength: 6 })
const counts = fc.constantFrom(...playerCounts)

test('two to six can play', () => {
  expect(playerCounts).toEqual([2, 3, 4, 5, 6])
})

describe('another number of players', () => {
  test('empties every name in head-to-head', () => {
    fc.assert(
      fc.property(seats, counts, (names, count) => {
        expect(resetNames(names, count)).toEqual(Array(count).fill(''))
      }),
    )
  })

  test('keeps the names that have a seat in group play, and adds empty ones', () => {
    fc.assert(
      fc.property(seats, counts, (names, count) => {
        const kept = keepNames(names, count)
        expect(kept).toHaveLength(count)
        kept.forEach((name, seat) => expect(name).toBe(names[seat] ?? ''))
      }),
    )
  })
})

describe('the draft of a tab', () => {
  test('is read as it was kept', () => {
    fc.assert(
      fc.property(seats, fc.constantFrom('family-friendly' as const, 'r-rated' as const), (names, rating) => {
        keepDraft('setup', { names, rating })
        expect(readDraft('setup')).toEqual({ names, rating })
        expect(readDraft('another setup')).toEqual(empty)
      }),
    )
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', null],
    ['a text', 'Ada'],
    ['one name', { names: ['Ada'], rating: 'family-friendly' }],
    ['99 names', { names: Array(99).fill('Ada') }],
    ['no list', { names: { length: 2 } }],
    ['another rating', { names: ['', ''], rating: 'x' }],
  ])('is empty where %s was kept', (_what, kept) => {
    if (kept !== undefined) sessionStorage.setItem('setup', kept === '{' ? kept : JSON.stringify(kept))
    expect(readDraft('setup')).toEqual(empty)
  })

  test('holds no names of another type, and none longer than a field takes', () => {
    sessionStorage.setItem(
      'setup',
      JSON.stringify({ names: [7, 'x'.repeat(10_000), 'Ada'], rating: 'r-rated' }),
    )
    expect(readDraft('setup')).toEqual({ names: ['', 'x'.repeat(40), 'Ada'], rating: 'r-rated' })
  })

  test('is empty where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse })
    keepDraft('setup', { names: ['Ada', 'Bo'], rating: 'r-rated' })
    expect(readDraft('setup')).toEqual(empty)
  })
})
