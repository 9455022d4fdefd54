import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Database } from '../../store/database.ts'
import { openTestDatabase } from '../database.ts'
import { openTestServer, type TestServer } from '../server.ts'
import { begin, hear, viewOf } from '../stream.ts'

const hour = 3_600_000

// The instances' wall clock jumps; the database's does not.
let database: Database
let one: TestServer
let two: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  one = await openTestServer(database, { pace: 150 })
  two = await openTestServer(database)
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(async () => {
  await Promise.all([one, two].map((server) => server.close()))
  await database.close()
})

test('an hour forward and two back: everybody stays signed in, and what is written goes on where it is written', async () => {
  const ada = await one.guest()
  const { id } = await viewOf(await begin(ada))
  const heard = hear(ada, one.url, id)
  const taken: number[] = []
  for (const jump of [hour, -hour, hour, -2 * hour]) {
    const before = heard.pieces.length
    setClock(jump)
    await expect.poll(() => heard.pieces.length).toBeGreaterThan(before + 2)
    taken.push(two.world.desk.size())
    for (const path of ['/api/session', '/api/cards', `/api/scripts/${id}`])
      expect((await ada.open(path)).status).toBe(200)
    expect(await ada.session()).not.toBeNull()
    vi.unstubAllGlobals()
  }
  expect(heard.isOver).toBe(false) // and not because all was given at the end
  await ada.post(`/api/scripts/${id}/stop`)
  await heard.over
  expect(taken).toEqual([0, 0, 0, 0])
  expect(heard.end).toEqual({ state: 'stopped', problem: null })
  expect(heard.pieces.map(({ n }) => n)).toEqual(heard.pieces.map((_, i) => i + 1))
  expect([one, two].flatMap(({ logged }) => logged.filter((line) => /"level":[45]0/.test(line)))).toEqual([])
}, 60_000)

/** `off` in milliseconds. */
function setClock(off: number): void {
  const Real = Date
  class Jumped extends Real {
    constructor(...given: [] | [number]) {
      super(given[0] ?? Real.now() + off)
    }
    static override now(): number {
      return Real.now() + off
    }
    static override [Symbol.hasInstance](thing: unknown): boolean {
      return Object.prototype.toString.call(thing) === '[object Date]'
    }
  }
  vi.stubGlobal('Date', Jumped)
}
