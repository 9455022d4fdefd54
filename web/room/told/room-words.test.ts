import { expect, test } from 'vitest'
import { sampleRoom, somebody } from '../../test/room-sample.ts'
import { wordsOfHost, wordsOfPeople } from './room-words.ts'

const before = sampleRoom()
const [ada, bo] = before.people as [ReturnType<typeof somebody>, ReturnType<typeof somebody>]
const cy = somebody('p3', 'Cy')

test('tells who came, left and is ready, and nothing of oneself', () => {
  const now = (people: typeof before.people, more = {}) => sampleRoom({ people, ...more })
  expect(wordsOfPeople(before, before, 'p1')).toBe('')
  expect(wordsOfPeople(before, now([ada, bo, cy]), 'p1')).toBe('Cy is here.')
  expect(wordsOfPeople(before, now([ada, bo, cy]), 'p3')).toBe('')
  expect(wordsOfPeople(before, now([ada]), 'p1')).toBe('Bo has left.')
  expect(wordsOfPeople(before, now([ada, { ...bo, name: '', role: 'screen' }]), 'p1')).toBe(
    'Bo’s device is the screen now.',
  )
  expect(wordsOfPeople(before, now([ada, { ...bo, isReady: true }, cy]), 'p1')).toBe(
    'Cy is here. Bo is ready.',
  )
  expect(wordsOfPeople(before, now([{ ...ada, isReady: true }, bo]), 'p1')).toBe('')
  expect(wordsOfPeople(before, now([ada, bo], { audience: 2 }), 'p1')).toBe('2 in the audience.')
  expect(wordsOfPeople(before, now([ada, bo], { isLocked: true }), 'p1')).toBe('The room is locked.')
})

test('tells everybody who is host now', () => {
  const after = sampleRoom({ host: 'p2', people: [ada, bo, somebody('p4', '', { role: 'screen' })] })
  expect(wordsOfHost(before, before, 'p1')).toBe('')
  expect(wordsOfHost(before, after, 'p1')).toBe('Bo is the host now.')
  expect(wordsOfHost(before, after, 'p2')).toBe('You are the host now.')
  expect(wordsOfHost(before, { ...after, host: 'p4' }, 'p2')).toBe('The screen is the host now.')
})
