import { problem } from '../../game/problem.ts'
import { problemResponse } from '../http/problem-response.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { type AppEnv } from '../http/app-env.ts'
import { type InlineHashes, pageHeaders } from '../http/security-headers.ts'
import { answerFile, readStaticFiles, type StaticFile } from '../http/static-files.ts'

export type Pages = {
  readonly files: ReadonlyMap<string, StaticFile>
  readonly inline: InlineHashes
  readonly shareStyle: string
  readonly isHttps: boolean
}

export async function readPages(folder: string, isHttps: boolean): Promise<Pages> {
  const inline = JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8')) as InlineHashes
  const files = await readStaticFiles(folder)
  return { files, inline, shareStyle: readShareStyle(files), isHttps }
}

/** Empty where the build made none: the pages are readable without. */
function readShareStyle(files: Pages['files']): string {
  const path = [...files.keys()].find((name) => /^\/assets\/share-page-[\w-]+\.css$/.test(name))
  const file = path === undefined ? undefined : files.get(path)
  return file ? Buffer.from(file.body).toString('utf8').trim() : ''
}

/** All other paths get the empty shell: the browser knows the routes. */
export function pageRoutes(pages: Pages): Hono<AppEnv> {
  return new Hono<AppEnv>().on(['GET', 'HEAD'], '*', (c) => {
    const { path } = c.req
    const file = isPage(path) ? pages.files.get(pageOf(path)) : pages.files.get(path)
    if (!file) return problemResponse(problem('not-found'))
    if (!file.type.startsWith('text/html')) for (const name of pageHeaders) c.env.outgoing.removeHeader(name)
    return answerFile(file, c.req.raw)
  })
}

/** As the browser's routes compare paths: React cannot take over another page than theirs. */
function pageOf(path: string): string {
  if (/^\/+$/.test(path)) return '/index.html'
  if (/^\/(?:join|room\/[^/]+)\/*$/i.test(path)) return '/join.html'
  return /^\/auth\/*$/i.test(path) ? '/auth.html' : '/app.html'
}

/** What looks like a file is one, or nothing. A page asked for by a name of ours (`/index.html`) is a page of the browser's. */
function isPage(path: string): boolean {
  return !path.startsWith('/assets/') && !fileName.test(path)
}

const fileName =
  /\.(?:avif|css|env|gif|gz|ico|jpe?g|json|m?js|map|pdf|php|png|svg|ttf|txt|webmanifest|webp|woff2?|xml|ya?ml|zip)$/iu
