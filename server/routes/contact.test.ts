import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { Visitor } from '../test/visitor.ts'

const contact = {
  name: 'Bo <b>Yarn</b>',
  phone: '+44 20 7946 0000',
  email: 'bo@example.org',
  funFact: 'Knits “maps”.',
}

describe('the contact card over HTTP', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database, { contact })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  it('is told to a player, word for word', async () => {
    const answer = await (await server.guest()).open('/api/contact')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toEqual(contact)
  })

  it('is nobody else’s business', async () => {
    const answer = await new Visitor(server.url).open('/api/contact')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'signed-out' })
  })

  it('is only read', async () => {
    const answer = await (await server.guest()).post('/api/contact', { name: 'Eve' })
    expect(answer.status).toBe(404)
  })
})
