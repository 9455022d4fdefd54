import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeForHouse } from '../../comedy/test/house.ts'
import { sampleBrief } from '../../comedy/test/sample-brief.ts'
import { type Brief } from '../../comedy/beat-sheet.ts'
import { planForHouseInSteps } from '../../comedy/house-writer.ts'
import { beginOutline } from '../../comedy/asking/outline.ts'
import { openingOf } from '../../comedy/steering.ts'
import { loadCards } from '../../comedy/plays/load-cards.ts'
import { deck } from '../../deck/deck.ts'
import { lengths } from '../../game/modes.ts'
import { createHouseWriter } from './house-writer.ts'
import { impatientClock, rehearse } from '../test/rehearse.ts'
import { type Assignment } from './writer.ts'

const brief = sampleBrief(deck, 1)
const { sheet, acts: whole } = await writeForHouse(brief)

function assign(changes: Partial<Assignment> = {}): Assignment {
  return { brief, sheet, written: [], steered: [], signal: new AbortController().signal, ...changes }
}

const write = (changes: Partial<Assignment> = {}) =>
  rehearse(createHouseWriter({ clock: impatientClock(), pace: 0 }), assign(changes))

test('writes what the house writes, under its name', async () => {
  const writer = createHouseWriter({ clock: impatientClock() })
  expect(writer).toMatchObject({ name: 'The house writer', kind: 'house' })
  expect((await write()).acts).toEqual(whole)
})

test('writes up to the first spoken line at once, then line by line, each after a pause', async () => {
  const clock = impatientClock()
  const waitsSeen: number[] = []
  const { fragments } = await rehearse(createHouseWriter({ clock }), assign(), () =>
    waitsSeen.push(clock.waits.length),
  )
  expect(waitsSeen).toEqual(fragments.map((_, n) => n))
  expect(new Set(clock.waits)).toEqual(new Set([60]))
  const [opening, ...others] = fragments.map(({ text }) => text)
  expect(opening).toBe(whole[0]?.slice(0, opening?.length))
  expect(opening?.match(/<dialogue>/gu)).toHaveLength(1)
  expect(opening).toMatch(/<dialogue>[^\n]*\n$/u)
  expect(others.every((text) => /^[^\n]+\n$/u.test(text))).toBe(true)
})

test('plans as the house plans, and opens with what it writes first', async () => {
  const writer = createHouseWriter({ clock: impatientClock() })
  expect(await writer.plan(brief)).toEqual(sheet)
  const { fragments } = await write()
  expect(await writer.opening({ brief, sheet })).toEqual(fragments[0])
  expect(writer.played(sheet).length).toBeGreaterThan(0)
  expect(writer.played(beginOutline())).toEqual([])
})

test('writes nothing in the turn in which it is asked: whoever waits for the opening is answered first', async () => {
  await loadCards(brief)
  let isWritten = false
  const writing = createHouseWriter({ clock: impatientClock() }).write(assign())[Symbol.asyncIterator]()
  const first = writing.next().then(() => (isWritten = true))
  for (let n = 0; n < 200; n++) await Promise.resolve()
  expect(isWritten).toBe(false)
  await first
})

test('leaves time to others while it plans', async () => {
  const six = await findSlow()
  let turns = 0
  const count = () => (turns++, (counting = setImmediate(count)))
  let counting = setImmediate(count)
  await createHouseWriter({ clock: impatientClock() }).plan(six)
  clearImmediate(counting)
  expect(turns).toBeGreaterThan(3)
})

/** A brief that many castings and deals are tried for. */
async function findSlow(): Promise<Brief> {
  for (let number = 0; number < 200; number++) {
    const brief = sampleBrief(deck, number, { parts: 6, length: lengths.group.first })
    const steps = [...planForHouseInSteps(brief, await loadCards(brief))]
    if (steps.length > 5) return brief
  }
  throw new Error('every play is found at once')
}

test('writes a play of its own where another writer, or a version without plays, has planned', async () => {
  const older = { premise: 'A duck must win while it rains.', engine: 'a lie', gags: [] }
  for (const other of [beginOutline(), older as unknown as typeof sheet])
    expect((await write({ sheet: other })).acts).toEqual(whole)
})

test('does not pause without a pace', async () => {
  const clock = impatientClock()
  await rehearse(createHouseWriter({ clock, pace: 0 }), assign())
  expect(clock.waits).toEqual([])
})

