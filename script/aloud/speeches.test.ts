import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countSpokenWords } from '../count-words.ts'
import { type Line, type LineKind } from '../line.ts'
import { parseScript } from '../parse/parse.ts'
import { findPlace, listScenes, sceneAt, wordsFrom } from './scenes.ts'
import { growSpeeches, longestStep, noSpeeches, readSpeeches, type Speech } from './speeches.ts'

const cast = ['Ada', 'Kevin']
const read = (text: string) => readSpeeches([[parseScript(text, { cast })]])
const brief = ({ kind, speaker, lines }: Speech) =>
  [kind, speaker, ...lines.map(({ text }) => text)].filter(Boolean).join(' | ')

describe('what is read in one go', () => {
  const script = `Title: The Sock

ACT ONE: The Rinse

SCENE 1: The Wash
INT. LAUNDROMAT - NIGHT

Dryer No. 4 growls at nobody in particular.

ADA
(slamming down a bag)
Forty years I defused bombs.
(sighs)
Not one ate my sock.

KEVIN:
Ma'am.

CUT TO:`
  test('is a cue with all that is said under it; headings, actions and transitions stand alone', () => {
    expect(read(script).map(brief)).toEqual([
      'title | The Sock',
      'act | ACT ONE: The Rinse',
      'scene-heading | SCENE 1: The Wash | INT. LAUNDROMAT - NIGHT',
      'action | Dryer No. 4 growls at nobody in particular.',
      'speech | Ada | slamming down a bag | Forty years I defused bombs. | sighs | Not one ate my sock.',
      "speech | Kevin | Ma'am.",
      'transition | CUT TO:',
    ])
  })

  test('is never cut within an emoji', () => {
    const steps = read(`ADA: x${'👩‍🚀'.repeat(60)}`)
    expect(steps.length).toBeGreaterThan(1)
    for (const { lines } of steps) expect(lines[0]?.text).toMatch(/^x?(?:👩‍🚀)+$/u)
  })

  test('is a stranger’s where the cue has another name than the part that reads', () => {
    const [ada, ...rest] = read('ADA: One.\n\nTHE STRANGER: Two.\n(softly)\nThree.\n\nKEVIN: Four.')
    expect(ada).toMatchObject({ speaker: 'Ada', stranger: null })
    expect(rest.map(({ speaker, stranger }) => [speaker, stranger])).toEqual([
      ['Kevin', 'THE STRANGER'],
      ['Kevin', null],
    ])
    expect(rest[0]?.lines.map(({ text }) => text)).toEqual(['Two.', 'softly', 'Three.'])
  })

  test('has a place: that of its cue, and those of its lines', () => {
    const ada = read(script)[4]!
    expect(ada.place).toEqual({ chapter: 0, act: 0, line: 5, part: 0 })
    expect(ada.lines.map(({ line }) => line)).toEqual([6, 7, 8, 9])
    expect(ada.words).toBe(10)
  })

  test('is cut where it is too long, between sentences', () => {
    const sentence = 'I have crossed an ocean of fabric softener to be here tonight, madam.'
    const steps = read(`ADA: ${Array.from({ length: 8 }, () => sentence).join(' ')}`)
    expect(steps.map(({ lines }) => lines[0]!.text)).toEqual(
      [2, 2, 2, 2].map((count) => Array.from({ length: count }, () => sentence).join(' ')),
    )
    expect(steps.map(({ isContinued }) => isContinued)).toEqual([false, true, true, true])
    expect(steps.map(({ place }) => place.part)).toEqual([0, 1, 2, 3])
    expect(new Set(steps.map(({ key }) => key)).size).toBe(4)
  })

  test('is nothing where a cue has nothing under it yet', () => {
    const line = (kind: LineKind, text: string, speaker: string | null): Line => ({ kind, text, speaker })
    expect(readSpeeches([[[line('character', 'Ada', 'Ada')]]])).toEqual([])
  })
})

test('scenes are found by their step, and words are counted from there', () => {
  const speeches = read('ACT ONE\n\nSCENE 1: A\n\nADA: One two.\n\nSCENE 2: B\n\nKEVIN: Three.')
  const scenes = listScenes(speeches)
  expect(scenes.map(({ at, text }) => [at, text])).toEqual([
    [0, 'ACT ONE'],
    [1, 'SCENE 1: A'],
    [3, 'SCENE 2: B'],
  ])
  expect([0, 2, 3, 9].map((at) => sceneAt(scenes, at))).toEqual([0, 1, 2, 2])
  expect([0, 3, 5].map((at) => wordsFrom(speeches, at))).toEqual([3, 1, 0])
})

