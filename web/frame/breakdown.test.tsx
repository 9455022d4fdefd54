import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { Breakdown } from './breakdown.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(async () => {
  await unmount()
  vi.restoreAllMocks()
})

let isBroken = true
function Screen() {
  if (isBroken) throw new TypeError("Cannot read properties of undefined (reading 'state')")
  return <h1>Quick Game</h1>
}

async function visit() {
  isBroken = true
  await mount(
    <Breakdown>
      <Screen />
    </Breakdown>,
  )
}

test('a screen that cannot be shown says so, aloud, and what can be done', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  await visit()
  expect(document.querySelector('[role=alert] h1')?.textContent).toBe('Technical Difficulties')
  expect(document.body.textContent).toContain('Your scripts are kept. Please try again.')
  expect(byName('Home').getAttribute('href')).toBe('/')
  await click(byName('Try again'))
  expect(reload).toHaveBeenCalledOnce()
})

test('Back leads to the page before', async () => {
  await visit()
  isBroken = false
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(document.querySelector('h1')?.textContent).toBe('Quick Game')
})
