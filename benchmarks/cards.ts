import { createServer } from 'node:http'
import { connect } from 'node:net'
import { startServer } from '../journeys/test/server.ts'
import { enterAsGuest } from './guest.ts'
import { median } from './median.ts'
import { serveProgram, startProgram } from './program.ts'
import { type Row } from './row.ts'

const connections = 32
const rounds = 5
const roundMs = 3_000

type Asked = { readonly port: number; readonly cookie: string; readonly ms: number }

/** How many requests a second `GET /api/cards` answers, beside a bare node:http that sends the same bytes. */
export async function measureCards(): Promise<Row[]> {
  const server = await startServer({ NODE_ENV: 'production' })
  const bare = await startProgram<number>('ready-bytes')
  const client = await startProgram<number>('cards-client')
  try {
    const guest = await enterAsGuest(server.url)
    const cookie = guest.cookies()
    const answer = await guest.open(`${server.url}/api/cards`)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = [...answer.headers].filter(
      ([name]) => !/^(?:date|connection|keep-alive|x-request-id)$/.test(name),
    )
    await bare.ask({ headers, body } satisfies Ready)
    const ask = (port: number) => client.ask({ port, cookie, ms: roundMs } satisfies Asked)
    const ports = { ours: Number(new URL(server.url).port), bare: bare.port }
    const pairs: { ours: number; bare: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      const pair = { ours: await ask(ports.ours), bare: await ask(ports.bare) }
      if (round > 0) pairs.push(pair) // the first is for warming up
    }
    const ratio = median(pairs.map((pair) => pair.ours / pair.bare))
    const perSecond = (of: 'ours' | 'bare') => `${median(pairs.map((pair) => pair[of])).toFixed(0)} a second`
    return [
      {
        measure: 'GET /api/cards',
        ours: perSecond('ours'),
        against: `${perSecond('bare')}, bare node:http that sends the same headers and bytes; ≥ 0.9`,
        verdict: `${ratio.toFixed(2)}, ${ratio >= 0.9 ? 'met' : 'missed'}`,
        how: `${connections} connections, one request at a time on each, signed in, ${(body.length / 1000).toFixed(1)} kB; median of ${rounds} rounds of ${roundMs / 1000} s, each beside one of the bare server`,
      },
    ]
  } finally {
    await Promise.all([client.end(), bare.end(), server.remove()])
  }
}

type Ready = { readonly headers: readonly (readonly [string, string])[]; readonly body: Uint8Array }

/** A server that has its answer ready and does nothing else. */
export function runReadyBytes(): void {
  let headers: string[] = []
  let body = Buffer.alloc(0)
  const server = createServer((_request, response) => void response.writeHead(200, headers).end(body))
  serveProgram(server, (told: Ready) => {
    headers = told.headers.flat()
    body = Buffer.from(told.body)
    return body.length
  })
}

/** Asks again and again, and answers how many answers came a second. */
export function runCardsClient(): void {
  serveProgram(createServer(), async ({ port, cookie, ms }: Asked) => {
    const until = performance.now() + ms
    const asked = Buffer.from(
      `GET /api/cards HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`,
    )
    const counts = await Promise.all(Array.from({ length: connections }, () => askAgain(port, asked, until)))
    return (counts.reduce((sum, count) => sum + count, 0) * 1000) / ms
  })
}

function askAgain(port: number, asked: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0
    let left = 0
    const socket = connect(port, '127.0.0.1', () => socket.write(asked))
    socket.setNoDelay(true)
    socket.once('error', reject)
    socket.on('data', (bytes: Buffer) => {
      left = left > 0 ? left - bytes.length : leftOf(bytes)
      if (left > 0) return
      answers++
      if (performance.now() < until) return void socket.write(asked)
      socket.destroy()
      resolve(answers)
    })
  })
}

/** How many bytes of an answer are still to come after its first ones. */
function leftOf(bytes: Buffer): number {
  const head = bytes.indexOf('\r\n\r\n')
  const text = bytes.toString('latin1', 0, head)
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(text)
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
  return head + 4 + length - bytes.length
}
