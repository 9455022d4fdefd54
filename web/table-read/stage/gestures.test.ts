import { expect, test } from 'vitest'
import { type Gesture, gestureOf } from './gestures.ts'

test.each<[string, Parameters<typeof gestureOf>[0], Gesture | null]>([
  ['a tap in the middle', { dx: 0, dy: 0, at: 0.5, isMouse: false }, 'forward'],
  ['a tap at the right', { dx: 2, dy: -3, at: 0.95, isMouse: false }, 'forward'],
  ['a tap in the left third', { dx: 0, dy: 0, at: 0.3, isMouse: false }, 'back'],
  ['a click', { dx: 0, dy: 0, at: 0.5, isMouse: true }, 'forward'],
  ['a swipe to the left', { dx: -80, dy: 10, at: 0.1, isMouse: false }, 'forward'],
  ['a swipe to the right', { dx: 80, dy: -10, at: 0.9, isMouse: false }, 'back'],
  ['a short stroke', { dx: -30, dy: 0, at: 0.5, isMouse: false }, null],
  ['a stroke downwards', { dx: -60, dy: 90, at: 0.5, isMouse: false }, null],
  ['text that is selected with a mouse', { dx: 200, dy: 0, at: 0.9, isMouse: true }, null],
])('%s', (_, stroke, gesture) => expect(gestureOf(stroke)).toBe(gesture))
