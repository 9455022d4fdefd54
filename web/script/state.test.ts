import { describe, expect, test } from 'vitest'
import { problem } from '../../game/problem.ts'
import { type OpenedScript } from '../../game/protocol.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { sampleScript } from '../test/writing-sample.ts'
import {
  arriveAt,
  openText,
  problemOfScript,
  type ScriptNews,
  type ScriptState,
  turnScript,
  waitingFor,
  writingOf,
} from './state.ts'

const script = sampleScript()
const opened = (more: Partial<OpenedScript> = {}): ScriptNews => ({
  is: 'opened',
  ...openText(sampleScript(more)),
})
const begun = (more: Partial<OpenedScript> = {}): ScriptNews => ({
  is: 'begun',
  ...openText(sampleScript(more)),
})
const after = (at: string | null, ...news: ScriptNews[]): ScriptState => news.reduce(turnScript, arriveAt(at))
const open = after('s1', opened())
const lines = [[parseScript('<title>Hide the Spoons</title>\nADA\nHello.\n', { cast: ['Ada'] })]]
const text = 'ADA\nHello.\n\nKEVIN\nBye'
const busy = problem('unavailable')
const beginning = { coming: Promise.resolve(null), show: () => {} }
const asking: ScriptNews = { is: 'asking', beginning }
const shownId = (state: ScriptState) => writingOf(state)?.script.id

test('news of another script is no news', () => {
  const news = { is: 'grown', lines } as const
  expect(turnScript(open, { id: 'another', ...news })).toBe(open)
  expect(after('s1', { id: script.id, ...news })).toEqual(arriveAt('s1'))
  expect(writingOf(turnScript(open, { id: script.id, ...news }))).toMatchObject({ lines })
  expect(after('s1', opened({ id: 'another' }))).toEqual(arriveAt('s1'))
  expect(after('s1', { is: 'missing', id: 'another', problem: busy })).toEqual(arriveAt('s1'))
  expect(turnScript(open, { is: 'missing', id: 's1', problem: busy })).toBe(open)
})

test('takes title, link and versions over, and nothing of how far the writing is', () => {
  const told = sampleScript({
    title: 'New',
    share: '/s/x',
    versions: ['s1', 's2'],
    state: 'written',
    chapters: [],
  })
  expect(writingOf(turnScript(open, { is: 'labelled', script: told }))).toMatchObject({
    script: { title: 'New', share: '/s/x', versions: ['s1', 's2'], state: 'writing', chapters: [{}] },
  })
  const other = sampleScript({ id: 's2', title: 'New' })
  expect(turnScript(open, { is: 'labelled', script: other })).toEqual(open)
})

describe('the address', () => {
  test('of another script opens it, and nothing is asked for any more', () => {
    const state = turnScript(turnScript(open, asking), { is: 'arrived', at: 's2' })
    expect(state).toEqual(arriveAt('s2'))
    expect(turnScript(open, { is: 'arrived', at: null })).toEqual(arriveAt(null))
  })

  test('that names the script which was begun here changes nothing of it', () => {
    const state = after('s1', opened(), asking, begun({ id: 's2' }))
    expect(shownId(state)).toBe('s2')
    const named = turnScript(state, { is: 'arrived', at: 's2' })
    expect(named).toEqual({ ...state, at: 's2' })
  })

  test('is opened anew, but not twice at once', () => {
    expect(turnScript(open, { is: 'reopened' })).toEqual(arriveAt('s1'))
    const opening = arriveAt('s1')
    expect(turnScript(opening, { is: 'reopened' })).toBe(opening)
    const missing = turnScript(opening, { is: 'missing', id: 's1', problem: busy })
    expect(problemOfScript(missing)).toEqual(busy)
    expect(turnScript(missing, { is: 'reopened' })).toEqual(opening)
  })
})

describe('what is read', () => {
  test('of a script that is written is all that is settled, and of one that is over all there is', () => {
    const spoken = (state: ScriptState) => writingOf(state)?.lines[0]?.[0]?.map((line) => line.text)
    expect(spoken(after('s1', opened({ texts: [[text]], last: 4 })))).not.toContain('Bye')
    const over = after('s1', opened({ texts: [[text]], last: 4, state: 'written' }))
    expect(spoken(over)).toContain('Bye')
    expect(writingOf(over)?.now.is).toBe('ended')
  })

  test('once more goes on where it was', () => {
    const cut = turnScript(open, { is: 'cut', id: 's1' })
    const { shown } = turnScript(cut, opened({ texts: [[text]], last: 4 }))
    expect(shown).toMatchObject({ is: 'open', writing: { now: { is: 'following', connected: false } } })
    expect(shown.is === 'open' && shown.text.last()).toBe(4)
  })
})

describe('another script', () => {
  test('is asked for beside the one that is there, and takes its place when it has begun', () => {
    const state = turnScript(open, asking)
    expect(shownId(state)).toBe('s1')
    expect(waitingFor(state)).toBe('Handing the cards to the writer…')
    expect(turnScript(state, begun({ id: 's2' }))).toMatchObject({ asking: { is: 'idle' }, at: 's1' })
  })

  test('that is refused leaves the one that is there, and going on with that one forgets it', () => {
    const over = after('s1', opened({ state: 'written', texts: [[text]], last: 1 }))
    const refused = turnScript(turnScript(over, asking), { is: 'refused', problem: busy })
    expect(shownId(refused)).toBe('s1')
    expect(problemOfScript(refused)).toEqual(busy)
    const going = turnScript(refused, { is: 'continue-asked', id: 's1', writer: 'default' })
    expect(problemOfScript(going)).toBeNull()
    expect(writingOf(going)?.now.is).toBe('continuing')
  })
})

test('a session that has ended leaves nothing to show and nothing to say', () => {
  const state = turnScript(turnScript(open, asking), { is: 'signed-out' })
  expect(state.shown.is).toBe('signed-out')
  expect([problemOfScript(state), waitingFor(state), writingOf(state)]).toEqual([null, null, null])
})

test.each<[string, ScriptState, string | null]>([
  ['no script', arriveAt(null), null],
  ['one that is read', arriveAt('s1'), 'Opening the script…'],
  ['one without a line', open, 'The house writer is at the first lines…'],
  ['one with lines', turnScript(open, { is: 'grown', id: 's1', lines }), null],
  ['one that is not there', after('s1', { is: 'missing', id: 's1', problem: busy }), null],
  ['one that was stopped before its first line', after('s1', opened({ state: 'stopped' })), null],
])('with %s the player waits for: %3$j', (_, state, sentence) => expect(waitingFor(state)).toBe(sentence))
