import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { byName, click, mount, press, unmount } from '../../test/mount.ts'
import { Menu } from './menu.tsx'

afterEach(unmount)

async function openMenu() {
  const onChoose = vi.fn()
  await mount(
    <Menu
      label="Kettle"
      face="K"
      entries={[
        { label: 'Ada', disabled: true },
        { label: 'Boil', onChoose },
        { label: 'Pour', onChoose },
      ]}
    />,
  )
  await click(byName('Kettle'))
  return onChoose
}

const items = () => document.querySelectorAll('[role=menuitem]')
const focused = () => document.activeElement?.textContent

test('opened, it says so and puts the focus on the first usable entry', async () => {
  await openMenu()
  expect(byName('Kettle').getAttribute('aria-expanded')).toBe('true')
  expect(byName('Ada').getAttribute('aria-disabled')).toBe('true')
  expect(focused()).toBe('Boil')
})

test.each([
  [['ArrowDown'], 'Pour'],
  [['ArrowDown', 'ArrowDown'], 'Ada'],
  [['ArrowUp', 'ArrowUp'], 'Pour'],
  [['Home'], 'Ada'],
  [['End'], 'Pour'],
])('%j leads to %s', async (keys, expected) => {
  await openMenu()
  for (const key of keys) await press(key)
  expect(focused()).toBe(expected)
})

test('Escape closes it and gives the focus back to its button', async () => {
  await openMenu()
  await press('Escape')
  expect(items()).toHaveLength(0)
  expect(document.activeElement).toBe(byName('Kettle'))
})

test('Tab and a press outside close it', async () => {
  await openMenu()
  await press('Tab')
  expect(items()).toHaveLength(0)
  await click(byName('Kettle'))
  await act(async () => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  expect(items()).toHaveLength(0)
})

test('a choice closes it; a disabled entry is none', async () => {
  const onChoose = await openMenu()
  await click(byName('Ada'))
  expect(onChoose).not.toHaveBeenCalled()
  expect(items()).toHaveLength(3)
  await click(byName('Boil'))
  expect(onChoose).toHaveBeenCalledTimes(1)
  expect(items()).toHaveLength(0)
})

test('the arrow down key opens it from its button', async () => {
  await openMenu()
  await press('Escape')
  await press('ArrowDown')
  expect(items()).toHaveLength(3)
})
