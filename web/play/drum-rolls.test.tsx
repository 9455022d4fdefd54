import { act, type ReactNode } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StandInAudioContext as Audio } from '../test/audio-stand-in.ts'
import { byName, click, mount, press } from '../test/mount.ts'
import { closeStage, deck, openStage, Stage } from '../test/stage.tsx'
import { sampleScript } from '../test/writing-sample.ts'
import { GroupPlayScreen } from './circle/screen.tsx'
import { HeadToHeadGameScreen } from './duel/screen.tsx'
import { QuickGameScreen } from './quick/screen.tsx'

let begun: number

beforeAll(() => import('../show/sound/sound.ts'))
beforeEach(async () => {
  begun = 0
  openStage({
    'GET /api/cards': () => deck(3),
    'POST /api/scripts': () => sampleScript({ id: `s${++begun}` }),
    'GET /api/scripts/s1': () => sampleScript({ id: 's1' }),
    'POST /api/scripts/s1/stop': () => sampleScript({ id: 's1', state: 'stopped' }),
  })
  vi.stubGlobal('AudioContext', Audio)
  await press('Tab', document.body)
})
afterEach(closeStage)

function want(isWanted: boolean) {
  localStorage.setItem('show:sound', String(isWanted))
  dispatchEvent(new StorageEvent('storage', { key: 'show:sound' }))
}

const visit = (pathname: string, element: ReactNode, state: object) => () =>
  mount(
    <Stage at={{ pathname, search: '', state }}>
      <Route path="*" element={element} />
    </Stage>,
  )
const players = { player1: 'Ada', player2: 'Bo' }
const games = [
  ['quick game', visit('/quickgame', <QuickGameScreen />, { isExplicit: false }), 'Shuffle'],
  [
    'duel',
    visit('/headtohead-game', <HeadToHeadGameScreen />, { playerNames: Object.values(players) }),
    'Shuffle Cards',
  ],
  ['circle', visit('/group-play-screen', <GroupPlayScreen />, { players }), 'Shuffle Cards'],
] as const

async function heardDuring(work: () => Promise<unknown>): Promise<number> {
  const count = () => Audio.all.reduce((sum, { sources }) => sum + sources.length, 0)
  const before = count()
  await work()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return count() - before
}

/** A drum roll is made of two sources (web/show/sound/synth.ts); React's strict mode deals the first hand twice. */
test.each(games)('in a %s drums roll when cards are dealt', async (_, open, shuffle) => {
  want(true)
  expect(await heardDuring(open)).toBeGreaterThan(0)
  expect(await heardDuring(() => click(byName(shuffle)))).toBeGreaterThan(0)
})

test.each(games)('in a %s nothing is heard before somebody asks', async (_, open, shuffle) => {
  want(false)
  expect(await heardDuring(open)).toBe(0)
  expect(await heardDuring(() => click(byName(shuffle)))).toBe(0)
})
