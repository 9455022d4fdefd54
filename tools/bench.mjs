import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhatIsMissing } = await import('./install.mjs')
installWhatIsMissing('all')
const { buildWhenNeeded, serverBuild } = await import('./build.mjs')
const { findServices } = await import('./test-services.mjs')
const { fromRoot } = await import('./root.mjs')
await buildWhenNeeded()

// Bundled as the server is, so that every supported Node runs it. `npm run bench relay` measures one section.
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

function installPeers() {
  const folder = fromRoot('benchmarks', 'peers')
  const installed = join(folder, 'node_modules', '.package-lock.json')
  const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)
  if (changedAt(installed) > changedAt(join(folder, 'package-lock.json'))) return
  // Not `ci`: it asks for the packages of other systems, too, which the registry may lack.
  const flags = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', flags, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
