import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Rating } from '../../game/rating.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { readCardFiles, storeShared } from '../test/shared.ts'
import { type Visitor } from '../test/visitor.ts'

let database: Database
let server: TestServer
let ada: Visitor
let userId: string
beforeAll(async () => {
  database = await openTestDatabase()
  server = await openTestServer(database, {}, { files: await readCardFiles() })
  ada = await server.guest()
  userId = (await ada.session())?.uid ?? ''
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const text = 'ADA: I brought soup.\n\nTHE STRANGER: 帽子。\n\nThe door slams.'

async function store(rating: Rating = 'family-friendly'): Promise<string> {
  return (await storeShared(server.world, { userId, title: 'The Sock', rating, text })).id
}
const open = (id: string, place: string, reader?: string) =>
  ada.open(
    `/api/scripts/${id}/laughs/${place}/picture${reader === undefined ? '' : `?reader=${encodeURIComponent(reader)}`}`,
  )
const picture = async (...asked: Parameters<typeof open>) => {
  const answer = await open(...asked)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

it('is a file of its own, to be kept nowhere else', async () => {
  const answer = await open(await store(), '0.0.1', 'Bo')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="The Sock (laugh).png"; filename*=UTF-8''The%20Sock%20%28laugh%29.png`,
  })
})

it('names who read it, and in a script for families nobody rudely', async () => {
  const [family, rated] = [await store(), await store('r-rated')]
  const plain = await picture(family, '0.0.1')
  expect(await picture(family, '0.0.1', 'Bo')).not.toEqual(plain)
  expect(await picture(family, '0.0.1', 'fuck')).toEqual(await picture(family, '0.0.1', 'bleep'))
  expect(await picture(rated, '0.0.1', 'fuck')).not.toEqual(await picture(rated, '0.0.1', 'bleep'))
  expect(await picture(family, '0.0.1', '\u0000\u202e ')).toEqual(plain)
  expect(await picture(family, '0.0.1', '<b>Bo</b>')).toEqual(await picture(family, '0.0.1', 'bBo/b'))
})

it('says of an R-rated script that it is one', async () => {
  expect(await picture(await store('r-rated'), '0.0.1')).not.toEqual(await picture(await store(), '0.0.1'))
})

it.each([
  ['a line that is not there', '0.0.99', 'This script has no such line.'],
  ['no place at all', 'first', 'This script has no such line.'],
  [
    'letters that no font of ours has',
    '0.0.3',
    'This line has letters that our pictures cannot show. Copy it as text instead.',
  ],
])('tells what to do about %s', async (_, place, detail) => {
  const answer = await open(await store(), place)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'invalid-body', detail })
})
