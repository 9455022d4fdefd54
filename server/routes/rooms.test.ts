import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { follow, joinRoom, move, newKey, openRoom, phaseOf, stepOf } from '../test/room.ts'
import { openTestServer, type TestServer } from '../test/server.ts'

describe('a room', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  it('is opened, joined and begun, is told what is written, goes on by a tap, and goes on after the curtain', async () => {
    const [screen, ada, bo] = [await server.guest(), await server.guest(), await server.guest()]
    const { room, you, script } = await openRoom(screen, null)
    expect(room.code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    expect(you).toMatchObject({ id: 'p1', role: 'screen', isHost: true })
    expect(script).toBeNull()
    await joinRoom(ada, room.code, 'Ada')
    await joinRoom(bo, room.code.toLowerCase(), 'Ada')
    const [tv, one, two] = await Promise.all(
      [screen, ada, bo].map((visitor) => follow(visitor, server.url, room.code)),
    )
    if (!tv || !one || !two) throw new Error('three devices')
    expect(tv.room().people.map(({ name, role }) => [name, role])).toEqual([
      ['Ada', 'player'],
      ['Ada (2)', 'player'],
      ['', 'screen'],
    ])
    const key = newKey()
    expect((await tv.move({ is: 'begin' }, key)).status).toBe(200)
    expect((await tv.move({ is: 'begin' }, key)).status).toBe(200)
    await one.until((phone) => phaseOf(phone) === 'dealing')
    await tv.move({ is: 'hurry' })
    await tv.move({ is: 'hurry' })
    for (const phone of [tv, one, two]) {
      await phone.until((phone) => phaseOf(phone) === 'performing')
      await phone.until(({ script, pieces }) => script() !== null && pieces.length > 3)
    }
    expect(two.script()?.id).toBe(two.room().round?.scriptId)
    await tv.until((phone) => phone.script()?.state === 'written')
    await tv.move({ is: 'advance', from: 0 })
    await tv.move({ is: 'advance', from: 0 })
    await two.until((phone) => stepOf(phone) === 1)
    expect(one.pieces.map(({ id }) => id)).toEqual(one.pieces.map((_, n) => `1.${n + 1}`))
    await tv.move({ is: 'go-to', to: 99_999 })
    await one.until((phone) => phaseOf(phone) === 'curtain')
    expect((await one.move({ is: 'go-on', writer: 'default' })).status).toBe(403)
    const before = one.pieces.length
    await tv.move({ is: 'go-on', writer: 'default' })
    await one.until(({ pieces }) => pieces.length > before)
    expect(one.pieces.at(-1)?.chapter).toBe(1)
    await tv.until((phone) => phone.script()?.chapters[1]?.state === 'written')
    for (const phone of [tv, one, two]) phone.close()
  })

  it('is nothing to somebody outside it', async () => {
    const [ada, eve] = [await server.guest(), await server.guest()]
    const { room } = await openRoom(ada, 'Ada')
    expect((await eve.open(`/api/rooms/${room.code}`)).status).toBe(404)
    expect((await eve.open(`/api/rooms/${room.code}/events?tab=x`)).status).toBe(404)
    expect((await move(eve, room.code, { is: 'begin' })).status).toBe(404)
    expect((await eve.open('/api/rooms/BCDF')).status).toBe(404)
  })
})
