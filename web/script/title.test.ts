import { expect, test } from 'vitest'
import { parseScript } from '../../script/parse/parse.ts'
import { titleOfScript } from './title.ts'
import { sampleScript } from '../test/writing-sample.ts'

const script = sampleScript()
const lines = [[parseScript('<title>Hide the Spoons</title>\nADA\nHello.\n', { cast: ['Ada'] })]]

test.each([
  ['its cards, as long as there is no text', script, [], 'Ada in Bake'],
  ['its own first line', script, lines, 'Hide the Spoons'],
  ['what its player calls it', sampleScript({ title: 'Mine' }), lines, 'Mine'],
])('a script has its title from %s', (_what, script, lines, title) => {
  expect(titleOfScript(script, lines)).toBe(title)
})
