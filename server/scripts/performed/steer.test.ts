import { describe, expect, it, test } from 'vitest'
import { openingOf, type Steering } from '../../../comedy/steering.ts'
import { createMemoryBus } from '../../bus/memory-bus.ts'
import { type Database } from '../../store/database.ts'
import { migrateDatabase } from '../../store/migrate.ts'
import { type SteeringNote } from '../../store/schema.ts'
import { openTestDatabase } from '../../test/database.ts'
import { handClock } from '../../test/hand-clock.ts'
import { actsOf, playOf, standStill, startForRoom } from '../../test/paced-script.ts'
import { openTestServer as openDatabaseServer, testServerUrl } from '../../test/postgres.ts'
import { serversOn, type TestServer } from '../../test/server.ts'
import { startStandIn, tell } from '../../test/stand-in-service.ts'
import { paceScript, paceTopic } from './pace.ts'
import { decideTwist, steerActs } from './steer.ts'
import { twistsFor } from './twists-for.ts'

const goat = { id: 'goat', sentence: 'The goat has the keys' }
const moon = { id: 'moon', sentence: 'Somebody has sold the moon' }

describe('an act that a room decides on', () => {
  /** Act 2 of a script whose room has come to act `at`. */
  function steer({ at = 1 }: { readonly at?: number | null } = {}) {
    const bus = createMemoryBus()
    const over = new AbortController()
    const notes: SteeringNote[] = []
    const stored = { pace: at, notes, isAway: false }
    const read = async () => {
      if (stored.isAway) throw new Error('the database is away')
      return stored.notes
    }
    const keep = async (_: string, _n: number, steering: Steering) => (stored.notes.push(steering), steering)
    const scripts = { pace: async (_: string, act: number | null) => ((stored.pace = act), true), paceOf: async () => stored.pace } // prettier-ignore
    const time = handClock()
    const none = { list: async () => [], readAfter: async () => [] }
    const world = { scripts, bus, clock: time.clock, steering: { read, keep }, laughs: none, pieces: none }
    const script = { id: 'one', cast: [], paceAct: at }
    const asked = { script, chapter: { n: 0, steering: [] }, before: [], decided: [2] }
    const steering = steerActs(world, asked, over.signal)
    const given: Steering[] = []
    /** Answers once it waits, or is steered. */
    const begin = async (act = 2) => {
      const steered = steering(act).then((one) => void given.push(one))
      steered.catch(() => {})
      await time.settle()
      return { steered }
    }
    return { ...time, begin, given, stored, over, ring: () => (bus.ring(paceTopic('one')), time.settle()) }
  }

  it('is held until the room has decided, whatever the room reads by then', async () => {
    const { begin, given, stored, ring, pass } = steer()
    await begin()
    await pass(60_000)
    stored.pace = 2
    await ring()
    await pass(15_000)
    expect(given).toEqual([])
    stored.notes.push({ act: 2, twist: goat })
    await ring()
    expect(given).toEqual([{ act: 2, twist: goat, laughed: [] }])
    expect(stored.notes.at(-1)).toEqual(given[0])
  })

  it('has no twist where the room let the time pass', async () => {
    const { begin, given, stored, ring } = steer()
    await begin()
    stored.notes.push({ act: 2, twist: null })
    await ring()
    expect(given).toEqual([{ act: 2, twist: null, laughed: [] }])
  })

  const ends: [string, (room: ReturnType<typeof steer>) => unknown][] = [
    ['is closed', async ({ stored, ring }) => ((stored.pace = null), ring())],
    ['is asleep', ({ pass }) => pass(11 * 60_000)],
    ['has read its opening, and has not been asked', async ({ stored, ring, pass }) => ((stored.pace = 2), await ring(), pass(25_000))], // prettier-ignore
    ['is past it', async ({ stored, ring }) => ((stored.pace = 3), ring())],
  ]
  it.each(ends)('is written without a twist when the room %s', async (_name, end) => {
    const room = steer()
    await room.begin()
    expect(room.given).toEqual([])
    await end(room)
    expect(room.given).toEqual([{ act: 2, twist: null, laughed: [] }])
    expect(room.sleepers.size).toBe(0)
  })

  it('hears the room by itself: a ring may be lost, and the database away', async () => {
    const { begin, given, stored, pass } = steer()
    await begin()
    stored.isAway = true
    await pass(20_000)
    Object.assign(stored, { isAway: false, notes: [{ act: 2, twist: moon }] })
    await pass(5_000)
    expect(given).toMatchObject([{ twist: moon }])
  })

  it('ends at once when the writing is broken off', async () => {
    const { begin, over, sleepers } = steer()
    const { steered } = await begin()
    over.abort(new Error('stopped'))
    await expect(steered).rejects.toThrow('stopped')
    expect(sleepers.size).toBe(0)
  })

  it.each([
    ['another act', { at: 1 }, 1],
    ['a script that nobody paces', { at: null }, 2],
  ])('is not %s', async (_name, room, act) => {
    const { begin, given, sleepers } = steer(room)
    await begin(act)
    expect(given).toEqual([{ act, twist: null, laughed: [] }])
    expect(sleepers.size).toBe(0)
  })
})

