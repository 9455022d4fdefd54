import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

type Encoding = 'br' | 'gzip'
export type StaticFile = {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly encoded: { readonly [E in Encoding]?: Uint8Array<ArrayBuffer> }
}

/** Held in memory: about 6 MB. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name))
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)))
  const files = await Promise.all(paths.map((path) => readStaticFile(path, names)))
  return new Map(paths.map((path, i) => [urlPath(folder, path), files[i] as StaticFile]))
}

export function answerFile(file: StaticFile, request: Request): Response {
  const headers = new Headers({
    etag: file.etag,
    'cache-control': file.cacheControl,
    vary: 'accept-encoding',
  })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => file.encoded[name] && accepted.includes(name))
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-type', file.type)
  const body = (encoding && file.encoded[encoding]) || file.body
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

async function readStaticFile(path: string, names: ReadonlySet<string>): Promise<StaticFile> {
  const read = async (name: string) => (names.has(name) ? new Uint8Array(await readFile(name)) : undefined)
  const [body, br, gzip] = await Promise.all([read(path), read(`${path}.br`), read(`${path}.gz`)])
  if (!body) throw new Error(`${path} was listed and is gone`)
  return {
    type: types[extname(path) as keyof typeof types],
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    cacheControl: cacheControlOf(path),
    body,
    encoded: { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  }
}

/** Assets have a hash of their content in their name. */
function cacheControlOf(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable'
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=86400'
}

function urlPath(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
