import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PhaseView } from '../../../game/room/view.ts'
import { byName, click } from '../../test/mount.ts'
import { sampleDuel, sampleRound } from '../../test/room-sample.ts'
import { closeRound, made, performing, showRound } from '../../test/round.tsx'
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

const round = sampleRound(2)
const duel = sampleDuel({ scripts: sampleDuel().scripts.slice(0, 2) })
const until = Date.now() + 60_000
const moments: readonly (readonly [string, PhaseView])[] = [
  ['dealing', { is: 'dealing', until }],
  ['parts', { is: 'parts', until }],
  ['performing', performing(1)],
]

test.each(moments)(
  'while %s it is one of three, and the author’s phone alone says whose',
  async (_, phase) => {
    const secret = 'This one is yours. Poker face.'
    for (const [you, isAuthor] of [
      [{ ...ann, entry: 2 }, true],
      [{ ...ann, entry: 1 }, false],
      [{ ...ann, id: 'p2', entry: null }, false],
      [audience, false],
      [screen, false],
    ] as const) {
      await showRound({ room: { phase, round, duel }, you })
      expect(said()).toContain('Script 2 of 3')
      expect(said().includes(secret)).toBe(isAuthor)
      await closeRound()
    }
  },
)

test('the screen’s stage says it too', async () => {
  const stage = { room: { phase: performing(1), round: sampleRound(1), duel }, you: screen }
  await showRound(stage)
  expect(document.querySelector('[data-now]')).toBeTruthy()
  expect(document.querySelector('header')?.textContent).toContain('Script 2 of 3')
})

test('a script that stands for itself has no number', async () => {
  await showRound({ room: { phase: performing(1) }, you: ann })
  expect(said()).not.toContain('Script 1')
})

test('what ends early is the script, and the words say what follows', async () => {
  await showRound({ room: { phase: performing(1), duel }, you: { ...ann, isHost: true } })
  await click(byName('Lead the reading'))
  await click(byName('End this script'))
  expect(said()).toContain('End This Script?')
  expect(said()).toContain('The next script follows.')
  await showRound({ room: { phase: performing(1), duel: sampleDuel() }, you: { ...ann, isHost: true } })
  expect(said()).toContain('The vote follows.')
  await click(byName('End this script'))
  expect(made).toEqual([{ is: 'end' }])
})

test('a script that fails for the second time is left behind, and the words say so', async () => {
  const broken: PhaseView = { is: 'curtain', problem: 'It broke.', until: Date.now() + 9000 }
  const chapter = { writer: 'W', state: 'failed', problem: null, acts: 5, promisedWords: 20 } as const
  for (const [chapters, words] of [
    [1, 'The house writer goes on by itself.'],
    [2, 'The next script follows by itself.'],
  ] as const) {
    const script = { state: 'failed', chapters: Array.from({ length: chapters }, () => chapter) } as const
    await showRound({ room: { phase: broken, duel }, you: ann, script })
    expect(said()).toContain(words)
    await closeRound()
  }
})
