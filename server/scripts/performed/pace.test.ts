import { describe, expect, it, test } from 'vitest'
import { createMemoryBus } from '../../bus/memory-bus.ts'
import { type Database } from '../../store/database.ts'
import { migrateDatabase } from '../../store/migrate.ts'
import { openTestDatabase } from '../../test/database.ts'
import { openTestServer as openDatabaseServer, testServerUrl } from '../../test/postgres.ts'
import { handClock } from '../../test/hand-clock.ts'
import { actsOf, playOf, standStill, startForRoom } from '../../test/paced-script.ts'
import { serversOn, type TestServer } from '../../test/server.ts'
import { delta, done, finish, startStandIn, stream } from '../../test/stand-in-service.ts'
import { continueScript } from '../continue.ts'
import { actNumber, holdActs, paceScript, paceTopic } from './pace.ts'
import { stopWriting } from '../stop-writing.ts'

const fiveMinutes = 5 * 60 * 1000

describe('holding acts back', () => {
  /** A script whose room has come to act `at`, on a clock that a test moves on. */
  function hold({ at = 0, before = [] }: { at?: number; before?: string[][] } = {}) {
    const bus = createMemoryBus()
    const over = new AbortController()
    const stored: { pace: number | null; isAway: boolean; asked: number } = {
      pace: at,
      isAway: false,
      asked: 0,
    }
    const scripts = {
      pace: async (_: string, act: number | null) => ((stored.pace = act), true),
      paceOf: async () => {
        stored.asked++
        if (stored.isAway) throw new Error('the database is away')
        return stored.pace
      },
    }
    const { clock, sleepers, settle, pass } = handClock()
    const mayBegin = holdActs({ scripts, bus, clock }, { id: 'one', paceAct: at }, before, over.signal)
    const begun: number[] = []
    const begin = (act: number) => {
      const asked = mayBegin(act).then(() => void begun.push(act))
      asked.catch(() => {})
      return asked
    }
    const ring = async () => (bus.ring(paceTopic('one')), await settle())
    return { begin, begun, stored, over, pass, settle, ring, sleepers }
  }

  it('counts acts over all chapters, as they stand', () => {
    const chapters = [['a', 'b', 'c'], [''], ['d']]
    expect(actNumber(chapters, 0, 2)).toBe(2)
    expect(actNumber(chapters, 1, 0)).toBe(3)
    expect(actNumber(chapters, 2, 1)).toBe(5)
  })

  it('lets the first act of a chapter begin, and the one after the room’s, without asking', async () => {
    const { begin, begun, stored, settle } = hold({ at: 4, before: [['a', 'b', 'c', 'd'], []] })
    for (const act of [0, 1]) void begin(act)
    await settle()
    expect([begun, stored.asked]).toEqual([[0, 1], 0])
  })

  it('holds the next one until the room has come on', async () => {
    const { begin, begun, stored, settle, ring, sleepers } = hold({ before: [['a', 'b']] })
    void begin(1) // the third of the script: the room must have come to the second chapter
    await settle()
    for (const act of [0, 1]) {
      stored.pace = act
      await ring()
      expect(begun).toEqual([])
    }
    stored.pace = 2
    await ring()
    expect(begun).toEqual([1])
    expect(sleepers.size).toBe(0)
  })

  it('looks again by itself: a ring may be lost, and the database away', async () => {
    const { begin, begun, stored, settle, pass } = hold()
    void begin(2)
    stored.isAway = true
    await settle()
    await pass(20_000)
    expect(begun).toEqual([])
    Object.assign(stored, { pace: 1, isAway: false })
    await pass(5_000)
    expect(begun).toEqual([2])
  })

  it('ends when the room has not come on for ten minutes: the rest is written whole', async () => {
    const { begin, begun, stored, settle, pass } = hold()
    void begin(3)
    await settle()
    await pass(2 * fiveMinutes - 5_000)
    stored.pace = 1
    await pass(2 * fiveMinutes)
    expect([begun, stored.pace]).toEqual([[], 1])
    await pass(15_000)
    expect([begun, stored.pace]).toEqual([[3], null])
    await begin(9)
    expect(begun).toEqual([3, 9])
  })

  it('ends at once when the writing is broken off', async () => {
    const { begin, over, settle, sleepers } = hold()
    const held = begin(2)
    await settle()
    over.abort(new Error('stopped'))
    await expect(held).rejects.toThrow('stopped')
    expect(sleepers.size).toBe(0)
  })
})

