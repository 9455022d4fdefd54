import { type Problem, problem } from '../../game/problem.ts'
import { type CallSettings } from './call-settings.ts'
import { type Body, type Posted } from './post.ts'
import { type Watch } from './stream-watch.ts'

/** A service that did not accept: what the player is told, and whether calling again makes sense. */
export type Refusal = {
  readonly problem: Problem
  /** It may be over in a moment. */
  readonly isPassing: boolean
  /** It rejects `max_tokens` or `temperature`. */
  readonly asksForNewDialect: boolean
  readonly retryAfter: string | null
}

const longestRead = 4096
const longestLogged = 200

/** What a status other than 200 means. The service's own words go into the log, without secrets, and no further. */
export async function readRefusal(
  { status, retryAfter, body: answer }: Posted,
  watch: Watch,
  { apiKey, log }: Pick<CallSettings, 'apiKey' | 'log'>,
): Promise<Refusal> {
  const body = await readBeginning(answer, watch)
  log.warn(
    { status, body: withoutSecrets(body, apiKey).slice(0, longestLogged) },
    'the AI service did not accept',
  )
  return {
    problem: problemOfStatus(status),
    isPassing: status >= 500 || status === 408,
    asksForNewDialect: status === 400 && /max_tokens|temperature/.test(body),
    retryAfter,
  }
}

function problemOfStatus(status: number): Problem {
  if (status === 429) return problem('writer-rate-limited')
  if (status === 401 || status === 403)
    return problem(
      'writer-refused',
      'The AI service refused the request. Whoever hosts this game should check its key',
    )
  if (status === 408) return problem('writer-timeout')
  if (status >= 400 && status < 500) return problem('writer-refused')
  return problem('writer-failed')
}

async function readBeginning(answer: Body, watch: Watch): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    while (text.length < longestRead) {
      const bytes = await watch.waitFor(answer.read())
      if (bytes === null) break
      text += decoder.decode(bytes, { stream: true })
    }
  } catch {
    // The status says enough.
  }
  return text.slice(0, longestRead)
}

/** Services like to repeat the key, or half of it, when they do not know it. */
function withoutSecrets(text: string, apiKey: string | null): string {
  const withoutKey = apiKey ? text.replaceAll(apiKey, '[key]') : text
  return withoutKey.replace(/\bsk-[\w*-]+/g, '[key]').replace(/\bBearer\s+\S+/gi, 'Bearer [key]')
}
