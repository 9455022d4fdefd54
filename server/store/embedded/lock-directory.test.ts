import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from './lock-directory.ts'

const log = pino({ level: 'silent' })
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twisted-yarn-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('lets in the next one when it is released', async () => {
  for (let round = 1; round <= 3; round++) await (await lockDirectory(dataDir, log))()
  expect(await readdir(join(dataDir, 'lock'))).toEqual([])
})

test('lets in one at most of many that come at once', async () => {
  for (let round = 1; round <= 10; round++) {
    const claims = await Promise.allSettled([1, 2, 3, 4, 5].map(() => lockDirectory(dataDir, log)))
    const locks = claims.filter((claim) => claim.status === 'fulfilled')
    expect(locks.length).toBeLessThanOrEqual(1)
    await Promise.all(locks.map((lock) => lock.value()))
  }
})

test('works in a directory whose path is longer than a socket may have', async () => {
  const deep = join(dataDir, ...Array.from({ length: 12 }, () => 'a-quite-long-name'))
  await mkdir(deep, { recursive: true })
  const release = await lockDirectory(deep, log)
  await expect(lockDirectory(deep, log)).rejects.toThrow(`${deep} is in use by another Twisted Yarn (process`)
  await release()
  await (
    await lockDirectory(deep, log)
  )()
})
