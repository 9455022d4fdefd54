import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhatIsMissing } = await import('./install.mjs')
installWhatIsMissing('all')
const { buildWhenNeeded, serverBuild } = await import('./build.mjs')
const { findServices } = await import('./test-services.mjs')
const { fromRoot } = await import('./root.mjs')
await buildWhenNeeded()

// Bundled as the server is, so that every supported Node runs it. `npm run bench relay` measures one section only.
installPeers()
const { build } = await import('vite')
const outDir = fromRoot('dist', 'benchmarks')
const ssr = fromRoot('benchmarks', 'main.ts')
await build({ ...serverBuild, logLevel: 'warn', build: { ...serverBuild.build, ssr, outDir } })
const { env } = await findServices()
const { status } = spawnSync(
  process.execPath,
  [fromRoot('dist/benchmarks/main.js'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  },
)
process.exit(status ?? 1)

/** What the game is measured beside is installed by itself, where nothing else of the project sees it. */
function installPeers() {
  const folder = fromRoot('benchmarks', 'peers')
  if (existsSync(fromRoot('benchmarks', 'peers', 'node_modules'))) return
  // Not `ci`: it asks for packages of other systems, which one of the peers names and its registry may lack.
  const flags = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', flags, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
