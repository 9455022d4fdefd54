import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quickStart } from '../../test/database.ts'
import { openDatabase } from '../database.ts'
import { bundleProgram, type Bundle } from './test/bundle.ts'

const log = pino({ level: 'silent' })
let bundle: Bundle
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twisted-yarn-'))
  bundle = await bundleProgram(new URL('test/write-until-killed.ts', import.meta.url))
})

afterAll(() => Promise.all([rm(dataDir, { recursive: true, force: true }), bundle.remove()]))

test('begins anew when it was killed while it made the database', async () => {
  const writer = start([])
  const isMaking = async () =>
    (await readdir(dataDir)).some((name) => name.startsWith('database-unfinished-'))
  await expect.poll(isMaking, { timeout: 25_000 }).toBe(true)
  writer.kill('SIGKILL')
  await once(writer, 'close')
  const restart = async () => {
    await (await openDatabase({ url: null, dataDir, log })).close()
    return (await readdir(dataDir)).toSorted()
  }
  // The process that makes the database may take a moment to notice that its parent is gone.
  await expect.poll(restart, { timeout: 60_000 }).toEqual(['database', 'lock'])
}, 120_000)

test('keeps every acknowledged row when it is killed, eight times, and starts again at once', async () => {
  const acknowledged: number[] = []
  for (let round = 1; round <= 8; round++) {
    const before = acknowledged.length
    const writer = start(acknowledged)
    await expect.poll(() => acknowledged.length, { timeout: 25_000, interval: 5 }).toBeGreaterThan(before)
    await setTimeout(Math.random() * 200)
    writer.kill('SIGKILL')
    await once(writer, 'close')
  }
  const database = await openDatabase({ url: null, dataDir, log })
  const { rows } = await database.pool.query<{ n: number }>('select n from acknowledged')
  const kept = new Set(rows.map(({ n }) => n))
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
  await database.close()
}, 240_000)

test('refuses a directory that another process uses, until that one is gone', async () => {
  const acknowledged: number[] = []
  const writer = start(acknowledged)
  await expect.poll(() => acknowledged.length, { timeout: 25_000 }).toBeGreaterThan(0)
  await expect(openDatabase({ url: null, dataDir, log })).rejects.toThrow(
    `The data directory ${dataDir} is in use by another Twisted Yarn (process ${writer.pid}). ` +
      'Stop it first, or set DATA_DIR to another directory.',
  )
  writer.kill('SIGKILL')
  await once(writer, 'close')
  const database = await openDatabase({ url: null, dataDir, log })
  await database.close()
  expect(await readdir(join(dataDir, 'lock'))).toEqual([])
}, 60_000)

function start(acknowledged: number[]) {
  const writer = spawn(process.execPath, [...quickStart, bundle.program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(writer.stdout).on('line', (line) => acknowledged.push(Number(line)))
  return writer
}
