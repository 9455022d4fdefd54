import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { checkDownloads, downloads } from './tools/downloads.mjs'
import type * as prerender from './web/prerender.tsx'

const root = fileURLToPath(new URL('web', import.meta.url))
const built = fileURLToPath(new URL('dist/web', import.meta.url))

/** The router's package names its development build for everybody. */
const alias = [
  {
    find: /^react-router$/,
    replacement: join(root, '../node_modules/react-router/dist/production/index.mjs'),
  },
]

/** The browser's side: `web/` is built into `dist/web`; in development tools/dev.mjs serves it. */
export default defineConfig({
  root,
  plugins: [react(), checkDownloads(), finishPages()],
  resolve: { alias },
  // An import of types alone is no import: as TypeScript writes it out, the browser would fetch the module for nothing.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    outDir: built,
    emptyOutDir: true,
    rolldownOptions: {
      // The stylesheet of the pages that the server writes itself is a page's beginning of its own.
      input: ['index.html', 'share-page.css', 'join.tsx'].map((file) => join(root, file)),
      output: { codeSplitting: { groups: downloads } },
    },
  },
  server: { port: 5173 },
})

/** After the build: the prerendered pages, the hashes of their styles, and every text file compressed beside itself. */
function finishPages(): Plugin {
  let door: Beginning | null = null // a build that failed is closed too
  return {
    name: 'finish-pages',
    apply: 'build',
    writeBundle(_options, bundle) {
      door = beginningOf(bundle, 'join.tsx')
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!door) return
        await writePages(door)
        await compressFiles()
      },
    },
  }
}

/** What a page names in its head: a script, what it imports, and their styles. */
type Beginning = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

function beginningOf(bundle: Rolldown.OutputBundle, entry: string): Beginning {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, entry))
  if (!first) throw new Error(`${entry} is not built`)
  const all = new Set([first])
  for (const { imports } of all)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk)
  const styles = [...all].toReversed().flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return { scripts: [...all].map(pathOf), styles: styles.map((fileName) => pathOf({ fileName })) }
}

const pathOf = ({ fileName }: { readonly fileName: string }) => `/${fileName}`

/** Each on a line of its own. */
const beginnings = ['<script type="module"', '<link rel="modulepreload"', '<link rel="stylesheet"']

/** The same page with another beginning. */
function beginWith({ scripts: [first, ...imported], styles }: Beginning, template: string): string {
  const tags = [
    `<script type="module" crossorigin src="${first}"></script>`,
    ...imported.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
    ...styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
  ]
  const isOfOther = (line: string) => beginnings.some((tag) => line.trimStart().startsWith(tag))
  const bare = template
    .split('\n')
    .filter((line) => !isOfOther(line))
    .join('\n')
  return bare.replace('</head>', () => `${tags.join('\n')}\n</head>`)
}

async function writePages(door: Beginning) {
  const { pages, renderPage } = await buildPrerender()
  const template = await readFile(join(built, 'index.html'), 'utf8')
  const [game, atDoor] = await Promise.all(
    [template, beginWith(door, template)].map(async (page) => inlineStyles(await nameContents(page))),
  )
  if (!game || !atDoor) throw new Error('A page is missing')
  for (const [file, { path, title }] of Object.entries(pages)) {
    const { html } = file === 'join.html' ? atDoor : game
    const page = html
      .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${renderPage(path)}</div>`)
    await writeFile(join(built, file), page)
  }
  const scripts = game.html
    .split('<script>')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')))
  const styles = [...new Set([...game.styles, ...atDoor.styles])]
  // For the server's content security policy: these inline styles and scripts, and no others.
  const hashes = { styleHashes: styles.map(hashOf), scriptHashes: scripts.map(hashOf) }
  await writeFile(join(built, 'csp.json'), JSON.stringify(hashes))
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

async function buildPrerender(): Promise<typeof prerender> {
  const outDir = fileURLToPath(new URL('dist/prerender', import.meta.url))
  const ssr = join(root, 'prerender.tsx')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr, outDir, emptyOutDir: true, copyPublicDir: false },
  })
  const made = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  await rm(outDir, { recursive: true })
  return made
}

/** The page says what its scripts hold (subresource integrity): one that was changed on its way is not run. */
async function nameContents(template: string): Promise<string> {
  let html = template
  for (const [tag] of template.matchAll(/<(?:script|link rel="modulepreload") [^<>]*/g)) {
    const [, path] = / (?:src|href)="([^"]+)"/.exec(tag) ?? []
    if (path === undefined) throw new Error(`${tag} names no file`)
    const hash = createHash('sha384').update(await readFile(join(built, path)))
    html = html.replace(tag, () => `${tag} integrity="sha384-${hash.digest('base64')}"`)
  }
  return html
}

/** A first visit paints without waiting for a stylesheet: the few kilobytes travel in the page itself. */
async function inlineStyles(template: string): Promise<{ html: string; styles: string[] }> {
  const styles: string[] = []
  let html = template
  for (const [link] of template.matchAll(/<link rel="stylesheet" [^<>]*>/g)) {
    const [, href] = / href="([^"]+)"/.exec(link) ?? []
    const style = (await readFile(join(built, href ?? ''), 'utf8')).trim()
    styles.push(style)
    // The link stays, without effect: a screen that is loaded later finds its style to be there already.
    html = html.replace(link, () => `<link rel="stylesheet" href="${href}" disabled><style>${style}</style>`)
  }
  return { html, styles }
}

const text = /\.(?:html|js|css|svg|json|txt|webmanifest)$/

async function compressFiles() {
  const entries = await readdir(built, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string) {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content)])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
