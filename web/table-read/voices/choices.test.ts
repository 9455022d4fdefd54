import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepChoices, noChoices, readChoices } from './choices.ts'

const cast = ['Ada', 'Kevin']
beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('choices are kept for each script', () => {
  keepChoices('s1', { parts: ['Ada'], narrator: true })
  keepChoices('s2', { parts: ['Kevin'], narrator: false })
  expect(readChoices('s1', cast)).toEqual({ parts: ['Ada'], narrator: true })
  expect(readChoices('s2', cast)).toEqual({ parts: ['Kevin'], narrator: false })
  expect(readChoices('s3', cast)).toEqual(noChoices)
})

test('nothing is kept of nothing', () => {
  keepChoices('s1', { parts: ['Ada'], narrator: false })
  keepChoices('s1', noChoices)
  expect(localStorage.getItem('table-read:voices')).toBe('[]')
})

test('fifty scripts are kept, the latest', () => {
  for (let n = 0; n < 60; n++) keepChoices(`s${n}`, { parts: ['Ada'], narrator: false })
  expect(readChoices('s9', cast)).toEqual(noChoices)
  expect(readChoices('s10', cast).parts).toEqual(['Ada'])
})

describe('what was put there by hand is left out:', () => {
  test.each([
    'nonsense',
    'null',
    '{}',
    '7',
    '[null, 7, "s1", []]',
    '[{"scriptId":"s1"}]',
    '[{"scriptId":"s1","parts":"Ada","narrator":true}]',
    '[{"scriptId":"s1","parts":[7],"narrator":true}]',
    '[{"scriptId":"s1","parts":["Ada"],"narrator":"yes"}]',
    '[{"scriptId":"s1","parts":["Nobody"],"narrator":false}]',
  ])('%s', (text) => {
    localStorage.setItem('table-read:voices', text)
    expect(readChoices('s1', cast)).toEqual(noChoices)
    keepChoices('s1', { parts: ['Ada'], narrator: false })
    expect(readChoices('s1', cast).parts).toEqual(['Ada'])
  })
})

test('a browser that keeps nothing begins with nothing', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  keepChoices('s1', { parts: ['Ada'], narrator: true })
  expect(readChoices('s1', cast)).toEqual(noChoices)
})
