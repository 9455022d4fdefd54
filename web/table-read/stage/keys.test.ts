import { expect, test } from 'vitest'
import { actOfKey, type FocusedOn, type KeyAct } from './keys.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false }
type Case = readonly [string, Partial<typeof plain>, FocusedOn, KeyAct | null]

test.each<Case>([
  [' ', {}, 'page', 'forward'],
  ['Enter', {}, 'page', 'forward'],
  ['ArrowRight', {}, 'page', 'forward'],
  ['ArrowDown', {}, 'button', 'forward'],
  ['PageDown', {}, 'page', 'forward'],
  ['PageUp', {}, 'page', 'back'],
  ['ArrowLeft', {}, 'page', 'back'],
  [' ', { shiftKey: true }, 'page', 'back'],
  ['Home', {}, 'page', 'first'],
  ['End', {}, 'page', 'last'],
  ['l', {}, 'page', 'laugh'],
  ['L', { shiftKey: true }, 'page', 'laugh'],
  ['?', { shiftKey: true }, 'page', 'help'],
  ['f', {}, 'button', 'full-screen'],
  ['Escape', {}, 'page', 'close'],
  [' ', {}, 'button', null],
  ['Enter', {}, 'button', null],
  ['ArrowDown', {}, 'scroller', null],
  [' ', {}, 'scroller', null],
  ['ArrowRight', {}, 'scroller', 'forward'],
  ['PageUp', {}, 'scroller', 'back'],
  ['ArrowRight', {}, 'field', null],
  ['l', {}, 'field', null],
  ['f', { ctrlKey: true }, 'page', null],
  ['ArrowLeft', { altKey: true }, 'page', null],
  ['l', { metaKey: true }, 'page', null],
  // Presenter remotes: dark screen and start.
  ['.', {}, 'page', null],
  ['b', {}, 'page', null],
  ['F5', {}, 'page', null],
  ['Tab', {}, 'page', null],
  ['ArrowRight', { repeat: true }, 'page', 'forward'],
  ['l', { repeat: true }, 'page', null],
  ['s', { repeat: true }, 'page', null],
])('%j with %j on the %s is %j', (key, more, on, act) => {
  expect(actOfKey({ key, ...plain, ...more }, on)).toBe(act)
})
