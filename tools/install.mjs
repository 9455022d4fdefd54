import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { root, fromRoot } from './root.mjs'

const stampFile = fromRoot('node_modules', '.twisted-yarn-installed.json')

/** `run` is what starting and building need. */
export function installWhatIsMissing(/** @type {'run' | 'all'} */ scope) {
  const lock = createHash('sha256')
    .update(readFileSync(fromRoot('package-lock.json')))
    .digest('hex')
  const stamp = readStamp()
  if (stamp?.lock === lock && (stamp.scope === 'all' || stamp.scope === scope)) return
  for (const there of /** @type {const} */ (scope === 'all' ? ['all'] : ['all', 'run']))
    if (!stamp && isInstalledByHand(there)) return writeStamp({ lock, scope: there })

  process.stdout.write('Installing what the game is built on. This happens once and takes about a minute.\n')
  const flags = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(scope === 'run' ? ['--omit=dev'] : []),
  ]
  const { status } = spawnSync('npm', flags, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write(
      'The packages could not be installed. Is this computer online? Try again, or run: npm ci\n',
    )
    process.exit(1)
  }
  writeStamp({ lock, scope })
}

/** npm keeps a copy of the lock file with what it has installed. */
function isInstalledByHand(/** @type {'run' | 'all'} */ scope) {
  const inner = fromRoot('node_modules', '.package-lock.json')
  if (!existsSync(inner)) return false
  const installed = JSON.parse(readFileSync(inner, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, dev }]) =>
      path === '' || optional || (dev && scope === 'run') || installed[path]?.version === version,
  )
}

function readStamp() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : null
}

function writeStamp(stamp) {
  writeFileSync(stampFile, JSON.stringify(stamp))
}
