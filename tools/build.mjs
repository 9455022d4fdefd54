import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fromRoot, root } from './root.mjs'

const sources = [
  'game',
  'script',
  'comedy',
  'deck',
  'server',
  'web',
  'tools/build.mjs',
  'tools/downloads.mjs',
  'vite.config.ts',
  'package-lock.json',
]
const stampFile = fromRoot('dist', '.built')

export async function buildWhenNeeded() {
  const stamp = stampOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stdout.write('Building the game. This happens once, and again when its sources change.\n')
  await build()
  writeFileSync(stampFile, stamp)
}

async function build() {
  rmSync(stampFile, { force: true })
  const { build: viteBuild } = await import('vite')
  await viteBuild({ configFile: fromRoot('vite.config.ts'), logLevel: 'warn' })
  await viteBuild({ ...serverBuild, logLevel: 'warn' })
  await viteBuild({ ...archiveBuild, logLevel: 'warn' })
  copyBesideServer()
}

export function copyBesideServer() {
  cpSync(fromRoot('server/store/migrations'), fromRoot('dist/server/migrations'), { recursive: true })
  cpSync(fromRoot('server/exports/fonts'), fromRoot('dist/server/fonts'), { recursive: true })
  const embedded = readdirSync(fromRoot('server/store/embedded')).filter((name) => name.endsWith('.mjs'))
  for (const name of embedded) cpSync(fromRoot('server/store/embedded', name), fromRoot('dist/server', name))
  cpSync(fromRoot('server/share-page/painter-worker.mjs'), fromRoot('dist/server/painter-worker.mjs'))
  cpSync(fromRoot('server/share-page/fonts'), fromRoot('dist/server/fonts'), { recursive: true })
}

export const serverBuild = {
  configFile: /** @type {const} */ (false),
  root,
  build: {
    ssr: true,
    // Two files side by side: the first hears signals while the second is still loaded.
    rolldownOptions: { input: { main: fromRoot('server/main.ts'), start: fromRoot('server/start.ts') } },
    outDir: fromRoot('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
}

const archiveBuild = {
  ...serverBuild,
  build: {
    ...serverBuild.build,
    rolldownOptions: { input: fromRoot('server/archive.ts') },
    emptyOutDir: false,
  },
}

/** Of paths, sizes and times, not of contents, so that it takes milliseconds. */
function stampOfSources() {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of sources.flatMap((path) => filesBelow(path))) {
    const { size, mtimeMs } = statSync(fromRoot(file))
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!statSync(fromRoot(path)).isDirectory()) return [path]
  return readdirSync(fromRoot(path), { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`
    if (/\.test\.tsx?$/.test(entry.name)) return []
    return entry.isDirectory() ? filesBelow(below) : [below]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWhenNeeded()
