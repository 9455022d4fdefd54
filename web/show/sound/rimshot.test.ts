import { expect, test } from 'vitest'
import { createRimshot } from './rimshot.ts'

/** Times in seconds; each is one laugh. */
function hits(...times: readonly number[]): number[] {
  const rimshot = createRimshot()
  return times.filter((time) => rimshot.hear(1, time * 1000))
}

test('comes with the fifth laugh within three seconds', () => {
  expect(hits(0, 0.5, 1, 1.5)).toEqual([])
  expect(hits(0, 0.5, 1, 1.5, 2)).toEqual([2])
  expect(hits(0, 1, 2, 3, 4, 5, 6)).toEqual([])
  expect(createRimshot().hear(7, 0)).toBe(true)
})

test('comes once in twenty seconds', () => {
  const laughter = Array.from({ length: 300 }, (_, n) => n / 10)
  expect(hits(...laughter)).toEqual([0.4, 20.4])
})

test('is about one line', () => {
  const rimshot = createRimshot()
  expect(rimshot.hear(4, 0)).toBe(false)
  rimshot.begin()
  expect(rimshot.hear(4, 100)).toBe(false)
  expect(rimshot.hear(1, 200)).toBe(true)
})
