import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFull } from '../../../game/problem.ts'
import { type Database, openDatabase } from '../../store/database.ts'
import { openSmallDisk, type SmallDisk } from '../../store/embedded/test/small-disk.ts'
import { prepareTemplate } from '../database.ts'
import { openTestServer, type TestServer } from '../server.ts'
import { begin, hear, viewOf } from '../stream.ts'

const disk = openSmallDisk(140)

describe.runIf(disk)('a full disk (to be mounted by root)', () => {
  const { folder, fill, makeRoom, remove } = disk as SmallDisk
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    const dataDir = join(folder, 'data')
    await cp(await prepareTemplate(), dataDir, { recursive: true })
    database = await openDatabase({ url: null, dataDir, log: pino({ level: 'silent' }) })
    server = await openTestServer(database, { pace: 40 })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    remove()
  })

  test('is told to whoever writes, hinders nobody who reads, and all goes on when there is room', async () => {
    const ada = await server.guest()
    const before = await viewOf(await begin(ada))
    const heard = hear(ada, server.url, before.id)
    await expect.poll(() => heard.pieces.length).toBeGreaterThan(5)

    fill()
    // Some more may find room in what is there already.
    let refused: Response
    do refused = await begin(ada)
    while (refused.ok)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await refused.json()).toMatchObject({ code: 'disk-full', detail: diskFull.sentence })
    expect(server.logged.join('')).toContain('the disk of the database is full')
    for (const path of ['/api/session', '/api/scripts', `/api/scripts/${before.id}`, '/api/cards', '/readyz'])
      expect((await ada.open(path)).status).toBe(200)
    expect(heard.isOver).toBe(false)

    makeRoom()
    await heard.over
    expect(heard.end).toEqual({ state: 'written', problem: null })
    expect(heard.pieces.map(({ n }) => n)).toEqual(heard.pieces.map((_, i) => i + 1))
    expect((await begin(ada)).status).toBe(201)
  }, 60_000)
})
