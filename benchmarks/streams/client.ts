import { createServer, request as ask, Agent, type IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import { type EndEvent, type PieceEvent } from '../../game/protocol.ts'
import { countLag, createLags, type Lags } from '../lags.ts'
import { sharedNow } from '../moment.ts'
import { serveProgram } from '../program.ts'
import { type ActReader, readAct } from './acts.ts'

export type StreamSource =
  | { readonly kind: 'completions'; readonly url: string; readonly headers: Record<string, string> }
  | {
      readonly kind: 'game'
      readonly url: string
      readonly players: readonly string[]
      readonly bodies: readonly string[]
    }

export type StreamQuestion =
  | { readonly open: StreamSource; readonly count: number; readonly perSecond: number }
  | { readonly measure: true }
  | { readonly close: true }
  | 'count'

/** Since the last question. */
export type StreamAnswer = {
  readonly lags: Lags
  /** From the request to the first token, and from the service's first token to the reader's, in milliseconds. */
  readonly firsts: readonly number[]
  readonly firstLags: readonly number[]
  readonly faults: readonly string[]
  readonly cpuMs: number
}

const longestLagMs = 20_000
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** Opens streams, reads every token of them, and counts how late each came. */
export function runStreamClient(): void {
  let lags = createLags(longestLagMs)
  let firsts: number[] = []
  let firstLags: number[] = []
  let faults: string[] = []
  let isClosing = false
  const open = new Set<IncomingMessage>()
  /** Without them the scripts would be written on without listeners, beside what is measured next. */
  const stops = new Set<() => Promise<unknown>>()

  const takeAnswer = (): StreamAnswer => {
    const { user, system } = process.cpuUsage()
    const answer = { lags, firsts, firstLags, faults, cpuMs: (user + system) / 1000 }
    lags = createLags(longestLagMs)
    firsts = []
    firstLags = []
    faults = []
    return answer
  }

  const readerSince = (askedAt: number | null): ActReader => {
    let isAsked = askedAt !== null
    return readAct((lag, isFirst) => {
      countLag(lags, lag)
      if (isFirst && askedAt !== null) firstLags.push(lag)
      if (isAsked) firsts.push(sharedNow() - (askedAt ?? 0))
      isAsked = false
    })
  }

  const fail = (error: unknown) => {
    if (!isClosing) faults.push(error instanceof Error ? error.message : String(error))
  }

  async function openOne(source: StreamSource, number: number, begun: () => void): Promise<void> {
    for (;;) {
      if (isClosing) return
      await (source.kind === 'game' ? readScript(source, number, begun) : readCompletion(source, begun))
    }
  }

  async function readScript(
    source: StreamSource & { kind: 'game' },
    number: number,
    begun: () => void,
  ): Promise<void> {
    const cookie = source.players[number % source.players.length] ?? ''
    const body = source.bodies[number % source.bodies.length] ?? ''
    const askedAt = sharedNow()
    const headers = { cookie, 'content-type': 'application/json' }
    const started = await send(`${source.url}/api/scripts`, 'POST', headers, body)
    const { id } = JSON.parse(await textOf(started)) as { id: string }
    if (started.statusCode !== 201) throw new Error(`A script was not begun: ${started.statusCode}`)
    const events = await send(`${source.url}/api/scripts/${id}/events`, 'GET', { cookie })
    const acts = new Map<string, ActReader>()
    let next = 1
    const stop = () => send(`${source.url}/api/scripts/${id}/stop`, 'POST', headers, '{}').then(textOf)
    stops.add(stop)
    let ended = 'cut off'
    await readEvents(events, ({ event, id: n, data }) => {
      if (event === 'end') ended = (JSON.parse(data) as EndEvent).state
      if (event !== 'piece') return
      if (Number(n) !== next++) throw new Error(`Piece ${n} came for ${next - 1}`)
      const piece = JSON.parse(data) as PieceEvent
      const key = `${piece.chapter}/${piece.act}`
      const act = acts.get(key) ?? readerSince(acts.size === 0 ? askedAt : null)
      acts.set(key, act)
      if (piece.drop > 0) throw new Error('An end was taken back')
      act.read(piece.text)
      begun()
    })
    stops.delete(stop)
    if (ended !== 'finished') throw new Error(`A script ended as ${ended}`)
  }

  async function readCompletion(
    { url, headers }: StreamSource & { kind: 'completions' },
    begun: () => void,
  ): Promise<void> {
    const body = JSON.stringify({
      model: 'sample',
      stream: true,
      messages: [{ role: 'user', content: 'Write.' }],
    })
    const askedAt = sharedNow()
    const events = await send(url, 'POST', { ...headers, 'content-type': 'application/json' }, body)
    if (events.statusCode !== 200)
      throw new Error(`No completion: ${events.statusCode} ${await textOf(events)}`)
    const act = readerSince(askedAt)
    let isWhole = false
    await readEvents(events, ({ data }) => {
      if (data === '[DONE]') return void (isWhole = true)
      const content = (JSON.parse(data) as Completion).choices[0]?.delta.content
      if (content === undefined) return
      act.read(content)
      begun()
    })
    if (!isWhole) throw new Error('An answer was cut off')
  }

  async function readEvents(
    events: IncomingMessage,
    onEvent: (event: { event?: string | undefined; id?: string | undefined; data: string }) => void,
  ): Promise<void> {
    const parser = createParser({ onEvent })
    open.add(events)
    events.setEncoding('utf8')
    try {
      for await (const text of events) parser.feed(text as string)
    } finally {
      open.delete(events)
    }
  }

  async function openAll(source: StreamSource, count: number, perSecond: number): Promise<StreamAnswer> {
    isClosing = false
    const begun: Promise<void>[] = []
    const begin = performance.now()
    for (let number = 0; number < count; number++) {
      begun.push(
        new Promise((resolve) => {
          void openOne(source, number, resolve).catch((error: unknown) => (fail(error), resolve()))
        }),
      )
      const due = begin + ((number + 1) * 1000) / perSecond
      if (due > performance.now())
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    }
    await Promise.all(begun)
    return takeAnswer()
  }

  async function closeAll(): Promise<StreamAnswer> {
    isClosing = true
    for (const events of open) events.destroy()
    await Promise.all([...stops].map((stop) => stop()))
    return takeAnswer()
  }

  serveProgram(createServer(), (question: StreamQuestion) => {
    if (question === 'count' || 'measure' in question) return takeAnswer()
    if ('open' in question) return openAll(question.open, question.count, question.perSecond)
    return closeAll()
  })
}

type Completion = { readonly choices: readonly { readonly delta: { readonly content?: string } }[] }

function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask(url, { method, headers, agent }, resolve).once('error', reject).end(body)
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8')
  let text = ''
  for await (const part of answer) text += part as string
  return text
}
