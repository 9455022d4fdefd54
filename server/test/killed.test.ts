import { pino } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { beatSheetIn } from '../../comedy/chapter-plan.ts'
import { writeActs } from '../../comedy/house-writer.ts'
import { loadCards } from '../../comedy/plays/load-cards.ts'
import { seededRandom, type Random } from '../../game/random.ts'
import { joinActs } from '../../script/acts.ts'
import { openDatabase, type Database } from '../store/database.ts'
import { createLaughStore } from '../store/laughs.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { createPieceStore } from '../store/pieces.ts'
import { createRoomStore } from '../store/rooms/rooms.ts'
import { createScriptStore } from '../store/scripts.ts'
import { wholeOf } from '../store/steering.ts'
import { playOf } from './paced-script.ts'
import { openTestServer, testServerUrl } from './postgres.ts'
import { gatherRoom } from './crowd/in-room.ts'
import { gatherCrowd, type Crowd, type KnownScript } from './crowd/crowd.ts'
import { buildProgram, freePort, makeDataDir, startProcess, type TestProcess } from './process.ts'

// KILLS and KILL_SEED play it longer, or once more as it was: chance decides what is pressed and when somebody dies.
const kills = Number(process.env['KILLS'] ?? 60)
const seed = process.env['KILL_SEED'] ?? String(Math.random())

