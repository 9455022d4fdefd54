import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, unmount } from '../test/mount.ts'
import { TurningWordmark } from './wordmark.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await unmount()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const shown = () => document.querySelector('[data-shown=true]')?.textContent
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('its two words take turns every 2000 ms, and it is called by both', async () => {
  await mount(<TurningWordmark />)
  expect(document.querySelector('h1')?.getAttribute('aria-label')).toBe('Twisted Yarn')
  expect(shown()).toBe('Twisted')
  await wait(1999)
  expect(shown()).toBe('Twisted')
  await wait(1)
  expect(shown()).toBe('Yarn')
  await wait(2000)
  expect(shown()).toBe('Twisted')
})

test('it stands still for those who want no motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await mount(<TurningWordmark />)
  await wait(10_000)
  expect(shown()).toBe('Twisted')
})
