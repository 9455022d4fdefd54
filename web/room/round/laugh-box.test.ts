import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem, type Problem } from '../../../game/problem.ts'
import { type RoomLaughsBody } from '../../../game/room/move.ts'
import { createLaughBox } from './laugh-box.ts'
import { mostOf } from './use-room-laughs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const at = (line: number, count = 1) => ({ chapter: 0, act: 0, line, count })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function open(...answers: (Problem | undefined)[]) {
  const sent: RoomLaughsBody[] = []
  const box = createLaughBox(2, async (body) => {
    sent.push(body)
    return answers.shift()
  })
  return { box, sent, told: () => sent.map(({ line, count }) => [line, count]) }
}

test('taps of half a second are sent together, line by line', async () => {
  const { box, sent, told } = open()
  for (const line of [4, 4, 4, 6]) box.add(at(line))
  await pass(400)
  expect(sent).toEqual([])
  await pass(200)
  expect(told()).toEqual([
    [4, 3],
    [6, 1],
  ])
  expect(sent[0]?.round).toBe(2)
})

test('what the network lost is sent again, with what was tapped since, and once', async () => {
  const { box, told } = open(problem('network'))
  box.add(at(4))
  await pass(600)
  box.add(at(4))
  await pass(5000)
  expect(told()).toEqual([
    [4, 1],
    [4, 2],
  ])
  await pass(60_000)
  expect(told()).toHaveLength(2)
})

test('as soon as the network is back', async () => {
  const { box, told } = open(problem('network'))
  box.add(at(4))
  await pass(600)
  box.sendNow()
  await pass(0)
  expect(told()).toHaveLength(2)
})

test('what the room refuses is not sent again', async () => {
  const { box, told } = open(problem('not-now'))
  box.add(at(4))
  await pass(60_000)
  expect(told()).toHaveLength(1)
})

test('more than a request may carry goes in several', async () => {
  const { box, told } = open()
  box.add(at(4, 90))
  await pass(500)
  box.add(at(4, 99))
  await pass(600)
  expect(told()).toEqual([
    [4, 90],
    [4, 99],
  ])
})

test('of two sums of a line the larger is the newer', () => {
  expect(mostOf([at(1, 3), at(2, 1)], [at(1, 2), at(2, 4), at(3, 1)])).toEqual([at(1, 3), at(2, 4), at(3, 1)])
})
