import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PhaseView } from '../../../game/room/view.ts'
import { byName, click } from '../../test/mount.ts'
import { closeRound, made, showRound } from '../../test/round.tsx'
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

const cards = (kind: string) =>
  [0, 1, 2].map((n) => ({ id: `${kind}-${n}`, name: `${kind} ${n}`, image_url: `/${kind}${n}.svg` }))
const hand = { characters: cards('hero'), programs: cards('show'), settings: cards('place') }
const screen = { id: 'p3', name: '', role: 'screen', isHost: false } as const
const audience = { id: 'p9', name: 'Gus', role: 'audience', isHost: false } as const
const ann = { id: 'p1', name: 'Ann', isHost: false } as const
const title = () => document.querySelector('h1')?.textContent
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
const list = (name: string) => texts(`[aria-label="${name}"] > li`)

const making = (done: string[] = []): PhaseView => ({ is: 'hands', done, until: Date.now() + 32_400 })

test('a phone shows its own nine cards, and one of each is tapped', async () => {
  await showRound({ room: { phase: making(), round: null }, you: { ...ann, hand } })
  expect(title()).toBe('Make your hand')
  expect(said()).toContain('Only you see it.')
  const radios = document.querySelectorAll<HTMLInputElement>('[type=radio]')
  expect(radios).toHaveLength(9)
  await click(radios[4]!)
  expect(made).toEqual([{ is: 'choose', category: 'programs', card: 'show-1' }])
  expect(document.querySelector('[role=timer]')?.textContent).toBe('33 seconds left')
})

test('a whole hand may be changed until the end', async () => {
  const choice = { characters: 'hero-0', programs: 'show-2', settings: 'place-1' }
  await showRound({ room: { phase: making(['p1']), round: null }, you: { ...ann, hand, choice } })
  expect(said()).toContain('You may still change it.')
  expect(said()).toContain('1 of 2 are done')
  await click(document.querySelector<HTMLElement>('[type=radio]:not(:checked)')!)
  expect(made).toHaveLength(1)
})

test.each([
  ['the screen', screen, 'Make your hands'],
  ['the audience', audience, 'Everybody makes a hand'],
  ['a player without a hand', { ...ann, hand: null }, 'Everybody makes a hand'],
])('%s sees who is done and never what', async (_, you, heading) => {
  await showRound({ room: { phase: making(['p2']), round: null }, you })
  expect(title()).toBe(heading)
  expect(list('Who is done')).toEqual(['Annis choosing', 'Bois done'])
  expect(said()).toContain('1 of 2 are done')
  expect(document.querySelectorAll('img, input')).toHaveLength(0)
})

test('the host may go on', async () => {
  await showRound({ room: { phase: making(), round: null }, you: { ...screen, isHost: true } })
  await click(byName('Go on'))
  expect(made).toEqual([{ is: 'hurry' }])
})
