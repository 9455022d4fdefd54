import { expect, test } from 'vitest'
import { readSpeeches } from '../../script/aloud/speeches.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { peopleOf, readerOfDirections, readersAt } from './directions.ts'

const script = sampleScript({
  cast: [
    { name: 'Ada', player: 'Bo' },
    { name: 'Kevin', player: 'Cem' },
    { name: 'Eve', player: 'Bo' },
    { name: 'Max', player: null },
  ],
})
const text = `Title: The Sock

ACT ONE

SCENE 1: Here

A sock falls.

ADA: One.

A second sock.

CUT TO:

SCENE 2: There

KEVIN: Two.

He leaves.

ACT TWO

SCENE 3: Home

MAX: Three.

Rain.

ALL: Four.`
const steps = readSpeeches([[parseScript(text, { cast: script.cast.map(({ name }) => name) })]])
const at = (text: string) => steps.findIndex(({ lines }) => lines[0]?.text === text)

test('everybody who reads a part reads directions, once', () => {
  expect(peopleOf(script)).toEqual(['Bo', 'Cem'])
})

test('who reads stage directions changes with the scene, and headings in a row begin one', () => {
  const readers = steps.map(({ lines }, n) => [
    lines[0]?.text,
    readerOfDirections(steps, n, peopleOf(script)),
  ])
  expect(readers.filter((_, n) => steps[n]?.speaker === null)).toEqual([
    ['The Sock', 'Bo'],
    ['ACT ONE', 'Bo'],
    ['SCENE 1: Here', 'Bo'],
    ['A sock falls.', 'Bo'],
    ['A second sock.', 'Bo'],
    ['CUT TO:', 'Bo'],
    ['SCENE 2: There', 'Cem'],
    ['He leaves.', 'Cem'],
    ['ACT TWO', 'Bo'],
    ['SCENE 3: Home', 'Bo'],
    ['Rain.', 'Bo'],
  ])
})

test('a part is its reader’s, and nobody’s where nobody has claimed it', () => {
  expect(readersAt(steps, at('Two.'), script)).toEqual(['Cem'])
  expect(readersAt(steps, at('He leaves.'), script)).toEqual(['Cem'])
  expect(readersAt(steps, at('Three.'), script)).toEqual([])
  expect(readersAt(steps, at('Four.'), script)).toEqual(['Bo', 'Cem'])
  expect(readersAt(steps, steps.length, script)).toEqual([])
})

test('where there are no people nobody is told to read', () => {
  const empty = sampleScript()
  expect(steps.map((_, n) => readersAt(steps, n, empty).length)).toEqual(steps.map(() => 0))
})
