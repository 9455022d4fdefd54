import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Visitor } from './test/visitor.ts'
import { openTestServer, testServerUrl } from './test/postgres.ts'
import { freePort, makeDataDir, startProcess } from './test/process.ts'

vi.setConfig({ testTimeout: 90_000 })

const program = fileURLToPath(new URL('../dist/server/archive.js', import.meta.url))
let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'twisted-yarn-'))))
afterAll(() => rm(folder, { recursive: true }))

function run(words: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      resolve(`${error?.code ?? 0}: ${stdout}${stderr}`),
    )
  })
}

it.each<[string, readonly string[], Record<string, string>, RegExp]>([
  ['nothing', [], {}, /^1: Say what to do, and with which file: npm run backup -- FILE/],
  ['to save a database that is not there', ['backup', 'a.gz'], {}, /^1: There is no database in .*no-data/],
  ['with a wrong variable', ['backup', 'a.gz'], { DATABASE_URL: 'x' }, /^1: DATABASE_URL must be an address/],
])('told %s, says what is wrong in a sentence', async (_what, words, env, sentence) => {
  expect(await run(words, { DATA_DIR: join(folder, 'no-data'), ...env })).toMatch(sentence)
  expect(await readdir(folder)).not.toContain('a.gz')
})

it.each<[string, (file: string) => Promise<unknown>, RegExp]>([
  [
    'that is no backup',
    (file) => writeFile(file, 'hello'),
    /^1: .*x\.gz is no whole backup of Twisted Yarn\. Nothing was restored\.\n$/,
  ],
  ['that is a folder', (file) => mkdir(file), /^1: .*x\.gz is a folder\. Choose a backup in it\.\n$/],
])('restores nothing of a file %s, and says so in a sentence', async (_what, make, sentence) => {
  const dataDir = await mkdtemp(join(folder, 'spoilt-'))
  const file = join(dataDir, 'x.gz')
  await make(file)
  expect(await run(['restore', file], { DATA_DIR: join(dataDir, 'data') })).toMatch(sentence)
  expect(existsSync(join(dataDir, 'data', 'database'))).toBe(false)
})

it('says in a sentence where a backup cannot be saved', async () => {
  const dataDir = await makeDataDir()
  const file = join(folder, 'no-folder', 'a.gz')
  expect(await run(['backup', file], { DATA_DIR: dataDir.path })).toMatch(
    /^1: .*no-folder\/a\.gz\.unfinished cannot be opened \(ENOENT\)\. Choose another file\.\n$/,
  )
  await dataDir.remove()
})

it.runIf(testServerUrl)(
  'takes a running game from its own database to a server, with every player still signed in',
  async () => {
    const [dataDir, file, elsewhere] = [await makeDataDir(), join(folder, 'b.gz'), join(folder, 'elsewhere')]
    const moved = await openTestServer()
    const game = await startProcess(await freePort(), { DATA_DIR: dataDir.path })
    const ada = new Visitor(game.url)
    await ada.post('/api/auth/sign-in/anonymous')
    const player = await ada.session()

    expect(await run(['backup', file], { DATA_DIR: dataDir.path })).toMatch(/^0: Saved .*b\.gz \(\d+ bytes\)/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(dataDir.path)).toSorted()).toEqual(['auth-secret', 'database', 'lock'])
    expect(await run(['backup', file], { DATA_DIR: dataDir.path })).toMatch(/^1: .*b\.gz is there already/)
    expect(await run(['restore', file], { DATA_DIR: dataDir.path })).toMatch(/^1: There is a database in/)
    await game.signal('SIGTERM')

    const there = { DATABASE_URL: moved.url, DATA_DIR: elsewhere }
    expect(await run(['restore', file], there)).toMatch(/^0: Restored \d+ rows/)
    const secret = await readFile(join(dataDir.path, 'auth-secret'), 'utf8')
    expect(await readFile(join(elsewhere, 'auth-secret'), 'utf8')).toBe(secret)
    const again = await startProcess(await freePort(), there)
    const cookies = ada.cookies()
    const returned = new Visitor(again.url)
    returned.setCookies(cookies)
    expect(await returned.session()).toEqual(player)
    await again.signal('SIGTERM')
    await moved.close()
    await dataDir.remove()
  },
)
