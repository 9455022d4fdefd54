import { describe, expect, it, vi } from 'vitest'
import { type StoredPiece } from '../../store/pieces.ts'
import { createFeed, type News } from './feed.ts'

const piece = (n: number): StoredPiece => ({ n, chapter: 0, act: 0, drop: 0, text: `${n}\n` })
const pieces = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => piece(from + i))
const numbers = (news: readonly News[]) => news.flatMap((each) => each.pieces.map(({ n }) => n))

function follow(feed: ReturnType<typeof createFeed>, after = 0) {
  const news: News[] = []
  const leaving = new AbortController()
  const over = feed.send(after, (each) => news.push(each), leaving.signal)
  return { news, over, leave: () => leaving.abort() }
}

describe('a feed', () => {
  it('tells all who know as much by the very same object', async () => {
    const feed = createFeed(async () => ({ pieces: pieces(1, 2), state: 'writing' }))
    await feed.look()
    const [ada, bo, cy] = [follow(feed), follow(feed), follow(feed, 1)]
    feed.accept(piece(3))
    expect([ada, bo, cy].map(({ news }) => numbers(news))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [2, 3],
    ])
    expect(ada.news[1]).toBe(bo.news[1])
    expect(ada.news[1]).toBe(cy.news[1])
  })

  it('tells nothing twice to who knows more than it does, nor to who has left', async () => {
    const feed = createFeed(async (after) => ({ pieces: pieces(after + 1, 5), state: 'writing' }))
    const [ahead, gone] = [follow(feed, 4), follow(feed)]
    feed.accept(piece(1))
    gone.leave()
    await gone.over
    await feed.look()
    expect(numbers(ahead.news)).toEqual([5])
    expect(numbers(gone.news)).toEqual([1])
  })

  it('looks again when a piece comes whose forerunner it does not know', () => {
    const feed = createFeed(async () => ({ pieces: [], state: 'writing' }))
    expect(feed.accept(piece(2))).toBe(false)
    expect(feed.accept(piece(1))).toBe(true)
    expect(feed.accept(piece(1))).toBe(true)
    expect(numbers(follow(feed).news)).toEqual([1])
  })

  it('ends with the writing, after the last piece', async () => {
    const feed = createFeed(async () => ({ pieces: pieces(1, 3), state: 'written' }))
    const [ada, late] = [follow(feed), follow(feed, 7)]
    await feed.look()
    await Promise.all([ada.over, late.over])
    expect(ada.news).toEqual([{ pieces: pieces(1, 3), state: 'written' }])
    expect(late.news).toEqual([{ pieces: [], state: 'written' }])
  })

  it('serves all who ask during a look with one further look', async () => {
    const read = vi.fn(async () => ({ pieces: [], state: 'writing' as const }))
    const feed = createFeed(read)
    await Promise.all([feed.look(), feed.look(), feed.look()])
    expect(read).toHaveBeenCalledTimes(2)
  })
})
