import { type Message } from '../../../comedy/asking/question.ts'
import { type Usage } from './settings.ts'

/** Of English, where a service does not count tokens. */
const charactersPerToken = 4

export async function* meter<Ending>(
  reply: AsyncGenerator<string, Ending>,
  messages: readonly Message[],
  reported: () => Usage | null,
  tell: (usage: Usage) => Promise<void>,
): AsyncGenerator<string, Ending> {
  let characters = 0
  try {
    for (;;) {
      const next = await reply.next()
      if (next.done) return next.value
      characters += next.value.length
      yield next.value
    }
  } finally {
    await reply.return(undefined as Ending)
    const asked = messages.reduce((sum, { content }) => sum + content.length, 0)
    await tell(reported() ?? { promptTokens: toTokens(asked), completionTokens: toTokens(characters) })
  }
}

function toTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken)
}
