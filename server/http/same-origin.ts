/** Methods that change nothing; any site may make a browser send them. They have no body that is read. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers write Origin, Host and Sec-Fetch-Site themselves: no other site's page can forge them. Without https the
 * request's own host counts too: in a living room phones use the server's network address, which no setting could list.
 * With https it does not: an attacker could point a name at this server (DNS rebinding).
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
