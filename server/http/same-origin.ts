/**
 * Whether a page of this game made the request, or a program that is no browser. A browser writes Origin, Host and
 * Sec-Fetch-Site itself, so no page of another site can forge them.
 *
 * The request's own host counts beside the public origin: in a living room the same server is opened as localhost on
 * the laptop and as the network address on every phone, and no setting could list those addresses beforehand. Where the
 * public origin is https it counts alone: a name that an attacker points at this server (DNS rebinding) is not it.
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

/** The scheme is left out: behind a proxy that ends TLS, the page is https and the request is http. */
function isOwnHost(origin: string, request: Request): boolean {
  return new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host)
}
