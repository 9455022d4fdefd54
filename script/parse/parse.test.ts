import { describe, expect, test } from 'vitest'
import { cast } from '../test/expect-lines.ts'
import { plainCases } from '../test/plain-cases.ts'
import { tagCases } from '../test/tag-cases.ts'
import { wrappingCases } from '../test/wrapping-cases.ts'
import { parseScript } from './parse.ts'

describe('parseScript', () => {
  test.each([...tagCases, ...plainCases, ...wrappingCases])('reads $name', (one) => {
    expect(parseScript(one.text, { cast: one.cast ?? cast })).toEqual(one.lines)
  })
})