function describePace(kind: string, openDatabase: () => Promise<Database>) {
  describe(kind, () => {
    const openServer = serversOn(openDatabase)
    const stateOf = async ({ world }: TestServer, id: string) => world.pieces.stateOf(id)
    const expectHeldAfter = async (server: TestServer, id: string, acts: number, chapter = 0) => {
      await expect.poll(async () => (await actsOf(server, id, chapter)).length).toBe(acts)
      await standStill(server, id)
      expect(await actsOf(server, id, chapter)).toHaveLength(acts)
      expect(await stateOf(server, id)).toBe('writing')
    }

    test('the house writes one act ahead of the room, and what it would have written anyhow', async () => {
      const server = await openServer()
      const { world } = server
      const id = await startForRoom(server)
      await expectHeldAfter(server, id, 2)
      await paceScript(world, id, 1)
      await expectHeldAfter(server, id, 3)
      await paceScript(world, id, 0) // only forwards
      await paceScript(world, id, 3)
      await expect.poll(() => stateOf(server, id)).toBe('written')
      expect(await actsOf(server, id)).toEqual(await playOf(server, id))

      // The next chapter is counted on: the last act of the first one is not enough.
      expect(await continueScript(world, id, { writer: 'default' })).toBeNull()
      await expectHeldAfter(server, id, 1, 1)
      await paceScript(world, id, 4)
      await standStill(server, id)
      await expectHeldAfter(server, id, 1, 1)
      await paceScript(world, id, 5)
      await expectHeldAfter(server, id, 2, 1)
      await paceScript(world, id, null)
      await expect.poll(() => stateOf(server, id)).toBe('written')
      expect((await actsOf(server, id, 1)).length).toBeGreaterThan(2)
      await paceScript(world, id, 6)
      expect(await world.scripts.paceOf(id)).toBeNull() // what is not held back stays so
    })

    test('what nobody paces is written whole', async () => {
      const server = await openServer()
      const id = await startForRoom(server, false)
      await expect.poll(() => stateOf(server, id)).toBe('written')
      expect(await actsOf(server, id)).toEqual(await playOf(server, id))
    })

    test('stops at once while it is held', async () => {
      const server = await openServer({ leaseSeconds: 60, times: { gatherMs: 10, beatMs: 60_000 } })
      const id = await startForRoom(server)
      await expectHeldAfter(server, id, 2)
      const pressed = performance.now()
      await stopWriting(server.world, id)
      await expect.poll(() => server.world.desk.size(), { interval: 10 }).toBe(0)
      expect(performance.now() - pressed).toBeLessThan(2_000)
      expect(await stateOf(server, id)).toBe('stopped')
      expect(await actsOf(server, id)).toHaveLength(2)
    })

    test('keeps its lease while it is held, and is held on by who takes it over', async () => {
      const times = { leaseSeconds: 1, times: { gatherMs: 10, beatMs: 200 } }
      const [one, two] = [await openServer(times), await openServer(times)]
      const id = await startForRoom(one)
      await expectHeldAfter(one, id, 2)
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect([one, two].map(({ world }) => world.desk.size())).toEqual([1, 0])
      await one.close()
      await expect.poll(() => two.world.desk.size()).toBe(1)
      await expectHeldAfter(two, id, 2)
      await paceScript(two.world, id, 3)
      await expect.poll(() => stateOf(two, id)).toBe('written')
      expect(await actsOf(two, id)).toEqual(await playOf(two, id))
    })

    test('is held back by a room on another instance', async () => {
      const [one, two] = [await openServer(), await openServer()]
      const id = await startForRoom(one)
      await expectHeldAfter(one, id, 2)
      await paceScript(two.world, id, null)
      await expect.poll(() => stateOf(one, id)).toBe('written')
    })

    test('asks an AI service for no act that the room is not near', async () => {
      const service = await startStandIn(stream(delta(anAct), finish('stop'), done))
      const ai = { apiKey: null, baseUrl: service.baseUrl, model: 'm', messages: 'short' } as const
      const server = await openServer({ ai })
      const id = await startForRoom(server)
      await expectHeldAfter(server, id, 2)
      expect(service.calls).toHaveLength(2)
      await paceScript(server.world, id, 1)
      await expectHeldAfter(server, id, 3)
      expect(service.calls).toHaveLength(3)
      await stopWriting(server.world, id)
      await service.close()
    })
  })
}

describePace('a room on the embedded database', openTestDatabase)
describe.runIf(testServerUrl)('a room', () =>
  describePace('on PostgreSQL', async () => {
    const database = await openDatabaseServer()
    await migrateDatabase(database)
    return database
  }),
)

const anAct = '<character>Mo</character>\n<dialogue>I knit because it rains.</dialogue>\n'.repeat(12)
