/**
 * Whether a page of this game sent the request, or a program that is no browser. Browsers write Origin, Host and
 * Sec-Fetch-Site themselves, so no page of another site can forge them.
 *
 * The request's own host counts beside the public origin: in a living room the server is opened as localhost on the laptop
 * and by its network address on every phone, which no setting could list. Where the public origin is https it counts alone,
 * against names that an attacker points at this server (DNS rebinding).
 */
export function isSameOrigin(request: Request, baseUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const own = new URL(baseUrl)
  return new URL(origin).origin === own.origin || (own.protocol === 'http:' && isOwnHost(origin, request))
}

/** Compared without the scheme: behind a proxy that ends TLS, the page is https and the request is http. */
function isOwnHost(origin: string, request: Request): boolean {
  return new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host)
}
