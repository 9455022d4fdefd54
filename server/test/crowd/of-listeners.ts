import { createParser } from 'eventsource-parser'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type TestListener = {
  readonly pieces: string[]
  openedAt: number
  isOpen: boolean
  fault: string | null
  readonly ended: Promise<void>
}

/** As an EventSource behind a proxy: over any cut, after the server's `retry`, on the next instance if refused. */
export function listenForLong(urls: readonly string[], path: string, cookie: string): TestListener {
  const listener: TestListener = {
    pieces: [],
    openedAt: 0,
    isOpen: false,
    fault: null,
    ended: Promise.resolve(),
  }
  return Object.assign(listener, { ended: follow() })

  async function follow(): Promise<void> {
    let retry = 3000
    const over = new AbortController()
    let turn = 0
    const parser = () =>
      createParser({
        onRetry: (ms) => (retry = ms),
        onEvent: ({ id, event, data }) => {
          if (event === 'end') over.abort()
          if (event !== 'piece') return
          const last = listener.pieces.push(data)
          if (Number(id) !== last) listener.fault ??= `number ${id} came as the ${last}th`
        },
      })
    while (!over.signal.aborted) {
      const stream = await open(`${urls[turn % urls.length]}${path}`)
      if (stream) {
        listener.isOpen = true
        listener.openedAt = performance.now()
        const { feed } = parser()
        stream.setEncoding('utf8').on('data', feed)
        await new Promise((resolve) => stream.once('close', resolve))
        listener.isOpen = false
      } else turn++
      if (!over.signal.aborted && (stream || turn % urls.length === 0)) await sleep(retry)
    }
  }

  async function open(url: string): Promise<IncomingMessage | null> {
    const last = listener.pieces.length
    const headers = { cookie, accept: 'text/event-stream', ...(last > 0 ? { 'last-event-id': last } : {}) }
    const asked = request(url, { agent: false, headers }).end()
    try {
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      answer.on('error', () => {}) // a cut; told by `close`
      if (answer.statusCode === 200) return answer
      asked.destroy()
      listener.fault ??= answer.statusCode === 503 ? null : `answered ${answer.statusCode}`
    } catch {
      // Refused.
    }
    return null
  }
}