test('a place is found again, and the next one where it is gone', () => {
  const speeches = read('ADA: One.\n\nKEVIN: Two.')
  expect(speeches.map(({ place }) => findPlace(speeches, place))).toEqual([0, 1])
  expect(findPlace(speeches, { chapter: 0, act: 0, line: 1, part: 0 })).toBe(1)
  expect(findPlace(speeches, { chapter: 1, act: 0, line: 0, part: 0 })).toBeNull()
})

const words = fc.array(fc.constantFrom('sock', 'Why?', 'No.', 'a', 'bombs,', '“Ha!”', 'x'.repeat(300)), {
  minLength: 1,
  maxLength: 80,
})
const line: fc.Arbitrary<Line> = fc.record({
  kind: fc.constantFrom<LineKind>(
    'title',
    'act',
    'scene-heading',
    'action',
    'character',
    'parenthetical',
    'dialogue',
    'transition',
  ),
  text: words.map((all) => all.join(' ')),
  speaker: fc.constantFrom(...cast),
})
const spoken = (all: Line[]) =>
  all.map((one) =>
    ['character', 'parenthetical', 'dialogue'].includes(one.kind) ? one : { ...one, speaker: null },
  )

describe('any script', () => {
  test('is all there, in its order, in steps that fit', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }).map(spoken), (lines) => {
        const steps = readSpeeches([[lines]])
        const shown = lines.filter(({ kind }) => kind !== 'character').map(({ text }) => text)
        const text = steps.flatMap((step) => step.lines.map((one) => one.text)).join(' ')
        expect(text.replaceAll(' ', '')).toBe(shown.join('').replaceAll(' ', ''))
        for (const step of steps) {
          const size = step.lines.reduce((sum, one) => sum + one.text.length, 0)
          if (step.lines.length > 1 && step.kind === 'speech') expect(size).toBeLessThanOrEqual(longestStep)
          for (const one of step.lines) expect(one.text.length).toBeLessThanOrEqual(longestStep)
        }
        expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
      }),
    )
  })

  test('has as many words as its lines', () => {
    const short = fc.array(
      line.map((one) => ({ ...one, text: one.text.replaceAll(/x+/g, 'so') })),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(short.map(spoken), (lines) => {
        expect(wordsFrom(readSpeeches([[lines]]), 0)).toBe(countSpokenWords(lines))
      }),
    )
  })

  test('only grows at its end, and grown it is what it is when read at once', () => {
    const acts = fc.array(fc.array(line, { maxLength: 20 }).map(spoken), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(acts, fc.integer({ min: 1, max: 5 }), (script, pace) => {
        let before = noSpeeches
        for (let n = 0; n < script.length; n++) {
          for (let count = 0; count <= script[n]!.length; count += pace) {
            const grown = [...script.slice(0, n), script[n]!.slice(0, count)]
            const after = growSpeeches(before, [grown], { isOver: false })
            const kept = before.all.slice(0, -1)
            expect(after.all.slice(0, kept.length)).toEqual(kept)
            const last = before.all.at(-1)
            const same = after.all[kept.length]
            if (last && same) {
              expect(same.key).toBe(last.key)
              expect(same.lines.slice(0, last.lines.length)).toEqual(last.lines)
            }
            before = after
          }
          before = growSpeeches(before, [script.slice(0, n + 1)], { isOver: false })
        }
        expect(growSpeeches(before, [script], { isOver: true }).all).toEqual(readSpeeches([script]))
      }),
    )
  })

  test('that has not grown is the same', () => {
    const lines = [[parseScript('ADA: One.\n\nKEVIN: Two.', { cast })]]
    const before = growSpeeches(noSpeeches, lines, { isOver: false })
    expect(growSpeeches(before, [[lines[0]![0]!]], { isOver: false })).toBe(before)
    expect(growSpeeches(before, lines, { isOver: true })).toBe(before)
  })

  test('holds a mood back until something is said, or nothing will be', () => {
    const all = (text: string, isOver: boolean) =>
      growSpeeches(noSpeeches, [[parseScript(text, { cast })]], { isOver }).all.map(brief)
    expect(all('ADA: One.\n\nKEVIN\n(sighs)\n', false)).toEqual(['speech | Ada | One.'])
    expect(all('ADA: One.\n\nKEVIN\n(sighs)\nTwo.', false)[1]).toBe('speech | Kevin | sighs | Two.')
    expect(all('ADA: One.\n\nKEVIN\n(sighs)\n', true)[1]).toBe('speech | Kevin | sighs')
  })
})
