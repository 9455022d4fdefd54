import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ScriptListAnswer } from '../../game/protocol.ts'
import { type MoveAnswer } from '../../game/room/view.ts'
import { categories } from '../../game/card.ts'
import { type Mode } from '../../game/modes.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { type Database } from '../store/database.ts'
import { createRoomStore } from '../store/rooms/rooms.ts'
import { createSteeringStore } from '../store/steering.ts'
import { openTestDatabase } from './database.ts'
import { openTestServer as openDatabaseServer, testServerUrl } from './postgres.ts'
import {
  follow,
  joinRoom,
  move,
  newKey,
  openRoom,
  type Phone,
  phaseOf,
  readToTheEnd,
  stepOf,
} from './room.ts'
import { openTestServer, type TestServer } from './server.ts'
import { Visitor } from './visitor.ts'

// A database of its own in Redis: what is spent here is not missed by other tests.
const redisUrl = process.env['TEST_REDIS_URL'] ? new URL('/8', process.env['TEST_REDIS_URL']).href : null

type Settings = NonNullable<Parameters<typeof openTestServer>[1]>

function describeRooms(
  kind: string,
  count: number,
  openDatabase: () => Promise<Database>,
  more: Settings = {},
) {
  describe(kind, () => {
    let database: Database
    let servers: TestServer[]
    const phones: Phone[] = []
    const urlOf = (n: number) => servers[n % count]?.url ?? ''
    const open = () => openTestServer(database, more)
    beforeAll(async () => {
      database = await openDatabase()
      servers = []
      for (let n = 0; n < count; n++) servers.push(await open())
    })
    afterEach(() => phones.splice(0).forEach((phone) => phone.close()))
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.close()))
      await database.close()
    })

    /** The first opens the room; each speaks to the next instance. */
    const gather = async (mode: Mode, names: readonly string[]) => {
      const visitors: Visitor[] = []
      for (const n of names.keys()) visitors.push(await guestOf(n))
      const { room } = await openRoom(visitors[0] as Visitor, names[0] ?? '', mode)
      for (const [n, visitor] of visitors.entries())
        if (n > 0) await joinRoom(visitor, room.code, names[n] ?? '')
      for (const [n, visitor] of visitors.entries()) phones.push(await follow(visitor, urlOf(n), room.code))
      return { code: room.code, visitors, phones: [...phones] as [Phone, Phone, ...Phone[]] }
    }
    const guestOf = async (n: number) => (servers[n % count] as TestServer).guest()
    const listOwn = async (visitor: Visitor) => {
      const { scripts } = (await (await visitor.open('/api/scripts')).json()) as ScriptListAnswer
      return scripts.filter(({ isOwn }) => isOwn)
    }
    const turnsOf = async (code: string) => {
      const rooms = createRoomStore(database)
      return rooms.readAfter((await rooms.find(code))?.id ?? '', 0)
    }
    const perform = async (host: Phone) => {
      await host.move({ is: 'begin' })
      await raiseCurtain(host)
    }
    const raiseCurtain = async (host: Phone) => {
      while (phaseOf(host) !== 'performing') {
        await host.move({ is: 'hurry' })
        await host.until((phone) => phaseOf(phone) !== 'lobby')
      }
    }

    /** By the host, as far as is written, until something is so. */
    const readTo = async (host: Phone, isSo: (phone: Phone) => boolean) => {
      while (!isSo(host)) {
        const before = host.room().n
        await host.move({ is: 'go-to', to: 99_999 })
        await host.until((phone) => isSo(phone) || phone.room().n > before, 300).catch(() => {})
      }
    }

    test('what one does, everybody sees; what is written, everybody reads; what is laughed at, is counted', async () => {
      const { phones } = await gather('quick', ['Ada', 'Bo'])
      const [ada, bo] = phones
      await perform(phones[0])
      await bo.until((phone) => phaseOf(phone) === 'performing' && phone.pieces.length > 0)
      const { n } = (await (await ada.move({ is: 'advance', from: 0 })).json()) as MoveAnswer
      await bo.until((phone) => phone.room().n >= n && stepOf(phone) === 1)
      const laugh = { round: 1, laughs: [{ chapter: 0, act: 0, line: 0, count: 1 }] }
      for (const { visitor } of phones)
        expect((await visitor.post(`/api/rooms/${ada.room().code}/laughs`, laugh)).status).toBe(204)
      for (const phone of phones) await phone.until(({ pulses }) => pulses.at(-1)?.laughs[0]?.count === 2)
      await readToTheEnd(ada)
      await bo.until((phone) => phaseOf(phone) === 'curtain')
      expect(bo.pieces).toEqual(ada.pieces)
      expect(bo.pieces.map(({ id }) => id)).toEqual(bo.pieces.map((_, at) => `1.${at + 1}`))
      await ada.move({ is: 'close' })
      await expect.poll(() => bo.isOpen()).toBe(false)
      expect((await bo.visitor.open(`/api/rooms/${bo.room().code}`)).status).toBe(410)
    })

    test('a duel: all scripts at once, hands, authors and votes nobody else’s before their time', async () => {
      const { phones } = await gather('head-to-head', ['Ada', 'Bo', 'Cy'])
      const [ada, bo, cy] = phones as [Phone, Phone, Phone]
      await ada.move({ is: 'begin' })
      for (const phone of phones)
        await phone.until((one) => phaseOf(one) === 'hands' && one.you().hand !== null)
      const handOf = (phone: Phone) => categories.flatMap((category) => phone.you().hand?.[category] ?? [])
      for (const [phone, other] of [
        [ada, bo],
        [bo, cy],
        [cy, ada],
      ] as const)
        for (const { id } of handOf(phone)) expect(other.bytes()).not.toContain(`"${id}"`)
      for (const phone of phones)
        for (const category of categories)
          await phone.move({ is: 'choose', category, card: phone.you().hand?.[category][1]?.id ?? '' })
      for (const { visitor } of phones) await expect.poll(() => listOwn(visitor)).toHaveLength(1)
      for (const n of [1, 2, 3]) {
        await raiseCurtain(ada)
        expect(ada.room().round?.n).toBe(n)
        await ada.until((phone) => phone.pieces.some(({ id }) => id.startsWith(`${n}.`)))
        await readToTheEnd(ada)
      }
      for (const phone of phones)
        await phone.until((one) => phaseOf(one) === 'voting' && one.you().ballot.length === 2)
      for (const phone of phones) {
        const [choice] = phone.you().ballot
        expect(phone.you().ballot).not.toContain(phone.you().entry)
        if (phone !== cy) expect((await phone.move({ is: 'vote', round: choice ?? 0 })).status).toBe(200)
      }
      await cy.until((phone) => {
        const { phase } = phone.room()
        return phase.is === 'voting' && phase.voted.length === 2
      })
      for (const phone of phones) expect(phone.bytes()).not.toMatch(/"author":"/)
      expect(cy.bytes()).not.toMatch(/"vote":\d/)
      expect((await cy.move({ is: 'vote', round: cy.you().entry ?? 0 })).status).toBe(409)
      await cy.move({ is: 'vote', round: cy.you().ballot[0] ?? 0 })
      for (const phone of phones) await phone.until((one) => Boolean(one.room().duel?.verdict))
      for (const phone of phones) {
        const own = phone.room().duel?.scripts.find(({ n }) => n === phone.you().entry)
        expect(own?.author).toBe(phone.you().id)
        const script = await phone.visitor.open(`/api/scripts/${own?.scriptId}`)
        expect((await script.json()) as object).toMatchObject({ isOwn: true, state: 'written' })
      }
    })

    test('a circle decides on two of its acts, and is written on with what most tapped', async () => {
      const { phones } = await gather('group', ['Ada', 'Bo', 'Cy'])
      const [ada, bo, cy] = phones as [Phone, Phone, Phone]
      await perform(ada)
      for (const act of [2, 3]) {
        await readTo(ada, (phone) => phone.room().decision?.act === act)
        for (const phone of phones) await phone.until((one) => one.room().decision?.act === act)
        const twists = ada.room().decision?.twists ?? []
        expect(new Set(twists.map(({ sentence }) => sentence)).size).toBe(3)
        const tap = { is: 'tap-twist', chapter: 0, act, twist: twists[1]?.id ?? '' } as const
        const seen = cy.bytes().length
        await ada.move(tap)
        await bo.move(tap)
        await cy.until((phone) => phone.room().decision?.tapped.length === 2)
        const told = cy.bytes().slice(seen)
        const times = twists.map(({ id }) => told.split(`"id":${JSON.stringify(id)}`).length)
        expect(new Set(times).size).toBe(1)
        expect(told).not.toMatch(/"twist":"/)
        await cy.move({ ...tap, twist: twists[0]?.id ?? '' })
        await ada.until((phone) => phone.room().round?.decided.at(-1)?.act === act)
        const decided = ada.room().round?.decided.at(-1)
        expect(decided?.twist).toEqual(twists[1])
        expect(decided?.with).toEqual([ada, bo].map((phone) => phone.you().id))
      }
      const steering = createSteeringStore(database)
      const { id = '' } = ada.script() ?? {}
      const noted = async () => (await steering.read(id, 0)).map(({ act, twist }) => ({ act, twist }))
      const decided = ada.room().round?.decided.map(({ act, twist }) => ({ act, twist }))
      await expect.poll(noted).toEqual(expect.arrayContaining(decided ?? []))
      await readTo(ada, (phone) => phaseOf(phone) === 'curtain')
    })

    test('moves at once from everywhere: each is stored once, and none gets lost', async () => {
      const { code, visitors, phones } = await gather('quick', ['Ada', 'Bo', 'Cy', 'Di'])
      const keys = visitors.map(() => newKey())
      const press = () =>
        Promise.all(
          visitors.map((visitor, n) => move(visitor, code, { is: 'ready', isReady: true }, keys[n])),
        )
      const answers = [...(await press()), ...(await press())]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const told = await Promise.all(answers.map(async (answer) => ((await answer.json()) as MoveAnswer).n))
      expect(told.slice(4)).toEqual(told.slice(0, 4)) // the same move again
      expect(new Set(told).size).toBe(4)
      const turns = await turnsOf(code)
      expect(turns.map(({ n }) => n)).toEqual(turns.map((_, at) => at + 1))
      expect(turns.filter(({ events }) => events.some(({ is }) => is === 'readied'))).toHaveLength(4)
      for (const phone of phones) await phone.until(() => phone.room().people.every(({ isReady }) => isReady))
    })

    test('one tap by two at the same step goes on by one', async () => {
      const { phones } = await gather('quick', ['Ada', 'Bo'])
      await perform(phones[0])
      for (let from = 0; from < 5; from++) {
        for (const phone of phones) await phone.until(() => stepOf(phone) === from && phone.pieces.length > 0)
        const pressed = await Promise.all(phones.map((phone) => phone.move({ is: 'advance', from })))
        expect(pressed[0]?.status).toBe(200)
      }
      for (const phone of phones) await phone.until(() => stepOf(phone) === 5)
    })

    test('what somebody chooses is told to nobody else before the cards are dealt', async () => {
      const { phones } = await gather('group', ['Ada', 'Bo', 'Cy'])
      const [ada, bo, cy] = phones as [Phone, Phone, Phone]
      await ada.move({ is: 'begin' })
      for (const phone of phones) await phone.until(() => phaseOf(phone) === 'choosing')
      const { phase } = bo.room()
      if (phase.is !== 'choosing') throw new Error('just begun')
      const before = phones.map((phone) => phone.bytes().length)
      const chosen = categories.map((category) => ({ category, card: phase.deal[category][1]?.id ?? '' }))
      for (const { category, card } of chosen)
        expect((await bo.move({ is: 'choose', category, card })).status).toBe(200)
      const isDone = (phone: Phone) => {
        const now = phone.room().phase
        return now.is === 'choosing' && now.done.includes(bo.you().id)
      }
      for (const phone of phones) await phone.until(isDone)
      await bo.until((phone) => Object.keys(phone.you().choice).length === 3)
      for (const phone of [ada, cy]) {
        const told = phone.bytes().slice(before[phones.indexOf(phone)])
        expect(told).toContain('"done":["p2"]')
        expect(told).not.toContain('choices')
        expect(told).not.toMatch(/"choice":\{"/)
        // Every card is named as often as every other: in the deal, once for each telling of the room.
        const times = categories.flatMap((category) =>
          phase.deal[category].map(({ id }) => told.split(`"${id}"`).length),
        )
        expect(new Set(times).size).toBe(1)
        const answer = await (await phone.visitor.open(`/api/rooms/${phone.room().code}`)).text()
        expect(answer).not.toMatch(/"choice":\{"/)
      }
      for (const phone of phones) expect(phone.bytes()).not.toContain('"user"')
    })

    test('who is removed hears so, is told nothing more, and does not come back', async () => {
      const { code, phones } = await gather('quick', ['Ada', 'Bo'])
      const [ada, bo] = phones
      await ada.move({ is: 'remove', who: bo.you().id })
      await expect.poll(() => bo.isOpen()).toBe(false)
      expect((await bo.visitor.open(`/api/rooms/${code}`)).status).toBe(403)
      expect((await move(bo.visitor, code, { is: 'join', name: 'Bob' })).status).toBe(403)
    })

    const signUp = (visitor: Visitor, email: string) =>
      visitor.post('/api/auth/sign-up/email', { email, password: 'a-password-of-tests' })

    test('a guest who signs in keeps the seat and the script, while the stream goes on', async () => {
      const { code, phones } = await gather('quick', ['Ada', 'Bo'])
      const [ada, bo] = phones
      expect((await signUp(bo.visitor, `${newKey()}@example.org`)).status).toBe(204)
      expect((await bo.visitor.session())?.isAnonymous).toBe(false)
      expect((await bo.move({ is: 'ready', isReady: true })).status).toBe(200)
      for (const phone of phones) await phone.until(() => phone.room().people[1]?.isReady === true)
      expect(bo.isOpen()).toBe(true)
      await perform(ada)
      await bo.until((phone) => phaseOf(phone) === 'performing' && phone.pieces.length > 0)
      const again = await follow(bo.visitor, urlOf(1), code)
      phones.push(again)
      expect([again.you().id, again.you().name, again.you().role]).toEqual(['p2', 'Bo', 'player'])
      expect(again.pieces.length).toBeGreaterThan(0)
      expect((await bo.visitor.open(`/api/scripts/${ada.room().round?.scriptId}`)).status).toBe(200)
    })

    test('a host who signs in stays the host', async () => {
      const { code, phones } = await gather('quick', ['Ada', 'Bo'])
      const [ada] = phones
      expect((await signUp(ada.visitor, `${newKey()}@example.org`)).status).toBe(204)
      expect((await ada.move({ is: 'lock', isLocked: true })).status).toBe(200)
      const { rows } = await database.pool.query('select created_by from rooms where code = $1', [code])
      expect(rows).toEqual([{ created_by: (await ada.visitor.session())?.uid }])
    })

    test('a guest who signs in to an account that is in the room has that one’s seat, and the other is free', async () => {
      const { code, phones } = await gather('quick', ['Ada', 'Bo', 'Cy'])
      const [, bo, cy] = phones as [Phone, Phone, Phone]
      const email = `${newKey()}@example.org`
      await signUp(bo.visitor, email)
      const signedIn = await cy.visitor.post('/api/auth/sign-in/email', {
        email,
        password: 'a-password-of-tests',
      })
      expect(signedIn.status).toBe(204)
      await bo.until((phone) => phone.room().people.length === 2)
      await expect.poll(() => cy.isOpen()).toBe(false)
      const again = await follow(cy.visitor, urlOf(2), code)
      phones.push(again)
      expect(again.you()).toMatchObject({ id: 'p2', name: 'Bo' })
    })

    test('who was removed as a guest stays removed as the account', async () => {
      const { code, phones } = await gather('quick', ['Ada', 'Bo'])
      const [ada, bo] = phones
      await ada.move({ is: 'remove', who: 'p2' })
      expect((await signUp(bo.visitor, `${newKey()}@example.org`)).status).toBe(204)
      expect((await move(bo.visitor, code, { is: 'join', name: 'Bob' })).status).toBe(403)
    })

    test.runIf(count > 1)('one that ends leaves the room to the other, also its deadlines', async () => {
      const { code, phones } = await gather('quick', ['Ada', 'Bo'])
      const [ada, bo] = phones
      await ada.move({ is: 'begin' })
      await bo.until((phone) => phaseOf(phone) !== 'lobby')
      await servers[0]?.close()
      await bo.until((phone) => phaseOf(phone) === 'performing' && phone.pieces.length > 0)
      await bo.until((phone) => phone.room().people.some(({ isHere }) => !isHere))
      servers[0] = await open()
      const visitor = new Visitor(servers[0].url)
      visitor.setCookies(ada.visitor.cookies())
      const back = await follow(visitor, servers[0].url, code, { lastEventId: '1.2' })
      phones.push(back)
      await bo.until((phone) => phone.room().people.every(({ isHere }) => isHere))
      await back.until(({ pieces }) => pieces[0]?.id === '1.3' || bo.pieces.length < 3)
      expect(back.you().name).toBe('Ada')
    })
  })
}

describe('rooms', () => {
  describeRooms('on the embedded database', 1, openTestDatabase)
  describe.runIf(testServerUrl)('on PostgreSQL', () => {
    const openServer = async () => {
      const database = await openDatabaseServer()
      await migrateDatabase(database)
      return database
    }
    describeRooms('with two instances', 2, openServer)
    describe.runIf(redisUrl)('and Redis', () =>
      describeRooms('with two instances', 2, openServer, { redisUrl }),
    )
  })
})
