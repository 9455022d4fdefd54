/**
 * After the HTTP Observatory's code (github.com/mdn/mdn-http-observatory: src/scanner, src/analyzer/tests,
 * src/grader/charts.js). Left out: the redirect from http (the proxy's) and the preload list (5 points, only for
 * hosts).
 */
export type Answer = { readonly headers: Headers; readonly html: string }
export type Score = { readonly total: number; readonly parts: Readonly<Record<string, number>> }

export function scoreOf(answer: Answer): Score {
  const parts = {
    'content-security-policy': scorePolicy(readPolicy(answer)),
    cookies: scoreCookies(answer.headers.getSetCookie()),
    'cross-origin-resource-sharing': answer.headers.has('access-control-allow-origin') ? -50 : 0,
    'referrer-policy': scoreReferrer(answer.headers.get('referrer-policy')),
    'strict-transport-security': scoreHsts(answer.headers.get('strict-transport-security')),
    'subresource-integrity': scoreIntegrity(answer.html),
    'x-content-type-options': answer.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFraming(answer),
    'cross-origin-resource-policy': scoreResources(answer.headers.get('cross-origin-resource-policy')),
  }
  const given = Object.values(parts)
  const lost = sum(given.filter((points) => points < 0))
  return { total: 100 + (lost >= -10 ? sum(given) : lost), parts }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

type Policy = ReadonlyMap<string, readonly string[]>
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const broadOrInline = [...broad, "'unsafe-inline'", 'data:']

function readPolicy({ headers }: Answer): Policy {
  const directives = (headers.get('content-security-policy') ?? '').split(';').filter((text) => text.trim())
  return new Map(
    directives.map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
}

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const [script, object, style] = [sourcesOf('script-src'), sourcesOf('object-src'), sourcesOf('style-src')]
  const images = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const rest = [...policy].filter(([name]) => !/^(?:img|media)-src$/.test(name)).flatMap(([, all]) => all)
  const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
  if (script.some((source) => broadOrInline.includes(source))) return -20
  if (object.some((source) => broad.includes(source)) || rest.some(isPlain)) return -20
  if ([...script, ...style].includes("'unsafe-eval'") || images.some(isPlain)) return -10
  if (style.some((source) => broadOrInline.includes(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function scoreCookies(cookies: readonly string[]): number {
  const has = (cookie: string, attribute: RegExp) => attribute.test(cookie)
  const isSession = (cookie: string) => /^[^=]*(?:login|sess)/i.test(cookie)
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => isSession(cookie) && !has(cookie, /; *secure/i))) return -40
  if (cookies.some((cookie) => isSession(cookie) && !has(cookie, /; *httponly/i))) return -30
  if (cookies.some((cookie) => !has(cookie, /; *secure/i))) return -20
  return cookies.every((cookie) => has(cookie, /; *samesite=(?:lax|strict)/i)) ? 5 : 0
}

function scoreReferrer(policy: string | null): number {
  const kind = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  if (policy === null) return 0
  return kind.includes(policy) ? 5 : -5
}

function scoreHsts(header: string | null): number {
  const age = /max-age=(\d+)/.exec(header ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) < 15_552_000 ? -10 : 0
}

function scoreIntegrity(html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g) ?? []
  if (scripts.some((script) => /src="(?:https?:)?\/\//.test(script) && !script.includes('integrity=')))
    return -50
  return scripts.some((script) => script.includes('integrity=')) ? 5 : 0
}

function scoreFraming(answer: Answer): number {
  if (readPolicy(answer).has('frame-ancestors')) return 5
  return /^(?:deny|sameorigin)$/i.test(answer.headers.get('x-frame-options') ?? '') ? 0 : -20
}

function scoreResources(policy: string | null): number {
  if (policy === null || policy === 'cross-origin') return 0
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
}
