import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byName, click, mount, unmount } from '../mount.ts'
import { ToastProvider, useToast } from './toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await unmount()
  vi.useRealTimers()
})

function Kitchen() {
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => toast.show('Burnt.')}>
        burn
      </button>
      <button type="button" onClick={() => toast.show('Spilt.')}>
        spill
      </button>
    </>
  )
}

const cook = () =>
  mount(
    <ToastProvider>
      <Kitchen />
    </ToastProvider>,
  )
const alerts = () => [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('a toast is an alert that stays for 6000 ms', async () => {
  await cook()
  await click(byName('burn'))
  expect(alerts()).toEqual(['Burnt.'])
  await wait(5999)
  expect(alerts()).toEqual(['Burnt.'])
  await wait(1)
  expect(alerts()).toEqual([])
})

test('a newer toast takes the place of the older one and has its own 6000 ms', async () => {
  await cook()
  await click(byName('burn'))
  await wait(4000)
  await click(byName('spill'))
  await wait(5999)
  expect(alerts()).toEqual(['Spilt.'])
  await wait(1)
  expect(alerts()).toEqual([])
})

test('the same words again are a new toast', async () => {
  await cook()
  await click(byName('burn'))
  await wait(4000)
  await click(byName('burn'))
  await wait(4000)
  expect(alerts()).toEqual(['Burnt.'])
})

test('a toast can be dismissed', async () => {
  await cook()
  await click(byName('burn'))
  await click(byName('Dismiss'))
  expect(alerts()).toEqual([])
})
