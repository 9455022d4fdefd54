import { type Problem, problem } from '../../../game/problem.ts'
import { type Usage } from './settings.ts'

/** `cut`: the connection broke. */
export type Ending = 'stop' | 'length' | 'cut'

export type Part = { readonly text: string; readonly ending: Ending | null; readonly usage: Usage | null }

export function readPart(event: unknown): Part | Problem {
  if (!isObject(event) || event['error']) return problem('writer-failed')
  const choice = Array.isArray(event['choices']) ? (event['choices'][0] as unknown) : undefined
  const usage = readUsage(event['usage'])
  if (!isObject(choice)) return { text: '', ending: null, usage }
  // A stream brings deltas, an answer in one piece a message. Thoughts (`reasoning_content`) are nobody's lines.
  const message = choice['delta'] ?? choice['message']
  const content = (isObject(message) ? message['content'] : null) ?? ''
  if (typeof content !== 'string') return problem('writer-not-a-string')
  const ending = readEnding(choice['finish_reason'])
  return typeof ending === 'object' && ending !== null ? ending : { text: content, ending, usage }
}

function readEnding(finish: unknown): Ending | Problem | null {
  if (typeof finish !== 'string' || finish === '') return null
  if (finish === 'content_filter')
    return problem('writer-refused', "The AI service's content filter stopped the script")
  if (finish === 'error') return problem('writer-failed')
  return finish === 'length' ? 'length' : 'stop'
}

function readUsage(usage: unknown): Usage | null {
  if (!isObject(usage)) return null
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage
  if (typeof promptTokens !== 'number' || typeof completionTokens !== 'number') return null
  return { promptTokens, completionTokens }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
