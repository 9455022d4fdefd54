import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problem } from '../../game/problem.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { beginWriting, hearNews, type WritingNews } from '../script/writing.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { type KeptPlace } from './place.ts'
import { beginReading, isAwaiting, type Reading, type ReadMove, readOn, stepOf } from './state.ts'

const script = sampleScript()
const cast = ['Ada', 'Kevin']
const lines = (count: number) => [
  [
    parseScript(
      Array.from({ length: count }, (_, n) => `${cast[n % 2]!.toUpperCase()}: Line ${n}.`).join('\n\n'),
      { cast },
    ),
  ],
]
type Opening = { readonly is: 'open'; readonly script: ScriptView; readonly kept: KeptPlace | null }
type Told = Opening | { readonly is: 'heard'; readonly news: WritingNews } | ReadMove
const heard = (news: WritingNews): Told => ({ is: 'heard', news })
const grown = (count: number) => heard({ is: 'grown', lines: lines(count) })
const ended = (count: number, state: 'written' | 'stopped' | 'failed' = 'written') =>
  heard({ is: 'ended', lines: lines(count), end: { state, problem: null } })
const open = (kept: KeptPlace | null = null): Told => ({ is: 'open', script, kept })
const forward = { is: 'forward' } as const
const back = { is: 'back' } as const

function play(...told: readonly Told[]): Reading {
  const reading = told.reduce<Reading | null>(hear, null)
  if (!reading) throw new Error('It was not opened')
  return reading
}

function hear(reading: Reading | null, told: Told): Reading | null {
  if (told.is === 'open') return beginReading({ writing: beginWriting(told.script, []), kept: told.kept })
  if (!reading) return null
  if (told.is !== 'heard') return readOn(reading, told)
  return readOn(reading, { is: 'grown', writing: hearNews(reading.writing, told.news) })
}
const spotOf = (reading: Reading) => (reading.spot.is === 'step' ? reading.spot.at : reading.spot.is)
const place = (line: number): KeptPlace => ({ chapter: 0, act: 0, line, part: 0 })

describe('moving', () => {
  const cases: readonly [string, readonly Told[], number | string][] = [
    ['begins at the first step', [open(), grown(3)], 0],
    ['goes forward and back', [open(), grown(3), forward, forward, back], 1],
    ['stays at the first', [open(), grown(3), back], 0],
    ['stays at the last while more may come', [open(), grown(2), forward, forward, forward], 1],
    ['does not go on by itself when more has come', [open(), grown(2), forward, forward, grown(4)], 1],
    ['comes to the end after the last when it is over', [open(), ended(2), forward, forward], 'end'],
    ['and back from the end', [open(), ended(2), forward, forward, back], 1],
    ['stays at the end', [open(), ended(2), forward, forward, forward], 'end'],
    ['jumps', [open(), ended(5), { is: 'jump', to: 3 }], 3],
    ['jumps no further than there is', [open(), ended(5), { is: 'jump', to: 9 }], 4],
    ['goes to the last', [open(), ended(5), { is: 'last' }], 4],
    ['reads again from the end', [open(), ended(2), forward, forward, { is: 'jump', to: 0 }], 0],
    ['is at the end of what has no line at all', [open(), ended(0, 'failed')], 'end'],
  ]
  test.each(cases)('%s', (_, news, spot) => expect(spotOf(play(...news))).toBe(spot))

  const pace = { is: 'pace', on: true } as const
  test('under auto-pace it waits for the next step, and goes on by itself', () => {
    const waiting = play(open(), grown(2), pace, forward, forward)
    expect(stepOf(waiting)).toBeNull()
    expect(isAwaiting(waiting)).toBe(true)
    expect(stepOf(play(open(), grown(2), pace, forward, forward, grown(3)))?.lines[0]?.text).toBe('Line 2.')
  })

  test('under auto-pace it ends when nothing comes any more, and the pace with it', () => {
    expect(spotOf(play(open(), grown(2), pace, forward, forward, ended(2)))).toBe('end')
    expect(play(open(), ended(1), pace, forward).isPaced).toBe(false)
  })

  test('what the last step gains while the next is awaited is read first', () => {
    const one = parseScript('ADA: One.', { cast })
    const more = [...one, { kind: 'dialogue', text: 'And two.', speaker: 'Ada' } as const]
    const news = [open(), heard({ is: 'grown', lines: [[one]] }), pace, forward]
    expect(stepOf(play(...news))).toBeNull()
    const step = stepOf(play(...news, heard({ is: 'grown', lines: [[more]] })))
    expect(step?.lines.map(({ text }) => text)).toEqual(['One.', 'And two.'])
  })

  test('a machine that has read a step passes it, but not another', () => {
    const reading = play(open(), grown(3))
    const key = stepOf(reading)!.key
    expect(spotOf(play(open(), grown(3), { is: 'passed', key }))).toBe(1)
    expect(spotOf(play(open(), grown(3), forward, { is: 'passed', key }))).toBe(1)
    expect(spotOf(play(open(), grown(1), { is: 'passed', key }, grown(2)))).toBe(1)
  })
})

