import { setImmediate as endOfTurn } from 'node:timers/promises'
import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'

export type Body = {
  /** All that has come, or what comes next; null at the end. Throws when it is broken off. */
  read(): Promise<Uint8Array | null>
  /** Takes nothing from the connection until then. */
  rest(until: Promise<void>): Promise<void>
}

export type Posted = { readonly status: number; readonly retryAfter: string | null; readonly body: Body }

// The smallest buffer: with the usual one each token would wake the process, whenever it is read.
const connections = { keepAlive: true, timeout: 4_000, highWaterMark: 1 }
const plainAgent = new PlainAgent(connections)
const secureAgent = new SecureAgent(connections)

/** Answers as soon as the headers are here. Follows no redirect: a key is for one address. */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  json: string,
  signal: AbortSignal,
): Promise<Posted> {
  const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, signal }
  const asked = url.startsWith('https:')
    ? requestSecure(url, { ...options, agent: secureAgent })
    : requestPlain(url, { ...options, agent: plainAgent })
  return new Promise((resolve, reject) => {
    asked.on('error', reject) // stays: an error after the answer has begun comes here as well
    asked.once('response', (response) => {
      const retryAfter = response.headers['retry-after'] ?? null
      resolve({ status: response.statusCode ?? 0, retryAfter, body: openBody(response) })
    })
    asked.end(json)
  })
}

function openBody(response: IncomingMessage): Body {
  const { socket } = response
  let come: Buffer[] = []
  const over = { is: false, failure: null as Error | null }
  let wake = () => {}
  const end = (failure: Error | null) => {
    if (!over.is) Object.assign(over, { is: true, failure })
    wake()
  }
  response.on('data', (bytes: Buffer) => {
    come.push(bytes)
    wake()
  })
  response.once('end', () => end(null))
  response.on('error', end)
  response.once('close', () => end(new Error('the answer was broken off')))

  return {
    async read() {
      while (come.length === 0 && !over.is) await new Promise<void>((resolve) => (wake = resolve))
      if (come.length === 0 && over.failure) throw over.failure
      if (come.length === 0) return null
      const bytes = Buffer.concat(come)
      come = []
      return bytes
    },
    async rest(until) {
      if (over.is) return // the connection may be somebody else's by now
      socket.pause()
      await until
      socket.resume()
      await endOfTurn() // the socket gives what it had taken in when it was stopped before what has come since
    },
  }
}
