import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export type Bundle = { readonly program: string; remove(): Promise<void> }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// Inside node_modules, so that the bundle finds the packages it leaves out.
const cache = here('../../../../node_modules/.cache')

export async function bundleProgram(source: URL): Promise<Bundle> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'twisted-yarn-'))
  const entry = fileURLToPath(source)
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: entry, outDir: folder, emptyOutDir: true, target: 'node20' },
  })
  const workers = (await readdir(here('..'))).filter((name) => name.endsWith('.mjs'))
  await Promise.all(workers.map((name) => copyFile(here(`../${name}`), join(folder, name))))
  const program = join(folder, basename(entry).replace(/\.ts$/, '.js'))
  return { program, remove: () => rm(folder, { recursive: true, force: true }) }
}
