import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keep, readKept } from './keep.ts'

const hats = (kept: unknown) => (kept === null ? 'none' : `clean ${JSON.stringify(kept)}`)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('what is kept is read by its key, cleaned', () => {
  keep('tab', 'hats', ['bowler'])
  expect(readKept('tab', 'hats', hats)).toBe('clean ["bowler"]')
  expect(readKept('tab', 'shoes', hats)).toBe('none')
})

test('a tab and a browser keep apart', () => {
  keep('tab', 'hats', 1)
  keep('browser', 'hats', 2)
  expect(sessionStorage.getItem('hats')).toBe('1')
  expect(localStorage.getItem('hats')).toBe('2')
  expect(readKept('tab', 'hats', hats)).toBe('clean 1')
  expect(readKept('browser', 'hats', hats)).toBe('clean 2')
})

test.each(['', '{', 'null', 'undefined'])('%j is read as nothing', (text) => {
  localStorage.setItem('hats', text)
  expect(readKept('browser', 'hats', hats)).toBe('none')
})

test('a storage that refuses keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse })
  keep('browser', 'hats', 1)
  expect(readKept('browser', 'hats', hats)).toBe('none')
})
