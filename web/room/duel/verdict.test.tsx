import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PhaseView } from '../../../game/room/view.ts'
import { byName, click } from '../../test/mount.ts'
import { sampleDuel, sampleRound, somebody } from '../../test/room-sample.ts'
import { closeRound, made, people, showRound } from '../../test/round.tsx'
import { closeStage, openStage, said } from '../../test/stage.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openStage({ 'GET /api/scripts/s1/laughs': () => ({ laughs: [] }) })
})
afterEach(async () => {
  await closeRound()
  await closeStage()
  vi.useRealTimers()
})

const ann = { id: 'p1', name: 'Ann', isHost: false } as const
const title = () => document.querySelector('h1')?.textContent
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
const list = (name: string) => texts(`[aria-label="${name}"] > li`)

const curtain: PhaseView = { is: 'curtain', problem: null, until: null }
const authors = ['p1', 'p2', 'p4']
const scripts = sampleDuel().scripts.map((script, n) => ({ ...script, author: authors[n] ?? null }))
const tapped = (counts: readonly (readonly [number, number])[]) =>
  counts.map(([players, audience], n) => ({ option: String(n + 1), players, audience }))
const decided = (winners: number[], counts: readonly (readonly [number, number])[], more = {}) => ({
  phase: curtain,
  people: [...people, somebody('p4', 'Cy')],
  round: { ...sampleRound(winners[0]), ...more },
  duel: sampleDuel({ scripts, verdict: { tapped: tapped(counts), winners } }),
})
const counts = [
  [0, 1],
  [2, 3],
  [1, 0],
] as const

test('tells the winner with the cards, and then the others, with what they got', async () => {
  await showRound({ room: decided([2], counts), you: ann, text: null })
  expect(title()).toBe('And the winner is …')
  expect(list('Winner')).toEqual(['?Bo wins the duel!Script 2 Ada Bake Moon 2 of 3 votes75% of the audience'])
  expect(list('The other scripts')).toEqual([
    'Script 3 Ada Bake Moon Cy1 of 3 votes',
    'Script 1 Ada Bake Moon Ann25% of the audience',
  ])
})

test('counts the audience with the players, where the host said so', async () => {
  const setup = { mode: 'head-to-head', rating: 'family-friendly', audience: 'with' } as const
  await showRound({ room: decided([2], counts, { setup }), you: ann, text: null })
  expect(list('Winner')[0]).toContain('5 of 7 votes')
  expect(said()).not.toContain('of the audience')
})

test('the host may ask for a rematch, or go on with the winner’s story', async () => {
  const room = { ...decided([1], counts), round: sampleRound(1) }
  await showRound({ room, script: { state: 'written' } })
  for (const way of ['Rematch', 'The story goes on', 'Back to the lobby']) await click(byName(way))
  expect(made).toEqual([{ is: 'begin' }, { is: 'go-on', writer: 'default' }, { is: 'to-lobby' }])
})

test('the second tap of a double one, which was meant for the vote, begins nothing', async () => {
  const voting = { is: 'voting', isByHand: true, voted: [], until: Date.now() + 9000 } as const
  const room = { ...decided([1], counts), round: sampleRound(1) }
  await showRound({ room: { ...room, phase: voting }, text: null })
  await showRound({ room, text: null })
  const tap = new PointerEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  await act(async () => void byName('Rematch').dispatchEvent(tap))
  expect(made).toEqual([])
})

test('begins at its top, wherever the vote was scrolled to', async () => {
  // As newer browsers do, it answers a promise.
  const scroll = window.scrollTo.bind(window)
  vi.stubGlobal('scrollTo', async (x: number, y: number) => scroll(x, y))
  const voting = { is: 'voting', isByHand: false, voted: [], until: Date.now() + 9000 } as const
  const room = { ...decided([1], counts), round: sampleRound(1) }
  await showRound({ room: { ...room, phase: voting }, you: ann, text: null })
  window.scrollTo(0, 400)
  await showRound({ room: { ...room, phase: { ...voting, voted: ['p1'] } }, you: ann, text: null })
  expect(window.scrollY).toBe(400)
  await showRound({ room, you: ann, text: null })
  expect(window.scrollY).toBe(0)
})

test('a draw shares the crown', async () => {
  const tie = [
    [1, 0],
    [1, 0],
    [0, 0],
  ] as const
  await showRound({ room: decided([1, 2], tie), you: ann, text: null })
  expect(said()).toContain('A draw: the crown is shared')
  expect(list('Winners')).toHaveLength(2)
  expect(said()).not.toContain('wins the duel')
})

test('hands that were counted have no numbers', async () => {
  const none = [0, 0, 0].map(() => [0, 0] as const)
  await showRound({ room: decided([1], none), you: ann, text: null })
  expect(list('Winner')[0]).toContain('Most hands')
  expect(said()).not.toContain('votes')
})

test('the only script of a duel, where all others slept, has won without a vote', async () => {
  const room = decided([1], [[0, 0]])
  const alone = { ...room.duel, of: 1, scripts: room.duel.scripts.slice(0, 1) }
  await showRound({ room: { ...room, duel: alone }, you: ann, text: null })
  expect(list('Winner')).toEqual(['?Ann wins the duel!Script 1 Ada Bake Moon'])
  expect(document.querySelector('[aria-label="The other scripts"]')).toBeNull()
})

test('whoever has left is named all the same as somebody', async () => {
  const room = decided([2], counts)
  await showRound({ room: { ...room, people }, you: ann, text: null })
  expect(list('The other scripts')[0]).toContain('Somebody who has left')
})

test('after the winner’s story has gone on it is no news', async () => {
  const room = { ...decided([1], counts), round: sampleRound(1) }
  const chapter = { writer: 'W', state: 'written', problem: null, acts: 5, promisedWords: 20 } as const
  await showRound({ room, you: ann, script: { state: 'written', chapters: [chapter, chapter] } })
  expect(title()).toBe('The End')
  expect(document.querySelector('[data-news]')).toBeNull()
  expect(said()).toContain('Ann wins the duel!')
})
