import { request as ask, Agent, type IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import { type EndEvent, type PieceEvent } from '../../game/protocol.ts'
import { sharedNow } from '../moment.ts'
import { type ActReader } from './acts.ts'

export type CompletionSource = {
  readonly kind: 'completions'
  readonly url: string
  readonly headers: Record<string, string>
}
export type GameSource = {
  readonly kind: 'game'
  readonly url: string
  readonly players: readonly string[]
  readonly bodies: readonly string[]
}

export type Reading = {
  readonly open: Set<IncomingMessage>
  /** Without them the scripts would be written on without listeners, beside what is measured next. */
  readonly stops: Set<() => Promise<unknown>>
  startAct(askedAt: number | null): ActReader
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

export async function readScript(
  source: GameSource,
  number: number,
  reading: Reading,
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
  const stop = () => send(`${source.url}/api/scripts/${id}/stop`, 'POST', headers, '{}').then(textOf)
  reading.stops.add(stop)
  const acts = new Map<string, ActReader>()
  let next = 1
  let end = null as EndEvent | null
  await readEvents(events, reading, ({ event, id: n, data }) => {
    if (event === 'end') end = JSON.parse(data) as EndEvent
    if (event !== 'piece') return
    if (Number(n) !== next++) throw new Error(`Piece ${n} came for ${next - 1}`)
    const piece = JSON.parse(data) as PieceEvent
    const key = `${piece.chapter}/${piece.act}`
    const act = acts.get(key) ?? reading.startAct(acts.size === 0 ? askedAt : null)
    acts.set(key, act)
    if (piece.drop > 0) throw new Error('An end was taken back')
    act.read(piece.text)
    begun()
  })
  reading.stops.delete(stop)
  if (end?.state !== 'written') throw new Error(`A script ended as ${end?.state ?? 'cut off'}`)
}

export async function readCompletion(
  { url, headers }: CompletionSource,
  reading: Reading,
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
  const act = reading.startAct(askedAt)
  let isWhole = false
  await readEvents(events, reading, ({ data }) => {
    if (data === '[DONE]') return void (isWhole = true)
    const content = (JSON.parse(data) as Completion).choices[0]?.delta.content
    if (content === undefined) return
    act.read(content)
    begun()
  })
  if (!isWhole) throw new Error('An answer was cut off')
}

type Completion = { readonly choices: readonly { readonly delta: { readonly content?: string } }[] }

async function readEvents(
  events: IncomingMessage,
  { open }: Reading,
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
