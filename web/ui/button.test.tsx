import { act, useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { Button } from './button.tsx'

afterEach(unmount)

test('busy, it is disabled and says so', async () => {
  await mount(<Button busy>Boil</Button>)
  expect(byName('Boil').hasAttribute('disabled')).toBe(true)
  expect(byName('Boil').getAttribute('aria-busy')).toBe('true')
})

test('idle, it is a button that submits nothing unless it is told to', async () => {
  await mount(<Button>Boil</Button>)
  expect(byName('Boil').getAttribute('type')).toBe('button')
  expect(byName('Boil').hasAttribute('disabled')).toBe(false)
})

test('enabled again, it has the focus back where it is, without a jump of the page', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await mount(<Switch />)
  byName('Boil').focus()
  await click(byName('Boil'))
  // A browser takes the focus from what is disabled.
  const other = document.body.appendChild(document.createElement('input'))
  other.focus()
  other.remove()
  focus.mockClear()
  await act(async () => end())
  expect(document.activeElement).toBe(byName('Boil'))
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  focus.mockRestore()
})

let end: () => void

function Switch() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    end = () => setBusy(false)
  }, [])
  return (
    <Button busy={busy} onClick={() => setBusy(true)}>
      Boil
    </Button>
  )
}
