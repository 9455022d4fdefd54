import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problem } from '../../game/problem.ts'
import { type ScriptState } from '../../game/protocol.ts'
import { type Line } from '../../script/line.ts'
import {
  beginWriting,
  canContinue,
  hearNews,
  isBeingWritten,
  problemOf,
  readAnew,
  type Writing,
  type WritingNews,
} from './writing.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { describeWriting } from './status.tsx'

const says = (words: number): Line => ({ kind: 'dialogue', text: 'ha '.repeat(words).trim(), speaker: 'Ada' })
const failure = problem('writer-cut-off')
const lines = [[[says(4)]]]
const fiveActs = [{ kind: 'act', text: 'Act Five', speaker: null } as const, says(4)]
const ended = (state: ScriptState): WritingNews => ({
  is: 'ended',
  end: { state, problem: state === 'failed' ? failure : null },
  lines,
})
const after = (...news: WritingNews[]): Writing => news.reduce(hearNews, beginWriting(sampleScript(), []))
const grown: WritingNews = { is: 'grown', lines }
const continued: WritingNews = {
  is: 'continued',
  script: sampleScript({
    chapters: [
      { writer: 'gpt-x', state: 'written', problem: null, acts: 5, promisedWords: 20 },
      { writer: 'gpt-x', state: 'writing', problem: null, acts: 4, promisedWords: 10 },
    ],
  }),
}
const refused: WritingNews = { is: 'continue-refused', problem: problem('too-many-requests') }

describe('what can be done and what is said', () => {
  test.each<[string, Writing, { writes: boolean; on: boolean; says: string }]>([
    ['begun', after(), { writes: true, on: false, says: 'Writing act 1 of 5…' }],
    ['growing', after(grown), { writes: true, on: false, says: 'Writing act 1 of 5…' }],
    [
      'in act 2',
      after({ is: 'grown', lines: [[[says(4)], [says(1)]]] }),
      { writes: true, on: false, says: 'Writing act 2 of 5…' },
    ],
    ['cut', after(grown, { is: 'cut' }), { writes: true, on: false, says: 'Reconnecting…' }],
    [
      'resumed',
      after({ is: 'cut' }, { is: 'resumed' }),
      { writes: true, on: false, says: 'Writing act 1 of 5…' },
    ],
    ['stopping', after({ is: 'stop-asked' }), { writes: true, on: false, says: 'Stopping…' }],
    [
      'not stopped',
      after({ is: 'stop-asked' }, { is: 'stop-refused' }),
      { writes: true, on: false, says: 'Writing act 1 of 5…' },
    ],
    ['written', after(ended('written')), { writes: false, on: true, says: 'The script is finished.' }],
    ['stopped', after(ended('stopped')), { writes: false, on: true, says: 'Stopped.' }],
    [
      'stopped at once',
      after({ ...ended('stopped'), lines: [] } as WritingNews),
      { writes: false, on: false, says: 'Stopped.' },
    ],
    ['failed', after(ended('failed')), { writes: false, on: true, says: 'The writing broke off.' }],
    [
      'continuing',
      after(ended('written'), { is: 'continue-asked', writer: 'default' }),
      { writes: true, on: false, says: 'Asking for more…' },
    ],
    [
      'continued',
      after(ended('written'), continued),
      { writes: true, on: false, says: 'Writing act 1 of 4…' },
    ],
    [
      'continued after five acts',
      after({ ...ended('written'), lines: [[fiveActs]] } as WritingNews, continued),
      { writes: true, on: false, says: 'Writing act 6 of 9…' },
    ],
    ['refused', after(ended('written'), refused), { writes: false, on: true, says: '' }],
    ['lost', after(grown, { is: 'lost', problem: failure }), { writes: false, on: false, says: '' }],
  ])('%s', (_, writing, expected) => {
    expect({
      writes: isBeingWritten(writing),
      on: canContinue(writing),
      says: describeWriting(writing),
    }).toEqual(expected)
  })

  test('a chapter that was over as soon as it was asked for is only fetched', () => {
    const writing = after(ended('written'), { is: 'continued', script: sampleScript({ state: 'written' }) })
    expect(isBeingWritten(writing)).toBe(false)
    expect(describeWriting(writing)).toBe('Opening the script…')
  })

  test.each<[ScriptState, number, string]>([
    ['written', 100, 'The script is finished.'],
    ['stopped', 20, 'Stopped.'],
    ['failed', 20, 'The writing broke off.'],
    ['writing', 20, 'Writing act 1 of 5…'],
  ])('a script that is opened as %s is %i %% written: %s', (state, percent, sentence) => {
    const [chapter] = sampleScript().chapters
    const problem = state === 'failed' ? failure : null
    const script = sampleScript({ state, chapters: [{ ...chapter!, state, problem }] })
    const writing = beginWriting(script, lines)
    expect(writing).toMatchObject({ percent, lines, script: { state } })
    expect(isBeingWritten(writing)).toBe(state === 'writing')
    expect(canContinue(writing)).toBe(state !== 'writing')
    expect(describeWriting(writing)).toBe(sentence)
    expect(problemOf(writing)).toEqual(problem)
  })

  test('a second press asks for no second continuation', () => {
    const asked = after(ended('written'), { is: 'continue-asked', writer: 'house' })
    expect(hearNews(asked, { is: 'continue-asked', writer: 'default' })).toBe(asked)
    const begun = hearNews(asked, continued)
    expect(hearNews(begun, { is: 'continue-asked', writer: 'default' })).toBe(begun)
  })

  test('the problem is the last chapter’s, or that of the last request', () => {
    expect(problemOf(after(ended('failed')))).toEqual(failure)
    expect(problemOf(after(ended('failed'), { is: 'continue-asked', writer: 'default' }))).toBeNull()
    expect(problemOf(after(ended('written'), refused))).toMatchObject({ code: 'too-many-requests' })
    expect(problemOf(after(ended('stopped')))).toBeNull()
  })
})

describe('progress', () => {
  test('is words spoken of words promised, full only at the end', () => {
    expect(after(grown).percent).toBe(20)
    expect(after({ is: 'grown', lines: [[[says(30)]]] }).percent).toBe(99)
    expect(after(ended('written')).percent).toBe(100)
    expect(after(ended('stopped')).percent).toBe(20)
  })

  test('of a continuation begins anew', () => {
    const writing = after(ended('written'), continued)
    expect(writing.percent).toBe(0)
    expect(hearNews(writing, { is: 'grown', lines: [[[says(4)]], [[says(3)]]] }).percent).toBe(30)
  })

  test('read anew keeps what goes on with it, and how far it was, until it is over', () => {
    const stopping = after({ is: 'grown', lines: [[[says(8)]]] }, { is: 'cut' }, { is: 'stop-asked' })
    const { now, percent } = stopping
    expect(readAnew(stopping, sampleScript(), lines)).toMatchObject({ now, percent, lines })
    const over = readAnew(stopping, sampleScript({ state: 'stopped' }), lines)
    expect(over).toMatchObject({ now: { is: 'ended' }, script: { state: 'stopped' } })
  })

  test('never goes back, whatever is dropped', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40)), (counts) => {
        let writing = after()
        for (const count of counts) {
          const next = hearNews(writing, { is: 'grown', lines: [[count > 0 ? [says(count)] : []]] })
          expect(next.percent).toBeGreaterThanOrEqual(writing.percent)
          expect(next.percent).toBeLessThan(100)
          writing = next
        }
      }),
    )
  })
})
