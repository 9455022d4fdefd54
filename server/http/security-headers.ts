import { type MiddlewareHandler } from 'hono'
import { type AppEnv } from './app-env.ts'

/** What only means something for a page or an answer of the API: a picture or a script goes without, and is smaller. */
export const pageHeaders = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

/**
 * The headers that every answer carries. Styles may be inlined in a page when their hash is listed; scripts never.
 * The Google popup must be able to talk to the page that opened it, hence `same-origin-allow-popups`.
 */
export function securityHeaders(styleHashes: readonly string[], isHttps: boolean): MiddlewareHandler<AppEnv> {
  const policy = [
    "default-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    "img-src 'self' data: https://*.googleusercontent.com",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
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
  return async (c, next) => {
    // On the socket's own answer, so that whoever writes to it directly carries them too.
    for (const [name, value] of list) c.env.outgoing.setHeader(name, value)
    await next()
  }
}