type House = {
  readonly ports: readonly number[]
  readonly env: Record<string, string>
  /** Another instance would wait for 15 seconds. */
  forgetLeases(of: KnownScript | null): Promise<void>
  look<T>(look: (database: Pick<Database, 'orm' | 'pool'>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const log = pino({ level: 'silent' })
const busy = { HOUSE_PACE: '20', SCRIPTS_AT_ONCE: '10000', SCRIPTS_PER_HOUR: '1000000', LOG_LEVEL: 'error' }
let program: Awaited<ReturnType<typeof buildProgram>>
beforeAll(async () => void (program = await buildProgram()))
afterAll(() => program.remove())

const running = new Set<TestProcess>()
afterEach(async () => {
  await Promise.all([...running].map((server) => server.signal('SIGKILL')))
  running.clear()
})

/** Somebody starts it again when it could not: under so much load a start may find the database too busy. */
async function startOne(house: House, port: number): Promise<TestProcess> {
  for (let tries = 1; ; tries++) {
    try {
      const server = await startProcess(port, house.env, program.path)
      running.add(server)
      return server
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}

describe('servers that are killed at any moment, while everything is pressed', () => {
  test(`lose nothing that was acknowledged, with a directory of their own (seed ${seed})`, async () => {
    await play(await openDirectory(), Math.ceil(kills / 10), seededRandom(`directory ${seed}`))
  }, 300_000)

  test.runIf(testServerUrl)(
    `nor several on one PostgreSQL (seed ${seed})`,
    async () => {
      await play(await openSeveral(4), Math.floor((kills * 9) / 10), seededRandom(`several ${seed}`))
    },
    300_000,
  )
})

describe('rooms of servers that are killed at any moment', () => {
  test(`lose no move that was acknowledged, do none twice, and go on, in a directory (seed ${seed})`, async () => {
    await playRoom(await openDirectory(), Math.ceil(kills / 40), seededRandom(`room ${seed}`))
  }, 300_000)

  test.runIf(testServerUrl)(
    `and on one PostgreSQL (seed ${seed})`,
    async () => {
      await playRoom(await openSeveral(2), Math.ceil(kills / 30), seededRandom(`rooms ${seed}`))
    },
    300_000,
  )
})

async function playRoom(house: House, times: number, random: Random): Promise<void> {
  const urls = house.ports.map((port) => `http://localhost:${port}`)
  const servers = await Promise.all(house.ports.map((port) => startOne(house, port)))
  const crowd = await gatherRoom(urls, urls[0] ?? '', random)
  const over = new AbortController()
  const pressing = (async () => {
    while (!over.signal.aborted) await crowd.press()
  })()
  const performing = crowd.perform()
  for (let n = 0; n < times; n++) {
    await sleep(500 * random())
    const index = n % servers.length
    await servers[index]?.signal('SIGKILL')
    await house.forgetLeases(null)
    servers[index] = await startOne(house, house.ports[index] ?? 0)
  }
  await house.forgetLeases(null)
  await performing
  over.abort()
  await pressing
  await Promise.all(servers.map((server) => server.signal('SIGTERM')))
  expect(crowd.faults).toEqual([])
  expect(crowd.acknowledged.size).toBeGreaterThan(times)
  await house.look(async (database) => {
    const rooms = createRoomStore(database)
    const turns = await rooms.readAfter((await rooms.find(crowd.code))?.id ?? '', 0)
    expect(turns.map(({ n }) => n)).toEqual(turns.map((_, at) => at + 1))
    for (const [key, n] of crowd.acknowledged)
      expect(turns.filter((turn) => turn.key === key).map((turn) => turn.n)).toEqual([n])
    const dealt = turns.flatMap(({ events }) => events.filter((event) => event.is === 'dealt'))
    expect(dealt).toHaveLength(1)
    for (const { round } of dealt) await checkSteered(database, round.scriptId)
  })
  await house.close()
}

/** What the room chose and laughed at is heard by whoever goes on with its script. */
async function checkSteered(database: Pick<Database, 'orm' | 'pool'>, scriptId: string): Promise<void> {
  const [acts = []] = joinActs(await createPieceStore(database).readAfter(scriptId, 0))
  const whole = await playOf({ world: { scripts: createScriptStore(database, 15) } }, scriptId)
  expect(acts.map((act, n) => (whole[n] ?? '').slice(0, act.length))).toEqual(acts)
}

async function openDirectory(): Promise<House> {
  const dataDir = await makeDataDir()
  return {
    ports: [await freePort()],
    env: { ...busy, DATA_DIR: dataDir.path },
    forgetLeases: async () => {},
    async look(look) {
      const database = await openDatabase({ url: null, dataDir: dataDir.path, log })
      try {
        return await look(database)
      } finally {
        await database.close()
      }
    },
    close: () => dataDir.remove(),
  }
}

async function openSeveral(count: number): Promise<House> {
  const database = await openTestServer()
  await migrateDatabase(database)
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const origin = `http://localhost:${ports[0]}`
  const secret = 'a-secret-that-is-only-used-in-tests-0123456789'
  return {
    ports,
    env: { ...busy, DATABASE_URL: database.url, AUTH_SECRET: secret, BASE_URL: origin },
    // One by one: an instance that renews all of its leases locks them in an order of its own.
    async forgetLeases(script) {
      const { pool } = database
      const held = script ? 'writing_by = (select writing_by from scripts where id = $1)' : '$1::text is null'
      const { rows } = await pool.query<{ id: string; writing_by: string }>(
        `select id, writing_by from scripts where state = 'writing' and ${held}`,
        [script?.id ?? null],
      )
      for (const { id, writing_by } of rows)
        await pool.query(
          `update scripts set writing_until = now() - interval '1 second' where id = $1 and writing_by = $2`,
          [id, writing_by],
        )
    },
    look: (look) => look(database),
    close: () => database.close(),
  }
}

async function play(house: House, times: number, random: Random): Promise<void> {
  const origin = `http://localhost:${house.ports[0]}`
  const servers = await Promise.all(house.ports.map((port) => startOne(house, port)))
  const crowd = await gatherCrowd(
    house.ports.map((port) => `http://localhost:${port}`),
    origin,
    random,
  )
  let left = times
  const over = new AbortController()
  const pressing = (async () => {
    while (!over.signal.aborted) {
      await crowd.press()
      await sleep(150 * random())
    }
  })()
  const killAgain = async (index: number) => {
    while (left-- > 0) {
      const server = servers[index] as TestProcess
      const beginning = crowd.begin(server.url)
      if (left % 4 > 0) await beginning
      await sleep(250 * random())
      await server.signal('SIGKILL')
      await house.forgetLeases(await beginning)
      running.delete(server)
      servers[index] = await startOne(house, house.ports[index] ?? 0)
    }
  }
  await Promise.all(servers.map((_, index) => killAgain(index)))
  over.abort()
  await pressing
  await house.forgetLeases(null)
  await crowd.heardAll()
  expect(await Promise.all(servers.map((server) => server.signal('SIGTERM')))).toEqual(servers.map(() => 0))
  expect(crowd.faults).toEqual([])
  expect(crowd.scripts.length).toBeGreaterThan(times / 4)
  await house.look((database) => checkAll(database, crowd))
  await house.close()
}

async function checkAll(database: Pick<Database, 'orm' | 'pool'>, crowd: Crowd): Promise<void> {
  for (const known of crowd.scripts) await check(database, known)
}

async function check(database: Pick<Database, 'orm' | 'pool'>, known: KnownScript): Promise<void> {
  const script = await createScriptStore(database, 15).find(known.id)
  if (!script) throw new Error(`${known.id} was acknowledged and is lost`)
  const stored = await createPieceStore(database).readAfter(known.id, 0)
  expect(stored.map(({ n }) => n)).toEqual(stored.map((_, index) => index + 1))
  const told = known.removal === 'none' ? stored : stored.slice(0, known.pieces.length)
  expect(known.pieces).toEqual(told.map(({ n: _, ...piece }) => piece))

  expect(['written', 'stopped']).toContain(script.state)
  expect(script.chapters.length).toBeGreaterThanOrEqual(known.chapters)
  for (const n of known.stopped) expect(script.chapters[n]?.state).toBe('stopped')
  if (known.removal === 'done') expect(script.deletedAt).not.toBeNull()
  if (known.removal === 'none') expect(script.deletedAt).toBeNull()
  const { asked, kept } = known.titles
  if (kept > 0) expect(asked.slice(kept - 1)).toContain(script.title)
  const [laughs] = await createLaughStore(database).list(known.id)
  expect(laughs?.count ?? 0).toBeGreaterThanOrEqual(known.laughs.counted)
  expect(laughs?.count ?? 0).toBeLessThanOrEqual(known.laughs.asked)

  const [chapter] = script.chapters
  if (!chapter) throw new Error('a script has a chapter')
  const { draw, cast, rating } = script
  const brief = { draw, cast, rating, length: chapter.length, seed: `${script.seed}/0`, sequel: null }
  const sheet = beatSheetIn(chapter.sheet)
  if (!sheet) throw new Error('the house has planned it')
  const undisturbed = writeActs(brief, await loadCards(brief), sheet, wholeOf(chapter.steering))
  const acts = joinActs(stored)[0] ?? []
  if (chapter.state === 'written') expect(acts).toEqual(undisturbed)
  else acts.forEach((act, index) => expect(undisturbed[index]?.startsWith(act)).toBe(true))
}
