import { act } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type Rating } from '../../game/rating.ts'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { closeStage, openStage, Stage } from '../test/stage.tsx'
import { AheadContext, type Begun } from './ahead.tsx'
import { RatingDialog } from './rating-dialog.tsx'

const eventually = (look: () => void) => act(() => vi.waitFor(look))

afterEach(async () => {
  await unmount()
  vi.unstubAllGlobals()
})

function Arrived() {
  return <output>{JSON.stringify(useLocation().state)}</output>
}

test.each([
  ['Family Friendly', 'family-friendly', { isExplicit: false }],
  ['R-Rated', 'r-rated', { isExplicit: true }],
] as const)('%s begins a game that is %s, and goes to it with %j', async (label, rating, state) => {
  const onClose = vi.fn()
  const begun = {
    dealt: new Promise<never>(() => {}),
    started: new Promise<never>(() => {}),
    giveUp: async () => {},
  }
  const beginGame = vi.fn((rating: Rating): Begun => ({ rating, ...begun }))
  const fetchGame = vi.fn(async () => ({ beginGame }))
  const put = vi.fn<(begun: Begun) => void>()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({})
  })
  const dialog = <RatingDialog title="Choose" text="Which?" fetchGame={fetchGame} onClose={onClose} />
  await mount(
    <MemoryRouter>
      <AheadContext value={{ put, take: () => null }}>
        <Routes>
          <Route path="/" element={dialog} />
          <Route path="/quickgame" element={<Arrived />} />
        </Routes>
      </AheadContext>
    </MemoryRouter>,
  )
  expect(fetchGame).toHaveBeenCalledTimes(1)
  expect(asked).toEqual(['/api/cards'])
  await click(byName(label))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(beginGame.mock.calls).toEqual([[rating]])
  expect(put.mock.calls).toEqual([[{ rating, ...begun }]])
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual(state)
})

test('opens a room with the rating instead, where everyone is on their own phone', async () => {
  const asked: string[] = []
  openStage({})
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push(`${path} ${body as string}`)
    return Response.json({ code: 'unavailable' }, { status: 503 })
  })
  const dialog = (
    <RatingDialog title="Choose" text="Which?" fetchGame={() => new Promise(() => {})} onClose={() => {}} />
  )
  await mount(
    <Stage at={{ pathname: '/', search: '', state: null }}>
      <Route path="/" element={dialog} />
    </Stage>,
  )
  await click(document.querySelector<HTMLElement>('[role=switch]')!)
  await click(byName('R-Rated'))
  await eventually(() =>
    expect(asked.at(-1)).toBe('/api/rooms {"name":null,"setup":{"mode":"quick","rating":"r-rated"}}'),
  )
  await closeStage()
})
