import { expect, test } from 'vitest'
import { readLaughPlace, writeLaughPlace } from './laughs.ts'

test('a place is read as it is written, and nothing else is', () => {
  const place = { chapter: 1, act: 0, line: 217 }
  expect(writeLaughPlace(place)).toBe('1.0.217')
  expect(readLaughPlace('1.0.217')).toEqual(place)
  for (const text of ['', '1.0', '1.0.2.3', '-1.0.2', '1.0.2e3', '1. 0.2', '1.0.99999', '0.0.0\n'])
    expect(readLaughPlace(text), text).toBeNull()
})
