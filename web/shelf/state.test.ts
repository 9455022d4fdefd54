import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problem } from '../../game/problem.ts'
import { type ScriptSummary } from '../../game/protocol.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { sampleSummary } from '../test/shelf-sample.ts'
import { type Shelf, type ShelfNews, sortShelf } from './state.ts'

const at = (minute: number) => new Date(Date.UTC(2000, 0, 1, 0, minute)).toISOString()
const summary = (minute: number, more: Partial<ScriptSummary> = {}) =>
  sampleSummary({ id: `s${minute}`, createdAt: at(minute), ...more })
const play = (...news: ShelfNews[]) => news.reduce<Shelf>(sortShelf, { is: 'opening' })
const listed = (minutes: number[], next: string | null = null, search = ''): ShelfNews => ({
  is: 'listed',
  search,
  answer: { scripts: minutes.map((minute) => summary(minute)), next },
})
const idsOf = (shelf: Shelf) => (shelf.is === 'open' ? shelf.scripts.map(({ id }) => id) : shelf.is)

describe('a shelf', () => {
  test('that cannot be read is missing, and opens when it is asked again', () => {
    const refused = play({ is: 'refused', what: 'search', problem: problem('unavailable') })
    expect(refused).toMatchObject({ is: 'missing', problem: { code: 'unavailable' } })
    expect(sortShelf(refused, { is: 'search-asked' })).toEqual({ is: 'opening' })
  })

  test('stays while another search is asked, and when it is refused', () => {
    const shelf = play(listed([2, 1]), { is: 'search-asked' })
    expect(shelf).toMatchObject({ is: 'open', asking: { is: 'asking', what: 'search' } })
    const refused = sortShelf(shelf, { is: 'refused', what: 'search', problem: problem('unavailable') })
    expect(idsOf(refused)).toEqual(['s2', 's1'])
    expect(refused).toMatchObject({ asking: { is: 'refused', what: 'search' } })
  })

  test('grows by what was not there yet', () => {
    const more: ShelfNews = {
      is: 'more-listed',
      answer: { scripts: [summary(2), summary(1)], next: null },
    }
    expect(idsOf(play(listed([3, 2], 's2'), more))).toEqual(['s3', 's2', 's1'])
  })

  test('takes a title over, and what was removed out', () => {
    const script = sampleScript({ id: 's1', title: 'New' })
    const shelf = play(listed([2, 1]), { is: 'renamed', script }, { is: 'removed', id: 's2' })
    expect(shelf).toMatchObject({ scripts: [{ id: 's1', title: 'New' }] })
  })

  test('gets a script back at its place, with its version counted', () => {
    const script = sampleScript({ id: 's2', createdAt: at(2), versions: ['a', 's2', 'b'] })
    const shelf = play(listed([3, 2, 1]), { is: 'removed', id: 's2' }, { is: 'restored', script })
    expect(idsOf(shelf)).toEqual(['s3', 's2', 's1'])
    expect(shelf).toMatchObject({ scripts: [{}, { version: { n: 2, of: 3 }, chapters: 1 }, {}] })
    expect(shelf.is === 'open' && Object.keys(shelf.scripts[1] ?? {})).not.toContain('cast')
  })

  test('looked at again, changes what it knows of the newest and keeps the rest', () => {
    const again = (scripts: ScriptSummary[], next: string | null, search = ''): ShelfNews => ({
      is: 'looked-again',
      search,
      answer: { scripts, next },
    })
    const shelf = play(listed([4, 3, 2, 1], 's1'))
    const written = summary(3, { state: 'written' })
    const after = sortShelf(shelf, again([summary(5), written], 's3'))
    expect(idsOf(after)).toEqual(['s5', 's3', 's2', 's1'])
    expect(after).toMatchObject({ next: 's1', scripts: [{}, { state: 'written' }, {}, {}] })
    expect(idsOf(sortShelf(shelf, again([summary(4)], null)))).toEqual(['s4'])
    expect(idsOf(sortShelf(shelf, again([], null)))).toEqual([])
    expect(sortShelf(shelf, again([], null, 'another search'))).toBe(shelf)
  })

  test('has each script once, the newest first, whatever comes and goes', () => {
    const minute = fc.nat(9)
    const some = fc.uniqueArray(minute).map((all) => all.toSorted((a, b) => b - a).map((n) => summary(n)))
    const news: fc.Arbitrary<ShelfNews> = fc.oneof(
      some.map((scripts) => ({ is: 'looked-again' as const, search: '', answer: { scripts, next: null } })),
      minute.map((n) => ({ is: 'removed' as const, id: `s${n}` })),
      minute.map((n) => ({
        is: 'restored' as const,
        script: sampleScript({ id: `s${n}`, createdAt: at(n) }),
      })),
    )
    fc.assert(
      fc.property(fc.array(news), (all) => {
        const ids = idsOf(play(listed([7, 5, 1]), ...all)) as string[]
        expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
      }),
    )
  })
})
