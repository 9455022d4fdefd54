import { expect, it } from 'vitest'
import { complain, findExpressions, findMakers, readKnown } from './linear-expressions.mjs'

/** Checked by hand: they make expressions of our own words, never of what a request brings. */
const makers = [
  'script/parse/read-head.ts',
  'script/parse/read-tag.ts',
  'server/store/shelf.ts',
  'tools/linear-expressions.mjs',
]

it('every regular expression takes linear time (recheck)', async () => {
  const expressions = findExpressions()
  const known = readKnown()
  expect(expressions.size).toBeGreaterThan(250)
  const complaints: string[] = []
  for (const [expression, files] of expressions) {
    if (known.has(expression)) continue
    const complaint = await complain(expression)
    if (complaint !== null) complaints.push(`${files.join(', ')}: ${complaint}`)
  }
  expect(complaints).toEqual([])
})

it('would see one that does not', async () => {
  expect(await complain(String.raw`/^(a+)+$/`)).toContain('exponential')
  expect(await complain(String.raw`/\s+$/`)).toContain('polynomial')
})

it('no expression is made of what a request brings', () => {
  expect(findMakers()).toEqual(makers)
})
