/**
 * Whether a page of this game made the request, or a program that is no browser. A browser writes Origin, Host and
 * Sec-Fetch-Site itself, so no page of another site can forge them.
 *
 * The request's own host counts beside the public origin: in a living room the same server is opened as localhost on
 * the laptop and as the network address on every phone, and no setting could list those addresses beforehand.
 */
export function isSameOrigin(request: Request, baseUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  return (
    URL.canParse(origin) && (isOwnHost(origin, request) || new URL(origin).origin === new URL(baseUrl).origin)
  )
}

/** The scheme is left out: behind a proxy that ends TLS, the page is https and the request is http. */
function isOwnHost(origin: string, request: Request): boolean {
  return new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host)
}