describe('taking up what was begun', () => {
  test('goes on at the very character, wherever it was', async () => {
    const length = whole.join('').length
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: length }), async (at) => {
        const { acts, fragments } = await write({ written: cutAt(at) })
        expect(acts).toEqual(whole)
        expect(fragments.every(({ drop }) => drop === 0)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('has nothing to do when all is there', async () => {
    expect((await write({ written: whole })).fragments).toEqual([])
  })

  test('leaves what another version wrote, but for its half line, and goes on with the next act', async () => {
    const kept = '<character>Mo</character>\n<dialogue>It was different then.</dialogue>\n'
    const { acts } = await write({ written: [whole[0]!, `${kept}<dialogue>And th`] })
    expect(acts).toEqual([whole[0], kept, ...whole.slice(2)])
  })

  test('the same when an act before differs', async () => {
    const { acts } = await write({ written: ['<action>Rain.</action>\n', whole[1]!.slice(0, 300)] })
    expect(acts[0]).toBe('<action>Rain.</action>\n')
    expect(whole[1]?.startsWith(acts[1]!)).toBe(true)
    expect(acts.slice(2)).toEqual(whole.slice(2))
  })

  function cutAt(at: number): string[] {
    const written: string[] = []
    let left = at
    for (const act of whole) {
      if (left <= 0) break
      written.push(act.slice(0, left))
      left -= act.length
    }
    return written
  }
})

describe('an audience', () => {
  test('is waited for when the opening of an act is given, and not before', async () => {
    const seen: string[] = []
    const given: string[] = []
    const steer = async (act: number) => {
      seen.push(`${act}: ${(given.join('').match(/<dialogue>/gu) ?? []).length}`)
      given.length = 0
      return { act, twist: null, laughed: [] }
    }
    const { acts } = await rehearse(
      createHouseWriter({ clock: impatientClock(), pace: 0 }),
      assign({ steer }),
      ({ act, text }) => act > 0 && given.push(text),
    )
    expect(acts).toEqual(whole)
    const restOf = (text: string) => (text.match(/<dialogue>/gu) ?? []).length - 3
    expect(seen).toEqual([1, 2, 3, 4].map((act) => `${act}: ${3 + (act > 1 ? restOf(whole[act - 1]!) : 0)}`))
  })

  test('steers what is written from there on, and a take-over in the middle goes on with the same', async () => {
    const writer = createHouseWriter({ clock: impatientClock(), pace: 0 })
    const [twist] = await writer.twists({ brief, sheet, steered: [] }, 2)
    const laughed = [{ text: spoken(whole[1]!)[2]!, by: null, laughs: 2 }]
    const steer = async (act: number) => ({ act, twist: act === 2 ? twist! : null, laughed })
    const { acts: steered } = await write({ steer })
    expect(steered.slice(0, 2)).toEqual(whole.slice(0, 2))
    expect(openingOf(steered[2]!)).toBe(openingOf(whole[2]!))
    expect(steered[2]).not.toBe(whole[2])
    const known = await Promise.all([1, 2].map(steer))
    for (const at of [200, openingOf(steered[2]!).length, steered[2]!.length - 30]) {
      const isSteered = at > openingOf(steered[2]!).length
      const written = [...steered.slice(0, 2), steered[2]!.slice(0, at)]
      const { acts } = await write({ steer, written, steered: isSteered ? known : known.slice(0, 1) })
      expect(acts).toEqual(steered)
    }
    const next = await writer.twists({ brief, sheet, steered: known }, 3)
    expect(next).toHaveLength(3)
    expect(next.map(({ id }) => id)).not.toContain(twist?.id)
  })

  const spoken = (text: string) => [...text.matchAll(/<dialogue>(.*)<\/dialogue>/gu)].map(([, said]) => said!)

  test('is not asked for an act that was written on without it', async () => {
    const asked: number[] = []
    const steer = async (act: number) => {
      asked.push(act)
      return { act, twist: null, laughed: [] }
    }
    const written = [...whole.slice(0, 2), whole[2]!.slice(0, openingOf(whole[2]!).length + 40)]
    expect((await write({ steer, written })).acts).toEqual(whole)
    expect(asked).toEqual([3, 4])
  })

  test('is not asked again for an act that it has steered before', async () => {
    const asked: number[] = []
    const steer = async (act: number) => {
      asked.push(act)
      return { act, twist: null, laughed: [] }
    }
    const steered = [1, 2].map((act) => ({ act, twist: null, laughed: [] }))
    const written = [whole[0]!, whole[1]!, whole[2]!.slice(0, -20)]
    expect((await write({ steer, steered, written })).acts).toEqual(whole)
    expect(asked).toEqual([3, 4])
  })
})

describe('stop', () => {
  test('ends the writing before the next line', async () => {
    const controller = new AbortController()
    const reason = new Error('The player has stopped it')
    const { fragments, thrown } = await rehearse(
      createHouseWriter({ clock: impatientClock() }),
      assign({ signal: controller.signal }),
      () => controller.abort(reason),
    )
    expect(thrown).toBe(reason)
    expect(fragments).toHaveLength(1)
  })

  test('without a pace, too', async () => {
    const reason = new Error('The player has stopped it')
    expect(await write({ signal: AbortSignal.abort(reason) })).toMatchObject({
      thrown: reason,
      fragments: [],
    })
  })
})
