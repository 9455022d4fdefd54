import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherMs, mostLaughs } from '../../../game/laughs.ts'
import { problem, type Problem } from '../../../game/problem.ts'
import { type RoomLaughsBody } from '../../../game/room/move.ts'
import { createLaughBox } from './laugh-box.ts'
import { mostOf } from './use-room-laughs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const at = (line: number, count = 1) => ({ chapter: 0, act: 0, line, count })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const few = 8
const fullHouse = 506

function open(...answers: (Problem | undefined)[]) {
  const sent: RoomLaughsBody[] = []
  const box = createLaughBox(2, async (body) => {
    sent.push(body)
    return answers.shift()
  })
  const told = () => sent.map(({ laughs }) => laughs.map(({ line, count }) => [line, count]))
  return { box, sent, told }
}

test('among few a tap is sent at once, and a volley after it together, line by line', async () => {
  const { box, sent, told } = open()
  box.add(at(4), few)
  await pass(0)
  expect(sent).toEqual([{ round: 2, laughs: [at(4)] }])
  for (const line of [4, 4, 6]) box.add(at(line), few)
  await pass(190)
  expect(sent).toHaveLength(1)
  await pass(10)
  expect(told()).toEqual([
    [[4, 1]],
    [
      [4, 2],
      [6, 1],
    ],
  ])
})

test('whoever taps without end sends no more than one request in each while', async () => {
  for (const people of [few, fullHouse]) {
    const { box, sent } = open()
    for (let taps = 0; taps < 300; taps++) {
      box.add(at(4), people)
      await pass(100)
    }
    await pass(5000)
    expect(sent.length).toBeLessThanOrEqual(30_000 / gatherMs(people) + 2)
    expect(sent.flatMap(({ laughs }) => laughs).reduce((sum, { count }) => sum + count, 0)).toBe(300)
  }
})

test('a full house that laughs all at once, and again and again, sends evenly', async () => {
  const phones = Array.from({ length: fullHouse }, () => open())
  const all = () => phones.reduce((sum, { sent }) => sum + sent.length, 0)
  const inEach: number[] = []
  for (let second = 0; second < 12; second++) {
    const before = all()
    for (const { box } of phones) box.add(at(4), fullHouse)
    await pass(1000)
    inEach.push(all() - before)
  }
  expect(Math.max(...inEach)).toBeLessThan(190)
  expect(inEach[0]).toBeGreaterThan(60)
})

test('what the network lost is sent again, with what was tapped since, and once', async () => {
  const { box, told } = open(problem('network'))
  box.add(at(4), few)
  await pass(100)
  box.add(at(4), few)
  await pass(5000)
  expect(told()).toEqual([[[4, 1]], [[4, 2]]])
  await pass(60_000)
  expect(told()).toHaveLength(2)
})

test('as soon as the network is back', async () => {
  const { box, told } = open(problem('network'))
  box.add(at(4), few)
  await pass(100)
  box.sendNow()
  await pass(0)
  expect(told()).toHaveLength(2)
})

test('what the room refuses is not sent again', async () => {
  const { box, told } = open(problem('not-now'))
  box.add(at(4), few)
  await pass(60_000)
  expect(told()).toHaveLength(1)
})

test('more than a request may carry goes in several', async () => {
  const { box, told } = open()
  box.add(at(4, mostLaughs + 90), few)
  await pass(500)
  expect(told()).toEqual([[[4, mostLaughs]], [[4, 90]]])
})

test('of two sums of a line the larger is the newer', () => {
  expect(mostOf([at(1, 3), at(2, 1)], [at(1, 2), at(2, 4), at(3, 1)])).toEqual([at(1, 3), at(2, 4), at(3, 1)])
})
