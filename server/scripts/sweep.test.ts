import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { realClock } from '../time/clock.ts'
import { type Database } from '../store/database.ts'
import { createForgotten } from '../store/forgotten.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { createRoomStore } from '../store/rooms/rooms.ts'
import { roomEvents, roomPresence, rooms, scripts, sessions, users, verifications } from '../store/schema.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, testServerUrl } from '../test/postgres.ts'
import { keepSwept } from './sweep.ts'

const hour = 60 * 60 * 1000
const ago = (hours: number) => new Date(Date.now() - hours * hour)
const log = pino({ level: 'silent' })

const places: readonly [string, boolean, () => Promise<Database>][] = [
  ['the embedded database', true, openTestDatabase],
  ['a server', testServerUrl !== null, openMigratedServer],
]

async function openMigratedServer(): Promise<Database> {
  const database = await openTestServer()
  await migrateDatabase(database)
  return database
}

for (const [place, isThere, open] of places)
  describe.runIf(isThere)(`sweeping ${place}`, () => {
    let database: Database
    beforeAll(async () => void (database = await open()))
    afterAll(() => database.close())

    const add = async (
      id: string,
      {
        isAnonymous = true,
        hoursOld = 2,
        sessionEnds = null as Date | null,
        hasScript = false,
        deleted = null as Date | null,
      },
    ) => {
      await database.orm
        .insert(users)
        .values({ id, name: '', email: `${id}@example.com`, isAnonymous, createdAt: ago(hoursOld) })
      if (sessionEnds)
        await database.orm.insert(sessions).values({ id, token: id, userId: id, expiresAt: sessionEnds })
      if (hasScript) await addScript(database, id, deleted)
    }
    const ids = async (table: typeof users | typeof sessions) =>
      (await database.orm.select({ id: table.id }).from(table)).map(({ id }) => id).toSorted()
    const sweepOnce = () => keepSwept({ forgotten: createForgotten(database), clock: realClock, log }, hour)

    it('takes what is over and nothing else, however many sweep at once', async () => {
      await add('abandoned', {})
      await add('session over', { sessionEnds: ago(1) })
      await add('just come', { hoursOld: 0 })
      await add('still here', { sessionEnds: ago(-1) })
      await add('with a script', { sessionEnds: ago(1), hasScript: true })
      await add('with an account', { isAnonymous: false, sessionEnds: ago(1) })
      await database.orm
        .insert(verifications)
        .values(
          [-1, 1].map((hours) => ({ id: `${hours}`, identifier: 'x', value: 'x', expiresAt: ago(hours) })),
        )

      await Promise.all([1, 2, 3].map(() => sweepOnce().close()))

      expect(await ids(sessions)).toEqual(['still here'])
      expect(await ids(users)).toEqual(['just come', 'still here', 'with a script', 'with an account'])
      expect((await database.orm.select().from(verifications)).map(({ id }) => id)).toEqual(['-1'])
    })

    it('takes what was deleted more than a day ago, and then the guest who had nothing else', async () => {
      await add('deleted lately', { hasScript: true, deleted: ago(23) })
      await add('deleted long ago', { hasScript: true, deleted: ago(25) })
      await Promise.all([1, 2].map(() => sweepOnce().close()))
      await sweepOnce().close() // of two at once the one may have skipped what the other had in hand
      const left = (await database.orm.select({ id: scripts.id }).from(scripts)).map(({ id }) => id)
      expect(left).toContain('deleted lately')
      expect(left).not.toContain('deleted long ago')
      expect(await ids(users)).toContain('deleted lately')
      expect(await ids(users)).not.toContain('deleted long ago')
    })

    it('closes rooms that nobody was in for a day, and forgets those closed for a month', async () => {
      const { orm } = database
      const open = async (id: string, hours: number, closed: number | null = null) => {
        const [at, closedAt] = [ago(hours), closed === null ? null : ago(closed)]
        await orm.insert(rooms).values({ id, code: id, createdAt: at, touchedAt: at, closedAt })
        await orm.insert(roomEvents).values({ roomId: id, n: 1, at, events: [{ is: 'lobby' }] })
      }
      await open('deserted', 25)
      await open('of today', 23)
      await open('lately', 25)
      await orm.insert(roomEvents).values({ roomId: 'lately', n: 2, at: ago(1), events: [{ is: 'lobby' }] })
      await open('followed', 48)
      await orm.insert(roomPresence).values({
        roomId: 'followed',
        person: 'p1',
        tab: 'x',
        instance: 'i',
        until: new Date(Date.now() + hour),
      })
      await open('closed', 48, 29 * 24)
      await open('forgotten', 48, 31 * 24)
      await Promise.all([1, 2].map(() => sweepOnce().close()))
      const left = await orm.select().from(rooms)
      expect(Object.fromEntries(left.map(({ id, closedAt }) => [id, closedAt !== null]))).toEqual({
        closed: true,
        deserted: true,
        followed: false,
        lately: false,
        'of today': false,
      })
      expect(await orm.select().from(roomEvents).where(eq(roomEvents.roomId, 'forgotten'))).toEqual([])
      const turns = await createRoomStore(database).readAfter('deserted', 0)
      expect(turns.map(({ n, events }) => [n, events[0]?.is])).toEqual([
        [1, 'lobby'],
        [2, 'closed'],
      ])
    })

    it('sweeps again and again, also after a failure', async () => {
      const tried: number[] = []
      const forgotten = {
        sweepSessions: () => Promise.reject(new Error(`away ${tried.push(1)}`)),
        sweepScripts: () => Promise.resolve(0),
        sweepRooms: () => Promise.resolve(0),
        sweepGuests: () => Promise.resolve(0),
      }
      const sweeping = keepSwept({ forgotten, clock: realClock, log }, 5)
      await expect.poll(() => tried.length).toBeGreaterThan(2)
      await sweeping.close()
    })
  })

describe.runIf(testServerUrl)('sweeping while somebody begins a script', () => {
  it('leaves the guest alone', async () => {
    const database = await openMigratedServer()
    await database.orm
      .insert(users)
      .values({ id: 'ada', name: '', email: 'a@b.c', isAnonymous: true, createdAt: ago(2) })
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query(`select 1 from users where id = 'ada' for key share`) // as the reference of a new script does
    expect(await createForgotten(database).sweepGuests(new Date())).toBe(0)
    await other.query('rollback')
    other.release()
    expect(await createForgotten(database).sweepGuests(new Date())).toBe(1)
    await database.close()
  })
})

async function addScript(database: Database, userId: string, deleted: Date | null): Promise<void> {
  await database.pool.query(
    `insert into scripts (id, family, user_id, mode, rating, draw, "cast", seed, state, deleted_at)
     values ($1, $1, $1, 'quick', 'r-rated', '{}', '[]', 's', 'written', $2)`,
    [userId, deleted],
  )
}
