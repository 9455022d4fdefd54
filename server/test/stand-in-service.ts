import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

export type StandIn = {
  readonly baseUrl: string
  readonly calls: Call[]
  close(): Promise<void>
}

export type Call = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown> & { readonly messages: { role: string; content: string }[] }
  readonly closed: Promise<void>
}

export type Answering = (response: ServerResponse) => unknown

/** The last answer is given for ever. */
export async function startStandIn(...answers: Answering[]): Promise<StandIn> {
  const calls: Call[] = []
  const server = createServer((request, response) => void receive(request, response))
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const closed = new Promise<void>((resolve) => response.on('close', resolve))
    calls.push({
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(body) as Call['body'],
      closed,
    })
    await answers[Math.min(calls.length, answers.length) - 1]?.(response)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export function delta(content: unknown): string {
  return event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
}

export function finish(reason: string): string {
  return event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })
}

export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`
}

export const done = 'data: [DONE]\n\n'

export function stream(...parts: (string | Buffer)[]): Answering {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(part)
    response.end()
  }
}

export function slowly(ms: number, ...parts: (string | Buffer)[]): Answering {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) {
      response.write(part)
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
    response.end()
  }
}

export function tell(text: string, reason = 'stop'): Answering {
  return stream(delta(text), finish(reason), done)
}

export function stall(...parts: string[]): Answering {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    for (const part of parts) response.write(part)
  }
}

export function breakOff(...parts: string[]): Answering {
  return async (response) => {
    stall(...parts)(response)
    await new Promise((resolve) => setTimeout(resolve, 30))
    response.destroy()
  }
}

export function refuse(status: number, body: unknown = {}, headers: Record<string, string> = {}): Answering {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}
