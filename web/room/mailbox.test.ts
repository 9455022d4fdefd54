import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem, type Problem } from '../../game/problem.ts'
import { type Move } from '../../game/room/move.ts'
import { type MoveAnswer } from '../../game/room/view.ts'
import { createMailbox } from './mailbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (from: number): Move => ({ is: 'advance', from })

function open(...answers: readonly (MoveAnswer | Problem)[]) {
  const left = [...answers]
  const sent: { readonly key: string; readonly move: Move }[] = []
  const told: number[] = []
  const box = createMailbox(
    async (key, move) => {
      sent.push({ key, move })
      return left.shift() ?? { n: sent.length }
    },
    (moves) => told.push(moves.length),
  )
  return { box, sent, told }
}

test('sends a move with the same key until it is answered', async () => {
  const { box, sent } = open(problem('network'), problem('unavailable'))
  const answer = box.put(advance(3))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toEqual({ n: 3 })
  expect(sent.map(({ move }) => move)).toEqual([advance(3), advance(3), advance(3)])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('sends in order, one by one, and tells what waits', async () => {
  const { box, sent, told } = open(problem('network'))
  void box.put(advance(1))
  void box.put({ is: 'ready', isReady: true })
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent.map(({ move }) => move.is)).toEqual(['advance', 'advance', 'ready'])
  expect(told).toEqual([1, 2, 1, 0])
})

test('a second tap while the first waits is the same move; another one between them is not lost', async () => {
  const { box, sent } = open()
  const ready = (isReady: boolean) => box.put({ is: 'ready', isReady })
  await Promise.all([box.put(advance(1)), box.put(advance(1)), ready(true), ready(false), ready(true)])
  expect(sent.map(({ move }) => ('isReady' in move ? move.isReady : move.is))).toEqual([
    'advance',
    true,
    false,
    true,
  ])
})

test('a refusal is an answer', async () => {
  const { box, sent } = open(problem('not-host'))
  expect(await box.put({ is: 'begin' })).toEqual(problem('not-host'))
  expect(sent).toHaveLength(1)
})

test('does not wait out its pause when the network is back', async () => {
  const { box, sent } = open(problem('network'), problem('network'), problem('network'))
  void box.put(advance(1))
  await vi.advanceTimersByTimeAsync(1300)
  expect(sent).toHaveLength(3)
  box.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(4)
})

test('waits as long as it is asked to', async () => {
  const { box, sent } = open({ ...problem('too-many-requests'), retryAfter: 9 })
  void box.put(advance(1))
  await vi.advanceTimersByTimeAsync(8900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toHaveLength(2)
})
