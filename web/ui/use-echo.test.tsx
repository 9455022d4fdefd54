import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { byName, mount, unmount } from '../test/mount.ts'
import { useEcho } from './use-echo.ts'

afterEach(async () => {
  vi.useRealTimers()
  await unmount()
})

const onPress = vi.fn()

function Scene({ name }: { name: string }) {
  useEcho(name)
  return (
    <button type="button" onClick={onPress}>
      Go On
    </button>
  )
}

async function presses(event: PointerEventInit) {
  onPress.mockClear()
  await act(
    async () => void byName('Go On').dispatchEvent(new PointerEvent('click', { bubbles: true, ...event })),
  )
  return onPress.mock.calls.length
}

test('the later presses of a double click do nothing in a new scene, until a press begins in it', async () => {
  await mount(<Scene name="first" />)
  expect(await presses({ detail: 2 })).toBe(0)
  expect(await presses({ detail: 3 })).toBe(0)
  expect(await presses({ detail: 1 })).toBe(1)
  expect(await presses({ detail: 2 })).toBe(1)
  await mount(<Scene name="second" />)
  expect(await presses({ detail: 2 })).toBe(0)
})

test('a tap does nothing for a moment; a key and a first click work at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await mount(<Scene name="first" />)
  expect(await presses({ detail: 1, pointerType: 'touch' })).toBe(0)
  vi.advanceTimersByTime(500)
  expect(await presses({ detail: 1, pointerType: 'touch' })).toBe(1)
  for (const event of [{ detail: 0 }, { detail: 1, pointerType: 'mouse' }]) {
    await mount(<Scene name="another" />)
    expect(await presses(event)).toBe(1)
  }
})
