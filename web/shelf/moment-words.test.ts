import { expect, test } from 'vitest'
import { describeMoment } from './moment-words.ts'

const now = new Date('2026-03-10T12:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute

test.each<[number, string]>([
  [-5 * minute, 'just now'],
  [0, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [7 * day - 1, '6 days ago'],
  [7 * day, 'Mar 3, 2026'],
])('%i ms ago is told as "%s"', (ago, words) => {
  expect(describeMoment(new Date(now.getTime() - ago), now)).toBe(words)
})
