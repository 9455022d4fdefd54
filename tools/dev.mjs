import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { requireNode } from './node-version.mjs'
import { fromRoot } from './root.mjs'

requireNode()
const { installWhatIsMissing } = await import('./install.mjs')
installWhatIsMissing('all')
const { buildWhenNeeded, copyBesideServer, serverBuild } = await import('./build.mjs')
await buildWhenNeeded() // the server wants the browser's files, also while Vite serves newer ones
process.env.NODE_ENV = 'development' // building has left its own behind
const { build, createServer } = await import('vite')

// The server: built again at every change; Node starts it again when what was built has changed.
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
// In a group of its own: Ctrl+C would reach it twice, from the terminal and from here, and the second time breaks it off.
const detached = process.platform !== 'win32'
const server = spawn(process.execPath, ['--watch', program], { stdio: 'inherit', env, detached })

// The browser's side: Vite reloads it and hands /api on to the server.
const target = `http://localhost:${port}`
/** web/api/session.ts is asked for as /api/session.ts. */
const bypass = ({ url = '' }) => (/\.ts(?:\?|$)/.test(url) ? url : undefined)
// Pages for shared links are the server's, and so are the fonts that they name.
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
