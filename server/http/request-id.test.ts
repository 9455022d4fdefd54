import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { type Visitor } from '../test/visitor.ts'

describe('the name of a request', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    ada = await server.guest()
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  it.each([
    ['nothing there', () => ada.open('/api/scripts/nothing'), 404],
    ['no such address', () => ada.open('/api/nothing'), 404],
    ['not signed in', () => fetch(new URL('/api/scripts', server.url)), 401],
    ['a body that is no JSON', () => ada.post('/api/scripts', '{'), 400],
    ['a body that is too large', () => ada.post('/api/scripts', 'x'.repeat(20_000)), 413],
    ['another site', () => ada.post('/api/scripts', {}, { origin: 'https://elsewhere.example' }), 403],
    [
      'a wrong password',
      () => ada.post('/api/auth/sign-in/email', { email: 'x@example.org', password: 'xxxxxx' }),
      401,
    ],
  ])('stands in the problem and in its header: %s', async (_name, ask, status) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    const id = answer.headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(await answer.json()).toMatchObject({ status, instance: `urn:uuid:${id}` })
  })

  it('is on every answer of the API, another each time, and never what the client sends', async () => {
    const url = new URL('/api/cards', server.url)
    const ask = async () => {
      const answer = await ada.send(url, { headers: { 'x-request-id': 'mine' } })
      expect(answer.status).toBe(200)
      return answer.headers.get('x-request-id')
    }
    const ids = [await ask(), await ask()]
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain('mine')
  })

  it('is in the log beside what went wrong', async () => {
    const list = server.world.shelf.list
    server.world.shelf.list = () => Promise.reject(new Error('broken'))
    const answer = await ada.open('/api/scripts')
    server.world.shelf.list = list
    expect(answer.status).toBe(500)
    const id = answer.headers.get('x-request-id')
    expect(await answer.json()).toMatchObject({ code: 'unexpected', instance: `urn:uuid:${id}` })
    expect(server.logged.join('')).toContain(`"requestId":"${id}"`)
  })
})
