import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { Dialog } from './dialog.tsx'

afterEach(unmount)

async function open() {
  const onClose = vi.fn()
  await mount(
    <Dialog title="Choose a Hat" text="Which hat shall it be?" onClose={onClose}>
      <button type="button">Bowler</button>
    </Dialog>,
  )
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog')
  return { dialog, onClose }
}

test('it is open, named by its title and described by its text', async () => {
  const { dialog } = await open()
  const textOf = (attribute: string) =>
    document.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent
  expect(dialog.open).toBe(true)
  expect(textOf('aria-labelledby')).toBe('Choose a Hat')
  expect(textOf('aria-describedby')).toBe('Which hat shall it be?')
})

test('the cross closes it', async () => {
  const { onClose } = await open()
  await click(byName('Close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Escape, which the browser tells as a cancel, closes it', async () => {
  const { dialog, onClose } = await open()
  await act(async () => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a press on the backdrop closes it, one inside does not', async () => {
  const { dialog, onClose } = await open()
  await click(byName('Bowler'))
  expect(onClose).not.toHaveBeenCalled()
  await click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the second press of the double click that opened it does nothing, a later one does', async () => {
  const { dialog, onClose } = await open()
  const press = (detail: number, more: object = {}) =>
    act(async () => void dialog.dispatchEvent(new PointerEvent('click', { bubbles: true, detail, ...more })))
  await press(2)
  await press(1, { pointerType: 'touch' })
  expect(onClose).not.toHaveBeenCalled()
  await press(1)
  expect(onClose).toHaveBeenCalledTimes(1)
  await press(2)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('going back or forward closes it', async () => {
  const { onClose } = await open()
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
  expect(onClose).toHaveBeenCalledTimes(1)
})
