import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { createEar } from './ear.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function step(key: string, ...texts: readonly string[]): Speech {
  return {
    key,
    kind: 'speech',
    place: { chapter: 0, act: 0, line: 0, part: 0 },
    speaker: 'Ada',
    lines: texts.map((text, line) => ({
      kind: text.startsWith('(') ? 'parenthetical' : 'dialogue',
      text,
      line,
    })),
    words: 1,
    stranger: null,
    isContinued: false,
  }
}

function open() {
  const ear = createEar()
  const listener = { onPortion: vi.fn(), onSaid: vi.fn() }
  const hear = (speech: Speech, settled: string, unsettled = '') =>
    ear.hear(speech, { settled, unsettled }, listener)
  return {
    ear,
    hear,
    onSaid: listener.onSaid,
    portions: () => listener.onPortion.mock.calls.map(([portion]) => portion),
  }
}

const sock = step('a', '(sadly)', 'Forty years I defused bombs, Kevin.')

test('a step is said when its words are, without what tells how', () => {
  const { ear, hear, onSaid, portions } = open()
  ear.begin(sock)
  hear(sock, '', 'forty years')
  expect(portions()).toEqual([2 / 6])
  expect(onSaid).not.toHaveBeenCalled()
  hear(sock, 'forty years I defused bombs Kevin')
  expect(onSaid).toHaveBeenCalledTimes(1)
})

test('when only its last word was not understood, silence ends it', () => {
  const { ear, hear, onSaid } = open()
  ear.begin(sock)
  hear(sock, 'forty years I defused bombs seven')
  vi.advanceTimersByTime(1000)
  hear(sock, '', 'uh')
  vi.advanceTimersByTime(1400)
  expect(onSaid).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onSaid).toHaveBeenCalledTimes(1)
})

test('silence ends nothing that the room has left', () => {
  const { ear, hear, onSaid } = open()
  ear.begin(sock)
  hear(sock, 'forty years I defused bombs seven')
  ear.begin(step('b', 'No.'))
  vi.advanceTimersByTime(5000)
  expect(onSaid).not.toHaveBeenCalled()
})

test('a step that is come back to begins anew', () => {
  const { ear, hear, onSaid } = open()
  ear.begin(sock)
  hear(sock, 'forty years I defused bombs Kevin')
  ear.begin(step('b', 'No.'))
  ear.begin(sock)
  hear(sock, 'well')
  expect(onSaid).toHaveBeenCalledTimes(1)
  hear(sock, 'forty years I defused bombs Kevin')
  expect(onSaid).toHaveBeenCalledTimes(2)
})

test('words that ended one step do not begin the next', () => {
  const { ear, hear, onSaid } = open()
  const [no, again] = [step('a', 'No, no.'), step('b', 'No!')]
  ear.begin(no)
  hear(no, '', 'no no')
  expect(onSaid).toHaveBeenCalledTimes(1)
  ear.begin(again)
  hear(again, '', 'no no')
  hear(again, 'no no')
  expect(onSaid).toHaveBeenCalledTimes(1)
  hear(again, 'no')
  expect(onSaid).toHaveBeenCalledTimes(2)
})

test('when it listens again, nothing is expected of what was about to be understood', () => {
  const { ear, hear, onSaid } = open()
  const [no, again] = [step('a', 'No, no.'), step('b', 'No!')]
  ear.begin(no)
  hear(no, '', 'no no')
  ear.begin(again)
  ear.rest()
  hear(again, 'no')
  expect(onSaid).toHaveBeenCalledTimes(2)
})

test('a step that grows is followed to its end', () => {
  const { ear, hear, onSaid } = open()
  const grown = step('a', 'One shoe.', 'Two left socks.')
  ear.begin(step('a', 'One shoe.'))
  hear(grown, 'one shoe')
  expect(onSaid).not.toHaveBeenCalled()
  hear(grown, 'two left socks')
  expect(onSaid).toHaveBeenCalledTimes(1)
})
