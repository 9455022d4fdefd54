import { type SessionView } from '../../game/protocol.ts'

export class Visitor {
  readonly #jars = new Map<string, Map<string, string>>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(new URL(path, this.#origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#origin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  open(url: string | URL): Promise<Response> {
    return this.send(new URL(url, this.#origin), { headers: { accept: 'text/html' } })
  }

  async session(): Promise<SessionView['user']> {
    const answer = await this.send(new URL('/api/session', this.#origin), {})
    return ((await answer.json()) as SessionView).user
  }

  async send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    // A kept connection could lead to the server that had the port before.
    headers.set('connection', 'close')
    if (this.cookies(url) !== '') headers.set('cookie', this.cookies(url))
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) this.#keep(url, line)
    return answer
  }

  cookies(url: URL = new URL(this.#origin)): string {
    return [...this.#jar(url)].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  setCookies(header: string): void {
    for (const pair of header.split('; ')) this.#keep(new URL(this.#origin), pair)
  }

  #keep(url: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const name = pair.slice(0, pair.indexOf('='))
    const isGone = attributes.some((attribute) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(attribute))
    if (isGone) this.#jar(url).delete(name)
    else this.#jar(url).set(name, pair.slice(pair.indexOf('=') + 1))
  }

  #jar(url: URL): Map<string, string> {
    const jar = this.#jars.get(url.host) ?? new Map<string, string>()
    this.#jars.set(url.host, jar)
    return jar
  }
}
