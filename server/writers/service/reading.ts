import { createParser } from 'eventsource-parser'
import { type Problem, problem } from '../../../game/problem.ts'
import { type CallSettings } from './settings.ts'
import { type Ending, type Part, readPart } from './part.ts'

const longestEvent = 1024 * 1024 // characters
const mostMalformed = 3

/** Server-sent events, or one JSON object from a service that does not stream. */
export function createReading({ log, onUsage }: Pick<CallSettings, 'log' | 'onUsage'>) {
  let kind: 'unknown' | 'events' | 'json' = 'unknown'
  let raw = ''
  let text = ''
  let ending: Ending | null = null
  let failure: Problem | null = null
  let malformed = 0
  let isDone = false

  const events = createParser({
    maxBufferSize: longestEvent,
    onEvent: ({ data }) => {
      if (failure !== null || isDone) return
      if (data !== '[DONE]') return readEvent(data)
      isDone = true
      ending ??= 'stop'
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') fail('too long an event')
    },
  })

  return {
    /** Not to be called again after a failure. */
    take(chunk: string): string {
      if (kind === 'unknown') kind = kindOf(chunk)
      if (kind === 'events') events.feed(chunk)
      else if ((raw += chunk).length > longestEvent) fail('too long an answer')
      return takeText()
    },
    close(): string {
      if (kind === 'json') readWhole()
      else events.feed('\n\n') // some leave out the empty line after the last event
      return takeText()
    },
    ending: () => ending,
    failure: () => failure,
  }

  function readEvent(data: string): void {
    const event = parseJson(data)
    if (event === undefined) return skip()
    add(readPart(event))
  }

  function skip(): void {
    if (++malformed > mostMalformed) fail('malformed events')
  }

  function readWhole(): void {
    const answer = parseJson(raw)
    if (answer === undefined) return fail('malformed JSON')
    add(readPart(answer))
    ending ??= 'stop'
  }

  function add(part: Part | Problem): void {
    if ('code' in part) return fail('it says so itself', part)
    text += part.text
    ending = part.ending ?? ending
    if (part.usage !== null) onUsage?.(part.usage)
  }

  function takeText(): string {
    const taken = text
    text = ''
    return taken
  }

  function fail(why: string, what: Problem = problem('writer-failed')): void {
    log.warn({ why, code: what.code }, 'the answer of the AI service could not be read')
    failure = what
  }

  function kindOf(chunk: string): typeof kind {
    const first = chunk.trimStart()[0]
    if (first === undefined) return 'unknown'
    if (first === '<') fail('a web page')
    return first === '{' ? 'json' : 'events'
  }
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data) as unknown
  } catch {
    return undefined
  }
}
