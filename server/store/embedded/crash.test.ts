import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// Under node_modules, from where the bundle finds the packages that it does not contain.
const cache = here('../../../node_modules/.cache')
const log = pino({ level: 'silent' })
let bundle: string
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twisted-yarn-'))
  await mkdir(cache, { recursive: true })
  bundle = await mkdtemp(join(cache, 'twisted-yarn-'))
  const writer = here('./write-until-killed.ts')
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: writer, outDir: bundle, emptyOutDir: true, target: 'node20' },
  })
  const workers = (await readdir(here('.'))).filter((name) => name.endsWith('.mjs'))
  await Promise.all(workers.map((name) => copyFile(here(`./${name}`), join(bundle, name))))
})

afterAll(() => Promise.all([dataDir, bundle].map((path) => rm(path, { recursive: true, force: true }))))

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
  // The making process may take a moment to notice that nobody waits for it.
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
  const writer = spawn(process.execPath, [join(bundle, 'write-until-killed.js'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(writer.stdout).on('line', (line) => acknowledged.push(Number(line)))
  return writer
}
