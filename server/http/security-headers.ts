import { type MiddlewareHandler } from 'hono'
import { type AppEnv } from './app-env.ts'

/** Only for pages and the API: pictures and code are smaller without. */
export const pageHeaders = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

/** An answer of the API that is opened as a page loads nothing. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** What the pages hold of their own, as the build has read it (vite.config.ts): nothing else is run or used inline. */
export type InlineHashes = {
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

/** Below `/api/auth` there are pages too: those to which the Google popup comes back. */
function isPlainApi(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/auth/')
}

/** `same-origin-allow-popups`: the Google popup talks to the page that opened it. */
export function securityHeaders(inline: InlineHashes, isHttps: boolean): MiddlewareHandler<AppEnv> {
  const policy = [
    "default-src 'none'",
    `script-src ${sourcesOf(inline.scriptHashes)}`,
    `style-src ${sourcesOf(inline.styleHashes)}`,
    "img-src 'self' data: https://*.googleusercontent.com",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const headers: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  const list = Object.entries(headers)
  const listOfApi = Object.entries({ ...headers, 'content-security-policy': apiPolicy })
  return async (c, next) => {
    // On Node's own answer, as event streams are written to it directly.
    for (const [name, value] of isPlainApi(c.req.path) ? listOfApi : list)
      c.env.outgoing.setHeader(name, value)
    await next()
  }
}

function sourcesOf(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
}
