import { describe, expect, test } from 'vitest'
import { cast } from './cases/expect-lines.ts'
import { plainCases } from './cases/plain-cases.ts'
import { tagCases } from './cases/tag-cases.ts'
import { wrappingCases } from './cases/wrapping-cases.ts'
import { parseScript } from './parse.ts'

describe('parseScript', () => {
  test.each([...tagCases, ...plainCases, ...wrappingCases])('reads $name', (one) => {
    expect(parseScript(one.text, { cast: one.cast ?? cast })).toEqual(one.lines)
  })
})
