import { type Message } from '../../../comedy/asking/messages.ts'
import { type Usage } from './settings.ts'

/** Where a service does not say how many tokens a call took: so many characters of English are one. */
const charactersPerToken = 4

/**
 * Gives a reply on as it comes, and tells at its end what the call took, also when it broke off: by the service's own
 * count where `reported` has one, otherwise by its length.
 */
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
