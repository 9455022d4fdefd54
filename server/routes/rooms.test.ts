import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptListAnswer } from '../../game/protocol.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { follow, joinRoom, move, newKey, openRoom, phaseOf, readToTheEnd, stepOf } from '../test/room.ts'
import { type Visitor } from '../test/visitor.ts'
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
    await one.until((phone) => phaseOf(phone) !== 'lobby')
    await tv.move({ is: 'hurry' })
    await tv.move({ is: 'hurry' })
    for (const phone of [tv, one, two]) {
      await phone.until((phone) => phaseOf(phone) === 'performing')
      await phone.until(({ script, pieces }) => script() !== null && pieces.length > 0)
    }
    expect(two.script()?.id).toBe(two.room().round?.scriptId)
    await tv.move({ is: 'advance', from: 0 })
    await tv.move({ is: 'advance', from: 0 })
    await two.until((phone) => stepOf(phone) === 1)
    expect(tv.script()?.state).toBe('writing') // one act ahead, and no further
    await readToTheEnd(tv)
    expect(one.pieces.map(({ id }) => id)).toEqual(one.pieces.map((_, n) => `1.${n + 1}`))
    await one.until((phone) => phaseOf(phone) === 'curtain')
    expect(
      await database.pool.query('select 1 from pieces where script_id = $1', [tv.script()?.id]),
    ).toMatchObject({
      rowCount: one.pieces.length,
    })
    expect((await one.move({ is: 'go-on', writer: 'default' })).status).toBe(403)
    const before = one.pieces.length
    await tv.move({ is: 'go-on', writer: 'default' })
    await one.until(({ pieces }) => pieces.length > before)
    expect(one.pieces.at(-1)?.chapter).toBe(1)
    await readToTheEnd(tv)
    await tv.until(({ script }) => script()?.state === 'written') // told after the curtain, by a frame of its own
    expect(tv.script()?.chapters.map(({ state }) => state)).toEqual(['written', 'written'])
    for (const visitor of [screen, ada, bo]) {
      const list = (await (await visitor.open('/api/scripts')).json()) as ScriptListAnswer
      expect(list.scripts.map(({ id, isOwn }) => [id, isOwn])).toEqual([
        [tv.script()?.id, visitor === screen],
      ])
    }
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

  it('keeps the seat of a phone that sleeps, reads its part after ten seconds, and wakes it where it was', async () => {
    const [ada, bo] = [await server.guest(), await server.guest()]
    const { room } = await openRoom(ada, 'Ada')
    await joinRoom(bo, room.code, 'Bo')
    const one = await follow(ada, server.url, room.code)
    const two = await follow(bo, server.url, room.code)
    const isHere = (name: string) => one.room().people.find((person) => person.name === name)?.isHere
    two.close()
    await one.until(() => isHere('Bo') === false)
    const again = await follow(bo, server.url, room.code)
    await one.until(() => isHere('Bo') === true)
    expect(again.you()).toMatchObject({ id: 'p2', role: 'player', name: 'Bo' })
    // A reload is not noticed.
    const turns = one.room().n
    again.close()
    const third = await follow(bo, server.url, room.code)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(one.room().n).toBe(turns)
    third.close()
    await one.until(() => one.room().people.some(({ isCovered }) => isCovered), 20_000)
    await one.until(() => isHere('Bo') === false)
    await one.move({ is: 'leave' })
    await expect.poll(() => one.isOpen()).toBe(false)
  })

  it('has one place for a person: the newest tab has it, and the older one hears so', async () => {
    const ada = await server.guest()
    const { room } = await openRoom(ada, 'Ada')
    const first = await follow(ada, server.url, room.code, { tab: 'first' })
    const second = await follow(ada, server.url, room.code, { tab: 'second' })
    await expect.poll(() => first.isOpen()).toBe(false)
    expect(first.isReplaced()).toBe(true)
    const again = await follow(ada, server.url, room.code, { tab: 'second' })
    await expect.poll(() => second.isOpen()).toBe(false)
    expect(second.isReplaced()).toBe(false)
    again.close()
  })

  it('has a host whose device is the screen, a seat, and the screen again', async () => {
    const ada = await server.guest()
    const { room } = await openRoom(ada, null)
    const one = await follow(ada, server.url, room.code)
    expect(one.you().role).toBe('screen')
    expect((await one.move({ is: 'sit', name: 'Ada' })).status).toBe(200)
    await one.until(() => one.you().role === 'player' && one.you().name === 'Ada')
    expect((await one.move({ is: 'become-screen' })).status).toBe(200)
    await one.until(() => one.you().role === 'screen')
    expect(one.room().people).toMatchObject([{ id: 'p1', role: 'screen', name: '' }])
    one.close()
  })

  it('tells laughs together, with their sums, and keeps them by line', async () => {
    const [ada, bo] = [await server.guest(), await server.guest()]
    const { room } = await openRoom(ada, 'Ada')
    await joinRoom(bo, room.code, 'Bo')
    const one = await follow(ada, server.url, room.code)
    const two = await follow(bo, server.url, room.code)
    await one.move({ is: 'begin' })
    const place = { chapter: 0, act: 0, line: 0 }
    const laugh = { round: 1, laughs: [{ ...place, count: 2 }] }
    const send = (body: object) => bo.post(`/api/rooms/${room.code}/laughs`, body)
    expect((await send(laugh)).status).toBe(409)
    await one.move({ is: 'hurry' })
    await one.move({ is: 'hurry' })
    await one.until(({ pieces }) => pieces.length > 0)
    expect((await send(laugh)).status).toBe(204)
    const next = { ...place, line: 1 }
    const both = { round: 1, laughs: [place, next].map((at) => ({ ...at, count: 3 })) }
    const sent = await Promise.all([send(laugh), send(both), send(laugh)])
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204])
    await two.until(({ pulses }) => pulses.length > 1)
    await one.until(({ pulses }) => pulses.length > 1)
    const sums = [
      { ...place, count: 9 },
      { ...next, count: 3 },
    ]
    expect(one.pulses).toEqual([
      { round: 1, laughs: [{ ...place, count: 2 }] },
      { round: 1, laughs: sums },
    ])
    expect((await send({ round: 1, laughs: [{ ...place, line: 9000, count: 1 }] })).status).toBe(422)
    expect((await send({ ...laugh, round: 2 })).status).toBe(409)
    const late = await follow(bo, server.url, room.code)
    await late.until(({ pulses }) => pulses.length > 0)
    expect(late.pulses).toEqual([{ round: 1, laughs: sums }])
    const id = one.room().round?.scriptId ?? ''
    expect(await server.world.laughs.list(id)).toEqual(sums)
    await one.move({ is: 'to-lobby' })
    expect((await send(laugh)).status).toBe(204)
    for (const phone of [one, two, late]) phone.close()
  })

  it.each([
    ['apart', { count: 2, audience: 3 }],
    ['with', { count: 5 }],
  ] as const)('counts the laughs of an audience %s, as the host has it', async (audience, sums) => {
    const [ada, bo, cy] = [await server.guest(), await server.guest(), await server.guest()]
    const { room } = await openRoom(ada, 'Ada')
    await joinRoom(bo, room.code, 'Bo')
    const one = await follow(ada, server.url, room.code)
    await one.move({ is: 'set-up', setup: { mode: 'quick', rating: 'family-friendly', audience } })
    await one.move({ is: 'begin' })
    await one.move({ is: 'hurry' })
    await one.move({ is: 'hurry' })
    await one.until(({ pieces }) => pieces.length > 0)
    await joinRoom(cy, room.code, 'Cy')
    const place = { chapter: 0, act: 0, line: 0 }
    const send = (visitor: Visitor, count: number) =>
      visitor.post(`/api/rooms/${room.code}/laughs`, { round: 1, laughs: [{ ...place, count }] })
    expect((await send(bo, 2)).status).toBe(204)
    expect((await send(cy, 3)).status).toBe(204)
    await one.until(({ pulses }) => pulses.length > 1)
    expect(one.pulses.at(-1)?.laughs).toEqual([{ ...place, ...sums }])
    const id = one.room().round?.scriptId ?? ''
    const told = await (await ada.open(`/api/scripts/${id}/laughs`)).json()
    expect(told).toEqual({ laughs: [{ ...place, ...sums }] })
    one.close()
  })
})
