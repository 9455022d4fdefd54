import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CardsAnswer, type PieceEvent, type ScriptView } from '../../../game/protocol.ts'
import { pick, type Random } from '../../../game/random.ts'
import { Visitor } from '../visitor.ts'

export type KnownScript = {
  readonly id: string
  readonly pieces: PieceEvent[]
  readonly laughs: { asked: number; counted: number }
  readonly titles: { readonly asked: string[]; kept: number }
  readonly stopped: Set<number>
  chapters: number
  removal: 'none' | 'asked' | 'done'
  hearing: Promise<void>
}

export type Crowd = {
  readonly scripts: KnownScript[]
  readonly faults: string[]
  begin(url: string): Promise<KnownScript | null>
  press(): Promise<void>
  heardAll(): Promise<void>
}

const jsonType = { 'content-type': 'application/json', connection: 'close' }

export async function gatherCrowd(urls: readonly string[], origin: string, random: Random): Promise<Crowd> {
  const visitor = new Visitor(origin)
  await visitor.post('/api/auth/sign-in/anonymous')
  const cookie = visitor.cookies()
  const cards = (await (await visitor.open('/api/cards')).json()) as CardsAnswer
  const drawn = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
  const scripts: KnownScript[] = []
  const faults: string[] = []

  async function ask<T>(method: string, path: string, body: object = {}, url = anyUrl()): Promise<T | null> {
    const sent = { method, headers: { ...jsonType, cookie, origin }, body: JSON.stringify(body) }
    const answer = await fetch(`${url}${path}`, sent).catch(() => null)
    const text = await answer?.text().catch(() => null)
    if (!answer || typeof text !== 'string') return null
    if (answer.status === 500) faults.push(`${method} ${path}: ${text}`)
    return answer.ok ? (JSON.parse(text || '{}') as T) : null
  }

  const anyUrl = () => pick(urls, random) ?? origin

  async function begin(url: string): Promise<KnownScript | null> {
    const body = { mode: 'quick', rating: 'r-rated', cards: drawn }
    const begun = await ask<ScriptView>('POST', '/api/scripts', body, url)
    if (!begun) return null
    const script: KnownScript = {
      id: begun.id,
      pieces: [],
      laughs: { asked: 0, counted: 0 },
      titles: { asked: [], kept: 0 },
      stopped: new Set(),
      chapters: 1,
      removal: 'none',
      hearing: Promise.resolve(),
    }
    script.hearing = hear(script)
    scripts.push(script)
    return script
  }

  async function press(): Promise<void> {
    const script = pick(scripts.slice(-10), random)
    if (!script || script.removal !== 'none') return
    const path = `/api/scripts/${script.id}`
    const chance = random()
    if (chance < 0.05) await remove(script, path)
    else if (chance < 0.15) await stop(script, path)
    else if (chance < 0.2) await goOn(script, path)
    else if (chance < 0.5) await rename(script, path)
    else await laugh(script, path)
  }

  async function remove(script: KnownScript, path: string): Promise<void> {
    script.removal = 'asked'
    if (await ask('DELETE', path)) script.removal = 'done'
  }

  async function stop(script: KnownScript, path: string): Promise<void> {
    const view = await ask<ScriptView>('POST', `${path}/stop`)
    if (view?.state === 'stopped') script.stopped.add(view.chapters.length - 1)
  }

  async function goOn(script: KnownScript, path: string): Promise<void> {
    const view = await ask<ScriptView>('POST', `${path}/continuations`)
    if (!view) return
    script.chapters = view.chapters.length
    script.hearing = script.hearing.then(() => hear(script))
  }

  async function rename(script: KnownScript, path: string): Promise<void> {
    const count = script.titles.asked.push(`Title ${script.titles.asked.length + 1}`)
    if (await ask('PATCH', path, { title: `Title ${count}` })) script.titles.kept = count
  }

  async function laugh(script: KnownScript, path: string): Promise<void> {
    script.laughs.asked++
    const laughs = [{ chapter: 0, act: 0, line: 0, count: 1 }]
    if (await ask('POST', `${path}/laughs`, { laughs })) script.laughs.counted++
  }

  async function hear(script: KnownScript): Promise<void> {
    let isOver = false
    const onEvent = ({ id, event, data }: EventSourceMessage) => {
      if (event === 'end') isOver = true
      if (event !== 'piece') return
      const last = script.pieces.push(JSON.parse(data) as PieceEvent)
      if (Number(id) !== last) faults.push(`${script.id}: number ${id} was told as the ${last}th`)
    }
    while (!isOver) {
      const parser = createParser({ onEvent })
      const headers = { cookie, connection: 'close', 'last-event-id': String(script.pieces.length) }
      const url = `${anyUrl()}/api/scripts/${script.id}/events`
      const answer = await fetch(url, { headers }).catch(() => null)
      if (answer?.ok) await feed(answer, parser)
      else if (answer?.status === 404) isOver = true
      else if (answer?.status === 500) faults.push(`events: ${await answer.text()}`)
      if (!isOver) await sleep(50 + 100 * random())
    }
  }

  async function heardAll(): Promise<void> {
    for (const script of scripts) await script.hearing
  }

  return { scripts, faults, begin, press, heardAll }
}

async function feed(answer: Response, parser: { feed(text: string): void }): Promise<void> {
  const decoder = new TextDecoder()
  try {
    for await (const chunk of answer.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
  } catch {
    // Cut in the middle: it is followed on.
  }
}
