import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { prepareTemplate, quickStart } from './database.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const built = join(dist, 'server/main.js')

export type TestProcess = {
  readonly url: string
  readonly pid: number
  readonly output: () => string
  readonly ended: Promise<number | NodeJS.Signals>
  signal(name: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

export async function startProcess(
  port: number,
  env: Record<string, string>,
  program: string = built,
): Promise<TestProcess> {
  const server = beginProcess(port, env, { program })
  const endsFirst = await Promise.race([server.ready.then(() => null), server.ended])
  if (endsFirst !== null) throw new Error(`The server ended with ${endsFirst}:\n${server.output()}`)
  return server
}

/** It may not be ready yet, or ever. With `under`, a command that runs it, its number and its signals are that one's. */
export function beginProcess(
  port: number,
  env: Record<string, string>,
  { program = built, under = [] }: { readonly program?: string; readonly under?: readonly string[] } = {},
): TestProcess & { readonly ready: Promise<void> } {
  const url = `http://localhost:${port}`
  const fixed = { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: String(port), BASE_URL: url }
  const [command, ...given] = [...under, process.execPath, ...quickStart, program]
  const child = spawn(command, given, { env: { ...fixed, ...env } })
  let output = ''
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      if (output.includes('Twisted Yarn is ready.')) resolve()
    })
  })
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  // Its output is whole at `close`, not at `exit`.
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  const signal = (name: NodeJS.Signals) => {
    child.kill(name)
    return ended
  }
  return { url, pid: child.pid ?? 0, output: () => output, ready, ended, signal }
}

/** With the packages in one file it starts in half the time. */
export async function buildProgram(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const cache = join(root, 'node_modules/.cache') // from there the packages are found that stay outside
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'twisted-yarn-'))
  await cp(join(dist, 'web'), join(folder, 'web'), { recursive: true })
  const outDir = join(folder, 'server')
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    ssr: { noExternal: true, external: ['@electric-sql/pglite', '@resvg/resvg-wasm', 'pdfkit', 'pg-native'] },
    build: {
      ssr: true,
      rolldownOptions: { input: { main: 'server/main.ts', start: 'server/start.ts' } },
      outDir,
      emptyOutDir: true,
      target: 'node20',
    },
  })
  await cp(join(dist, 'server'), outDir, { recursive: true, force: false })
  return { path: join(outDir, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) }
}

export async function makeDataDir(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'twisted-yarn-process-'))
  await cp(await prepareTemplate(), path, { recursive: true })
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
