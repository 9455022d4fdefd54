import { sampleBrief } from '../comedy/test/sample-brief.ts'
import { writeActs } from '../comedy/house-writer.ts'
import { planScript } from '../comedy/plan.ts'
import { deck } from '../deck/deck.ts'

export function writeSampleActs(): string[] {
  const brief = sampleBrief(deck, 2)
  return [...writeActs(brief, planScript(brief))]
}

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