describe('the place of before', () => {
  test.each<[string, readonly Told[], number | string]>([
    ['is waited for', [open(place(6)), grown(2)], 'seeking'],
    ['is found when it comes', [open(place(6)), grown(2), grown(5)], 3],
    ['is the last step when it does not', [open(place(60)), ended(3)], 2],
    ['is the end when it was', [open('end'), grown(2), ended(2)], 'end'],
    ['is left when the room jumps', [open(place(60)), grown(3), { is: 'jump', to: 1 }, grown(40)], 1],
  ])('%s', (_, news, spot) => expect(spotOf(play(...news))).toBe(spot))
})

describe('a script that is there as a whole', () => {
  const whole = (kept: KeptPlace | null) =>
    spotOf(beginReading({ writing: beginWriting(sampleScript({ state: 'written' }), lines(5)), kept }))
  test.each<[string, KeptPlace | null, number | string]>([
    ['begins at the first step', null, 0],
    ['goes on at the place of before', place(6), 3],
    ['goes on at its last step, when that place is not there', place(60), 4],
    ['goes on at the end, when it was there', 'end', 'end'],
  ])('%s', (_, kept, spot) => expect(whole(kept)).toBe(spot))
})

describe('a continuation', () => {
  const longer = sampleScript({ chapters: [...script.chapters, script.chapters[0]!] })
  const atEnd = [open(), ended(2), forward, forward]
  test('is read as soon as it comes', () => {
    const asked = [
      ...atEnd,
      heard({ is: 'continue-asked', writer: 'default' }),
      heard({ is: 'continued', script: longer }),
    ]
    expect(stepOf(play(...asked))).toBeNull()
    expect(stepOf(play(...asked, grown(3)))?.lines[0]?.text).toBe('Line 2.')
  })
  test('is read from its first step, also when that comes at once', () => {
    const asked = play(...atEnd, heard({ is: 'continue-asked', writer: 'default' }))
    const writing = hearNews(hearNews(asked.writing, { is: 'continued', script: longer }), {
      is: 'grown',
      lines: lines(4),
    })
    expect(stepOf(readOn(asked, { is: 'grown', writing }))?.lines[0]?.text).toBe('Line 2.')
  })
  test('that is refused leaves the room at the end', () => {
    const refused = heard({ is: 'continue-refused', problem: problem('unavailable') })
    expect(spotOf(play(...atEnd, heard({ is: 'continue-asked', writer: 'default' }), refused))).toBe('end')
  })
})

const moves: fc.Arbitrary<ReadMove> = fc.oneof(
  fc.constantFrom<ReadMove>(
    forward,
    back,
    { is: 'last' },
    { is: 'pace', on: true },
    { is: 'pace', on: false },
  ),
  fc.integer({ min: -3, max: 30 }).map((to) => ({ is: 'jump' as const, to })),
)

test('whatever is done, growth never changes the step that is read', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(moves, fc.constant('grow' as const)), { maxLength: 40 }), (all) => {
      let count = 0
      let read = play(open())
      for (const one of all) {
        const before = stepOf(read)
        read = hear({ ...read }, one === 'grow' ? grown(++count) : one) as Reading
        const { spot, speeches } = read
        if (one === 'grow' && before) expect(stepOf(read)).toEqual(before)
        if (spot.is === 'step') expect(spot.at).toBeLessThanOrEqual(speeches.all.length)
        expect(spot.is).toBe('step')
      }
    }),
  )
})
