import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { byName, click, mount, unmount } from '../../test/mount.ts'
import { offerTime } from './toast-offer.tsx'
import { ToastProvider, useToast } from './toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await unmount()
  vi.useRealTimers()
})

const onChoose = vi.fn()

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
      <button
        type="button"
        onClick={() => toast.offer({ text: 'Eaten.', action: { label: 'Cook', onChoose } })}
      >
        eat
      </button>
      <button type="button" onClick={() => toast.offer({ text: 'Washed up.' })}>
        wash up
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

describe('an offer', () => {
  const offers = () => [...document.querySelectorAll('output')].map((offer) => offer.textContent)

  test('comes with the focus on what can be done, which a screen reader explains', async () => {
    await cook()
    await click(byName('eat'))
    const { activeElement } = document
    expect(activeElement?.textContent).toBe('Cook')
    expect(document.getElementById(activeElement?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Eaten.',
    )
    await click(byName('Cook'))
    expect(onChoose).toHaveBeenCalledOnce()
    expect(offers()).toEqual([])
  })

  test('stays for a good while, and longer while somebody is at it', async () => {
    expect(offerTime).toBeGreaterThanOrEqual(10_000)
    await cook()
    await click(byName('eat'))
    await act(async () => byName('burn').focus())
    await wait(offerTime - 1)
    expect(offers()).toEqual(['Eaten.'])
    const bar = document.querySelector('section')
    await act(async () => bar?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    await wait(10 * offerTime)
    expect(offers()).toEqual(['Eaten.'])
    await act(async () => bar?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })))
    await wait(offerTime)
    expect(offers()).toEqual([])
  })

  test('stands beside errors and other offers, of which the oldest makes room', async () => {
    await cook()
    await click(byName('eat'))
    await click(byName('burn'))
    await click(byName('spill'))
    expect([offers(), alerts()]).toEqual([['Eaten.'], ['Spilt.']])
    for (let time = 0; time < 3; time++) await click(byName('wash up'))
    expect(offers()).toEqual(['Washed up.', 'Washed up.', 'Washed up.'])
    await wait(6000)
    expect(offers()).toEqual([])
  })
})
