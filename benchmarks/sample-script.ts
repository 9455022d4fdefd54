import { sampleBrief } from '../comedy/test/sample-brief.ts'
import { writeForHouse } from '../comedy/test/house.ts'
import { deck } from '../deck/deck.ts'

export const { acts: sampleActs } = await writeForHouse(sampleBrief(deck, 2))

/** Four characters are about a token of English. */
export function tokensOf(text: string): string[] {
  return text.match(/.{1,4}/gsu) ?? []
}

export function tokenEvent(token: string): string {
  return `data: ${JSON.stringify({
    id: 'chatcmpl-sample',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'sample',
    choices: [{ index: 0, delta: { content: token }, finish_reason: null }],
  })}\n\n`
}

export const lastEvents =
  'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
