import { type Problem, problem } from '../../../game/problem.ts'
import { type CallSettings } from './settings.ts'
import { type Body, type Posted } from './post.ts'
import { type Watch } from './watch.ts'

export type Refusal = {
  readonly problem: Problem
  readonly isPassing: boolean
  readonly asksForNewDialect: boolean
  readonly retryAfter: string | null
}

const longestRead = 4096

export async function readRefusal(
  { status, retryAfter, body: answer }: Posted,
  watch: Watch,
  { log }: Pick<CallSettings, 'log'>,
): Promise<Refusal> {
  const body = await readBeginning(answer, watch)
  log.warn({ status, faults: namesOfFault(body) }, 'the AI service did not accept')
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

/** Without the sentence beside them: services repeat in it the key or half of it, the prompt with players' names. */
function namesOfFault(body: string): string[] {
  const named = body.matchAll(/"(?:type|code|status)" ?: ?"([a-zA-Z]+_[a-zA-Z_]+)"/g)
  return [...new Set([...named].map(([, name = '']) => name.slice(0, 60)))].slice(0, 3)
}