function describeSteering(kind: string, openDatabase: () => Promise<Database>) {
  describe(kind, () => {
    const openServer = serversOn(openDatabase)
    const writtenIs = (server: TestServer, id: string) =>
      expect.poll(() => server.world.pieces.stateOf(id)).toBe('written')
    /** A script that waits in its third act for what the room decides. */
    const openAct = async (server: TestServer) => {
      const id = await startForRoom(server)
      await paceScript(server.world, id, 1)
      await expect.poll(async () => (await actsOf(server, id)).length).toBe(3)
      await standStill(server, id)
      const [, , act = ''] = await actsOf(server, id)
      expect(act).toBe(openingOf(act))
      return id
    }

    test('goes on at once with what is decided, wherever the room says so, and the first decision stands', async () => {
      // On an embedded database nobody but this process decides.
      const writer = await openServer()
      const other = kind.includes('PostgreSQL') ? await openServer() : writer
      const id = await openAct(writer)
      const decided = performance.now()
      await Promise.all([goat, moon].map((twist) => decideTwist(other.world, id, 0, 2, twist)))
      await decideTwist(other.world, id, 0, 2, null)
      await expect
        .poll(async () => (await actsOf(writer, id))[2]?.match(/<dialogue>/g)?.length, { interval: 50 })
        .toBeGreaterThan(5)
      expect(performance.now() - decided).toBeLessThan(4_000) // a lost ring would take five seconds
      const notes = await writer.world.steering.read(id, 0)
      const [first] = notes.filter(({ act }) => act === 2)
      expect([goat, moon]).toContainEqual(first?.twist)
      expect(notes.filter(({ act }) => act === 2)).toEqual([first, { ...first, laughed: [] }])
      await paceScript(other.world, id, null)
      await writtenIs(writer, id)
      expect(await actsOf(writer, id)).toEqual(await playOf(writer, id))
    })

    test('is told what the room has laughed at until then, and no act that stands', async () => {
      const server = await openServer()
      const { world } = server
      const id = await openAct(server)
      const laugh = (act: number, line: number, count: number) => ({ chapter: 0, act, line, count })
      await world.laughs.add(id, [laugh(0, 6, 2), laugh(1, 6, 9), laugh(2, 3, 4)])
      await decideTwist(world, id, 0, 2, null)
      await paceScript(world, id, 2)
      await expect.poll(async () => (await actsOf(server, id)).length).toBe(4)
      await world.laughs.add(id, [laugh(1, 6, 9)])
      await paceScript(world, id, null)
      await writtenIs(server, id)
      const notes = await world.steering.read(id, 0)
      const laughsOf = (act: number) =>
        notes.find((note) => note.act === act && note.laughed)?.laughed?.map(({ laughs }) => laughs)
      expect([1, 2, 3].map(laughsOf)).toEqual([[], [9, 2], [9, 4, 2]])
      expect(laughsOf(4)?.[0]).toBe(18)
    })

    test('is written whole when the room is gone before it has decided', async () => {
      const server = await openServer()
      const id = await openAct(server)
      await paceScript(server.world, id, null)
      await writtenIs(server, id)
      expect(await actsOf(server, id)).toEqual(await playOf(server, id, []))
    })

    test('is written the same by who takes it over', async () => {
      const times = { leaseSeconds: 1, times: { gatherMs: 10, beatMs: 200 }, pace: 10 }
      const [one, two] = [await openServer(times), await openServer(times)]
      const id = await startForRoom(one)
      await paceScript(one.world, id, 1)
      await expect.poll(async () => (await actsOf(one, id)).length).toBe(3)
      await one.world.laughs.add(id, [{ chapter: 0, act: 0, line: 6, count: 3 }])
      const [twist = goat, ...others] = await twistsFor(one.world, id, 0, 2)
      expect(others).toHaveLength(2)
      await decideTwist(one.world, id, 0, 2, twist)
      await expect.poll(async () => (await one.world.steering.read(id, 0)).at(-1)?.laughed?.length).toBe(1)
      await one.close()
      await two.world.laughs.add(id, [{ chapter: 0, act: 1, line: 6, count: 7 }]) // too late for act 2
      await paceScript(two.world, id, null)
      await writtenIs(two, id)
      const second = (await two.world.steering.read(id, 0)).filter(({ act }) => act === 2)
      expect(second).toMatchObject([{ twist }, { twist, laughed: [{ laughs: 3 }] }])
      const acts = await actsOf(two, id)
      expect(acts).toEqual(await playOf(two, id))
      const unsteered = await playOf(two, id, [])
      expect(acts.map((act, n) => act === unsteered[n]).slice(0, 3)).toEqual([true, true, false])
    })

    test('asks an AI service for what the room chooses from, and tells it the choice', async () => {
      const spoken = '<character>Mo</character>\n<dialogue>I knit because it rains.</dialogue>\n'.repeat(12)
      const told = ['The wool is evidence', 'Somebody has sold the moon', 'The rain asks for money']
      const service = await startStandIn((response) => {
        const asked = service.calls.at(-1)?.body.messages.at(-1)?.content ?? ''
        const block = asked.includes('<twists>') ? `<twists>\n${told.join('\n')}\n</twists>` : ''
        return tell(spoken + block)(response)
      })
      const ai = { apiKey: null, baseUrl: service.baseUrl, model: 'm', messages: 'short' } as const
      const server = await openServer({ ai })
      const { world } = server
      const id = await startForRoom(server)
      await expect.poll(async () => (await actsOf(server, id)).length).toBe(2)
      await standStill(server, id)
      const offered = await twistsFor(world, id, 0, 2)
      expect(offered.map(({ sentence }) => sentence)).toEqual(told)
      const [untold] = await twistsFor(world, id, 0, 3) // of the cards
      expect([untold?.id, told]).toEqual(['card-3-0', expect.not.arrayContaining([untold?.sentence])])
      await paceScript(world, id, 1)
      await expect.poll(async () => (await actsOf(server, id)).length).toBe(3)
      await standStill(server, id)
      expect((await actsOf(server, id))[2]?.match(/<dialogue>/g)).toHaveLength(3)
      expect(service.calls).toHaveLength(3)
      await decideTwist(world, id, 0, 2, offered[1] ?? null)
      await expect.poll(async () => (await actsOf(server, id))[2]?.length ?? 0).toBeGreaterThan(spoken.length)
      const { content = '' } = service.calls.at(-1)?.body.messages[1] ?? {}
      expect(JSON.parse(content.split('\n')[1] ?? '')).toMatchObject({ twist: told[1] })
      await paceScript(world, id, null)
      await writtenIs(server, id)
      expect((await actsOf(server, id)).join('')).not.toMatch(/twist|evidence|money/)
      expect(server.logged.join('')).not.toMatch(/evidence|asks for money/)
      await service.close()
    })

    test('on one device hears the laughs as well, and stores nothing where there are none', async () => {
      const server = await openServer({ pace: 10 })
      const { world } = server
      const id = await startForRoom(server, false)
      await expect.poll(async () => (await actsOf(server, id)).length).toBe(2)
      await world.laughs.add(id, [{ chapter: 0, act: 0, line: 6, count: 3 }])
      await writtenIs(server, id)
      const notes = await world.steering.read(id, 0)
      expect(notes.length).toBeGreaterThan(1)
      for (const note of notes) expect(note).toMatchObject({ twist: null, laughed: [{ laughs: 3 }] })
      expect(await actsOf(server, id)).toEqual(await playOf(server, id))
    })
  })
}

describeSteering('a script that an audience steers, on the embedded database', openTestDatabase)
describe.runIf(testServerUrl)('a script that an audience steers', () =>
  describeSteering('on PostgreSQL', async () => {
    const database = await openDatabaseServer()
    await migrateDatabase(database)
    return database
  }),
)
