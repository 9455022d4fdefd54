import { expect, test } from 'vitest'
import { sampleRoom, sampleRound, somebody } from '../../test/room-sample.ts'
import { sampleScript } from '../../test/writing-sample.ts'
import { readersOf } from '../../script/readers.tsx'
import { anybody, castOfRound, scriptOfRoom } from './script-of-room.ts'

const asleep = { isHere: false, isCovered: true } as const
const shared = [
  { part: 'Ada', reader: 'p1' },
  { part: 'Kevin', reader: 'p2' },
  { part: 'Kevin', reader: 'p3' },
]
const cases = [
  ['whoever has it, as they are called now', {}, ['Bob']],
  ['whoever shares it and is awake', { p2: asleep }, ['Cy']],
  ['anybody, when all of them sleep', { p2: asleep, p3: asleep }, [anybody]],
  ['anybody, when all of them have left', { p2: { hasLeft: true }, p3: { hasLeft: true } }, [anybody]],
] as const

test.each(cases)('a part is read by %s', (_, changed: Record<string, object>, readers) => {
  const people = [somebody('p1', 'Ann'), somebody('p2', 'Bob'), somebody('p3', 'Cy')].map((one) => ({
    ...one,
    ...changed[one.id],
  }))
  const room = sampleRoom({ people, round: { ...sampleRound(), parts: shared } })
  const script = scriptOfRoom(sampleScript(), room)
  expect(readersOf(script, 'Kevin')).toEqual(readers)
  expect(readersOf(script, 'Ada')).toEqual(['Ann'])
})

test('the cast of a round has each part once, in the order of its script', () => {
  const { cast } = castOfRound({ ...sampleRound(), parts: shared })
  expect(cast.map(({ name }) => name)).toEqual(['Ada', 'Kevin'])
})
