import { lazy, Suspense } from 'react'
import { Link, Route } from 'react-router'
import { expect, test } from 'vitest'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { closeStage, openStage, said, Stage } from '../test/stage.tsx'
import { useArrival } from './use-arrival.ts'

const Late = lazy(() => new Promise<never>(() => {}))

function Home() {
  useArrival()
  return (
    <>
      <Link to="/late">Late</Link>
      <Link to="/other">Other</Link>
    </>
  )
}

test('a link that is pressed again while its page is on the way stands once in the history', async () => {
  openStage({})
  window.history.replaceState(null, '', '/')
  const { length } = window.history
  await mount(
    <Suspense>
      <Stage>
        <Route path="/" element={<Home />} />
        <Route path="/late" element={<Late />} />
        <Route path="/other" element={<p>Here</p>} />
      </Stage>
    </Suspense>,
  )
  for (let taps = 0; taps < 3; taps++) await click(byName('Late'))
  expect(window.history.length).toBe(length + 1)
  await click(byName('Other'))
  expect(said()).toContain('Here')
  expect(window.history.length).toBe(length + 2)
  await unmount()
  await closeStage()
})
