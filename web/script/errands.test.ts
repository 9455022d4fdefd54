import { expect, test } from 'vitest'
import { createErrands } from './errands.tsx'

test('an errand is run once, and only where the script that was read still lies', () => {
  const errands = createErrands()
  errands.send('s1', 'next-turn')
  expect(errands.take('s1')).toBe('next-turn')
  expect(errands.take('s1')).toBeNull()
  for (const elsewhere of [null, 's2']) {
    errands.send('s1', 'next-turn')
    expect(errands.take(elsewhere)).toBeNull()
    expect(errands.take('s1')).toBeNull()
  }
})
