import { createParser } from 'eventsource-parser'
import { type CardsAnswer, type EndEvent, type PieceEvent, type ScriptView } from '../../game/protocol.ts'
import { joinActs } from '../../script/acts.ts'
import { type Visitor } from './visitor.ts'

export type Listened = {
  readonly pieces: (PieceEvent & { readonly n: number })[]
  end: EndEvent | null
}

export async function begin(visitor: Visitor): Promise<Response> {
  const cards = (await (await visitor.open('/api/cards')).json()) as CardsAnswer
  const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
  return visitor.post('/api/scripts', { mode: 'quick', rating: 'r-rated', cards: ids })
}

export async function viewOf(answer: Response): Promise<ScriptView> {
  return (await answer.json()) as ScriptView
}

export function hear(visitor: Visitor, url: string, scriptId: string) {
  const heard: Listened & { isOver: boolean; over: Promise<void> } = {
    pieces: [],
    end: null,
    isOver: false,
    over: Promise.resolve(),
  }
  const note = (listened: Listened) => void Object.assign(heard, listened)
  const toTheEnd = async () => {
    note(await listen(visitor, url, scriptId, 0, (listened) => (note(listened), false)))
    heard.isOver = true
  }
  heard.over = toTheEnd()
  return heard
}

export async function listen(
  visitor: Visitor,
  url: string,
  scriptId: string,
  after = 0,
  enough: (listened: Listened) => boolean = () => false,
): Promise<Listened> {
  const answer = await visitor.send(new URL(`/api/scripts/${scriptId}/events`, url), {
    headers: { accept: 'text/event-stream', ...(after > 0 ? { 'last-event-id': String(after) } : {}) },
  })
  const listened: Listened = { pieces: [], end: null }
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (event === 'piece') listened.pieces.push({ n: Number(id), ...(JSON.parse(data) as PieceEvent) })
      if (event === 'end') listened.end = JSON.parse(data) as EndEvent
    },
  })
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    if (enough(listened)) break
  }
  return listened
}

export function textOf(pieces: readonly PieceEvent[]): string {
  return joinActs(pieces)
    .map((acts) => acts.join('\n'))
    .join('\n')
}
