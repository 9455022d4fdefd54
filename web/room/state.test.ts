import { expect, test } from 'vitest'
import { type RoomFrame } from '../api/room-stream.ts'
import { sampleOwn, sampleRoom, sampleRound } from '../test/room-sample.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { createNewsDesk } from './news.ts'
import { opening, type RoomShown, type RoomState, turnRoom } from './state.ts'

const room = sampleRoom()
const you = sampleOwn()
const performing = (more = {}) =>
  sampleRoom({ n: 5, round: sampleRound(), phase: { is: 'performing', at: 0, since: 0 }, ...more })
const script: RoomFrame = { is: 'script', script: sampleScript() }
const piece = (n: number, text: string, round = 1): RoomFrame => ({
  is: 'pieces',
  round,
  pieces: [{ n, chapter: 0, act: 0, drop: 0, text }],
})
const twoLines = 'ADA\nHello there.\n\nKEVIN\nBye then.\n\nADA\nWait'

function after(...frames: readonly RoomFrame[]): RoomState {
  const desk = createNewsDesk(() => 1000)
  return frames.flatMap((frame) => desk.read(frame)).reduce(turnRoom, opening)
}

function shownAfter(...frames: readonly RoomFrame[]): RoomShown {
  const state = after(...frames)
  if (state.is !== 'inside') throw new Error('Nothing is shown')
  return state.shown
}

test('shows nothing until both the room and the own place are known, and then all that was told', () => {
  expect(after({ is: 'hello', now: 1500 }, { is: 'room', room })).toEqual(opening)
  const shown = shownAfter({ is: 'hello', now: 1500 }, { is: 'room', room: performing() }, script, {
    is: 'you',
    you,
  })
  expect(shown).toMatchObject({ you, ahead: 500, room: { n: 5 } })
  expect(shown.reading?.writing.script.id).toBe('s1')
})

test('counts only steps that gain no more lines, and all of them once the script is over', () => {
  const frames: RoomFrame[] = [{ is: 'room', room: performing() }, { is: 'you', you }, script]
  const growing = shownAfter(...frames, piece(1, twoLines)).reading
  expect(growing?.steps.map(({ speaker }) => speaker)).toEqual(['Ada'])
  expect(growing?.isOver).toBe(false)
  const over = shownAfter(...frames, piece(1, twoLines), {
    is: 'script',
    script: sampleScript({ state: 'written' }),
  }).reading
  expect(over?.steps.map(({ speaker }) => speaker)).toEqual(['Ada', 'Kevin', 'Ada'])
  expect(over?.isOver).toBe(true)
})

test('the same pieces again, after a connection was opened anew, change nothing', () => {
  const frames: RoomFrame[] = [{ is: 'room', room: performing() }, { is: 'you', you }, script]
  const once = shownAfter(...frames, piece(1, twoLines))
  const twice = shownAfter(...frames, piece(1, twoLines), ...frames, piece(1, twoLines))
  expect(twice.reading?.writing.lines).toEqual(once.reading?.writing.lines)
})

test('pieces of another round are dropped, and a new round begins without the old script', () => {
  const frames: RoomFrame[] = [{ is: 'room', room: performing() }, { is: 'you', you }, script]
  expect(shownAfter(...frames, piece(1, twoLines, 2)).reading?.steps).toEqual([])
  const next = { is: 'room', room: performing({ n: 6, round: sampleRound(2) }) } as const
  expect(shownAfter(...frames, piece(1, twoLines), next).reading).toBeNull()
})

test('a room that comes too late does not turn it back', () => {
  const shown = shownAfter({ is: 'room', room: performing() }, { is: 'you', you }, { is: 'room', room })
  expect(shown.room.n).toBe(5)
})

test('laughs are sums by line, of the round alone', () => {
  const pulse = (round: number, line: number, count: number): RoomFrame => ({
    is: 'pulse',
    pulse: { round, laughs: [{ chapter: 0, act: 0, line, count }] },
  })
  const shown = shownAfter(
    { is: 'room', room: performing() },
    { is: 'you', you },
    pulse(1, 3, 1),
    pulse(1, 4, 1),
    pulse(1, 3, 5),
    pulse(2, 3, 9),
  )
  expect(shown.laughs).toEqual([
    { chapter: 0, act: 0, line: 3, count: 5 },
    { chapter: 0, act: 0, line: 4, count: 1 },
  ])
})

test('a connection that is cut keeps what is shown, and says so', () => {
  const inside = after({ is: 'room', room }, { is: 'you', you })
  expect(turnRoom(inside, { is: 'cut' })).toMatchObject({ line: 'cut', shown: { room } })
  expect(turnRoom(turnRoom(inside, { is: 'cut' }), { is: 'resumed' })).toMatchObject({ line: 'open' })
  expect(turnRoom(opening, { is: 'cut' })).toEqual({ is: 'opening', isCut: true })
  expect(turnRoom(inside, { is: 'replaced' })).toMatchObject({ line: 'replaced' })
})
