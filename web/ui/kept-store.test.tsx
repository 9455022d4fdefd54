import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, unmount } from '../test/mount.ts'
import { createKeptStore } from './kept-store.ts'

const clean = (kept: unknown) => (typeof kept === 'number' ? kept : 0)
beforeEach(() => localStorage.clear())
afterEach(async () => {
  vi.restoreAllMocks()
  await unmount()
})

const otherTab = (value: unknown) =>
  act(async () => {
    localStorage.setItem('n', JSON.stringify(value))
    dispatchEvent(new StorageEvent('storage', { key: 'n' }))
  })

test('is shown wherever it is used, kept, and the same in another tab', async () => {
  const store = createKeptStore('n', clean)
  function Twice() {
    return `${store.use()} `.repeat(2)
  }
  const place = await mount(<Twice />)
  expect(place.textContent).toBe('0 0 ')
  await act(async () => store.change(3))
  expect([place.textContent, localStorage.getItem('n')]).toEqual(['3 3 ', '3'])
  await otherTab(5)
  expect(place.textContent).toBe('5 5 ')
  await unmount()
  await otherTab(6)
  expect(store.read()).toBe(6)
  await otherTab({ by: 'hand' })
  expect(store.read()).toBe(0)
})

test('lives on where storage is refused', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const store = createKeptStore('n', clean)
  store.change(4)
  expect(store.read()).toBe(4)
})
