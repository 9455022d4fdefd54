import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PhaseView } from '../../../game/room/view.ts'
import { byName, click } from '../../test/mount.ts'
import { sampleDuel, sampleRound, somebody } from '../../test/room-sample.ts'
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

const screen = { id: 'p3', name: '', role: 'screen', isHost: false } as const
const audience = { id: 'p9', name: 'Gus', role: 'audience', isHost: false } as const
const ann = { id: 'p1', name: 'Ann', isHost: false } as const
const title = () => document.querySelector('h1')?.textContent
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
const list = (name: string) => texts(`[aria-label="${name}"] > li`)

describe('the vote', () => {
  const voting = (voted: string[] = []): PhaseView => ({
    is: 'voting',
    isByHand: false,
    voted,
    until: Date.now() + 20_000,
  })
  const room = { duel: sampleDuel(), round: sampleRound(3) }
  const choices = () => texts('[aria-label="The scripts"] button')
  const pressed = () => texts('[aria-pressed=true]')

  test('one tap votes, another changes it, and one’s own cannot be tapped', async () => {
    const you = { ...ann, entry: 1, ballot: [2, 3] }
    await showRound({ room: { ...room, phase: voting() }, you })
    expect(title()).toBe('Which was the funniest?')
    expect(choices()).toEqual(['Script 2 Ada Bake Moon', 'Script 3 Ada Bake Moon'])
    expect(list('The scripts')[0]).toMatch(/Yours$/)
    await click(byName('Script 2 Ada Bake Moon '))
    expect(made).toEqual([{ is: 'vote', round: 2 }])
    await showRound({ room: { ...room, phase: voting() }, you, shown: { asked: made } })
    expect(pressed()).toEqual(['Script 2 Ada Bake Moon'])
    await showRound({ room: { ...room, phase: voting(['p1']) }, you: { ...you, vote: 2 } })
    expect(pressed()).toEqual(['Script 2 Ada Bake Moon'])
    expect(said()).toContain('You may still change your mind.')
    expect(said()).toContain('1 of 2 have voted')
    await click(byName('Script 2 Ada Bake Moon '))
    await click(byName('Script 3 Ada Bake Moon '))
    expect(made).toEqual([
      { is: 'vote', round: 2 },
      { is: 'vote', round: 3 },
    ])
  })

  test('the audience votes by one tap, too', async () => {
    await showRound({ room: { ...room, phase: voting() }, you: { ...audience, ballot: [1, 2, 3] } })
    expect(choices()).toHaveLength(3)
  })

  test('the screen shows them, the time and who has voted, and has no vote', async () => {
    await showRound({ room: { ...room, phase: voting(['p2']) }, you: { ...screen, ballot: [1, 2, 3] } })
    expect(list('The scripts')).toHaveLength(3)
    expect(choices()).toEqual([])
    expect(list('Who has voted')).toEqual(['…Annis voting', '✓Bohas voted'])
    expect(document.querySelector('[role=timer]')?.textContent).toBe('20 seconds left')
  })

  test('of two scripts nothing tells who may not vote: their authors', async () => {
    const two = { ...room, duel: sampleDuel({ of: 2, scripts: sampleDuel().scripts.slice(0, 2) }) }
    await showRound({ room: { ...two, phase: voting() }, you: { ...ann, entry: 1 } })
    expect(said()).toContain('the others vote')
    expect(choices()).toEqual([])
    expect(said()).toContain('Nobody has voted yet')
    await showRound({ room: { ...two, phase: voting(['p4']) }, you: screen })
    expect(said()).toContain('1 has voted')
    expect(said()).not.toContain('is voting')
  })
})

describe('hands up', () => {
  const phase: PhaseView = { is: 'voting', isByHand: true, voted: [], until: Date.now() + 60_000 }
  const duel = sampleDuel({ of: 2, scripts: sampleDuel().scripts.slice(0, 2) })
  const room = { phase, duel, round: sampleRound(2) }
  const withoutScreen = [somebody('p1', 'Ann'), somebody('p2', 'Bo')]

  test('the screen counts', async () => {
    await showRound({ room, you: screen })
    expect(title()).toBe('Hands up!')
    await click(byName('Most hands: script 2'))
    expect(made).toEqual([{ is: 'count-hands', winner: 2 }])
  })

  test('and knows a draw', async () => {
    await showRound({ room, you: screen })
    await click(byName('A draw'))
    expect(made).toEqual([{ is: 'count-hands', winner: null }])
    await showRound({ room, you: screen, shown: { asked: made } })
    expect((byName('A draw') as HTMLButtonElement).disabled).toBe(true)
  })

  test('other phones raise hands', async () => {
    await showRound({ room, you: ann })
    expect(said()).toContain('Raise your hand for the funniest.')
    expect(texts('main button')).toEqual(['More …'])
  })

  test('without a screen the host’s phone counts; beside one it may', async () => {
    await showRound({ room: { ...room, people: withoutScreen }, you: { ...ann, isHost: true } })
    expect(byName('Most hands: script 1')).toBeTruthy()
    await showRound({ room, you: { ...ann, isHost: true } })
    expect(said()).toContain('Raise your hand for the funniest.')
    await click(byName('Count the hands here'))
    await click(byName('Most hands: script 1'))
    expect(made).toEqual([{ is: 'count-hands', winner: 1 }])
  })
})
