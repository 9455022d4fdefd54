import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { requireNode } from './node-version.mjs'
import { fromRoot } from './root.mjs'

requireNode()
const { installWhatIsMissing } = await import('./install.mjs')
installWhatIsMissing('all')
const { buildWhenNeeded, copyBesideServer, serverBuild } = await import('./build.mjs')
await buildWhenNeeded() // the server needs the browser's files
process.env.NODE_ENV = 'development' // building has set its own
const { build, createServer } = await import('vite')

// Vite builds the server again at every change, and Node then starts it again.
await build({
  ...serverBuild,
  logLevel: 'warn',
  build: { ...serverBuild.build, emptyOutDir: false, watch: {} },
})
copyBesideServer()
const program = fromRoot('dist/server/main.js')
while (!existsSync(program)) await new Promise((resolve) => setTimeout(resolve, 100))
const port = process.env.PORT || '3000'
const env = { BASE_URL: 'http://localhost:5173', LOG_LEVEL: 'info', ...process.env, PORT: port }
// In a group of its own: otherwise Ctrl+C reaches it twice, and the second signal ends it at once.
const detached = process.platform !== 'win32'
const server = spawn(process.execPath, ['--watch', program], { stdio: 'inherit', env, detached })

const target = `http://localhost:${port}`
/** Vite serves web/api/session.ts as /api/session.ts. */
const bypass = ({ url = '' }) => (/\.ts(?:\?|$)/.test(url) ? url : undefined)
// Shared pages come from the server, and so do their fonts.
const proxy = { '/api': { target, bypass }, '/healthz': target, '^/s/': target, '/assets': target }
const web = await createServer({ configFile: fromRoot('vite.config.ts'), server: { proxy } })
await web.listen()
web.printUrls()

const end = async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await Promise.all([ended, web.close()])
  process.exit(0)
}
let ending = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (ending ??= end()))
