import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type Rating } from '../../game/rating.ts'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { RatingDialog } from './rating-dialog.tsx'

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
  const beginAhead = vi.fn<(rating: Rating) => void>()
  const fetchGame = vi.fn(async () => ({ beginAhead }))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({})
  })
  const dialog = <RatingDialog title="Choose" text="Which?" fetchGame={fetchGame} onClose={onClose} />
  await mount(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={dialog} />
        <Route path="/quickgame" element={<Arrived />} />
      </Routes>
    </MemoryRouter>,
  )
  // What the game needs comes while the player still chooses.
  expect(fetchGame).toHaveBeenCalledTimes(1)
  expect(asked).toEqual(['/api/cards'])
  await click(byName(label))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(beginAhead.mock.calls).toEqual([[rating]])
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual(state)
})
