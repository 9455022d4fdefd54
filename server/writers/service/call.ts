import { createBeats } from '../../time/beat.ts'
import { realClock } from '../../time/clock.ts'
import { type Message } from '../../../comedy/asking/question.ts'
import { problem } from '../../../game/problem.ts'
import { type CallSettings, type Usage } from './settings.ts'
import { meter } from './meter.ts'
import { readRefusal, type Refusal } from './refusal.ts'
import { waitAfterRateLimit } from './retry.ts'
import { post, type Posted } from './post.ts'
import { type Answer, readingMs, readReply } from './reply.ts'
import { type Ending } from './part.ts'
import { type Timeouts, usualTimeouts, watchCall } from './watch.ts'
import { WriterFailure } from '../writer.ts'

export type Service = ReturnType<typeof openService>

/** Replies that are read and stored on one beat. */
const readTogether = 64
const readingBeats = 8

const temperature = 0.8 // spec §7
const failureWaitMs = 1000
// The limits are for the script (spec §7); a model that thinks needs more for its thoughts.
const roomToThink = 4

// Calls again: on 429 after 1, 2 and 4 s; on 5xx or no connection once, after 1 s; on a 400 that names `max_tokens` or
// `temperature` once, in the newer dialect, which is then kept.
export function openService(settings: CallSettings) {
  const timeouts = { ...usualTimeouts, ...settings.timeouts }
  const beats = createBeats(readingMs, realClock, readingBeats, readTogether)
  let isNewDialect = false
  let room = 1

  return {
    call,
    read,
    askAside,
    /** From now on the model may use more tokens than its script needs. */
    giveRoomToThink: () => (room = roomToThink),
  }

  function read(
    answer: Answer,
    messages: readonly Message[],
    isAwaited: boolean,
  ): AsyncGenerator<string, Ending> {
    let reported: Usage | null = null
    const onUsage = (usage: Usage) => (reported = usage)
    const reply = readReply(answer, { log: settings.log, onUsage, beats, isAwaited })
    return meter(reply, messages, () => reported, count)
  }

  async function count(usage: Usage): Promise<void> {
    settings.onUsage?.(usage)
    await settings.budget?.spend(usage.promptTokens + usage.completionTokens).catch((error: unknown) => {
      settings.log.warn({ cause: causeOf(error) }, 'what a call took could not be counted')
    })
  }

  async function call(messages: readonly Message[], maxTokens: number, stop: AbortSignal): Promise<Answer> {
    let rateLimits = 0
    let failures = 0
    let dialects = 0
    const refusal = await settings.budget?.refusal()
    if (refusal) throw new WriterFailure(refusal)
    for (;;) {
      const answer = await attempt(messages, maxTokens, stop)
      if ('body' in answer) return answer
      stop.throwIfAborted()
      if (answer.asksForNewDialect && !isNewDialect && dialects++ === 0) {
        isNewDialect = true
        continue
      }
      const waitMs =
        answer.problem.code === 'writer-rate-limited'
          ? waitAfterRateLimit(rateLimits++, answer.retryAfter, settings.clock.now())
          : answer.isPassing && failures++ === 0
            ? failureWaitMs
            : null
      if (waitMs === null) throw new WriterFailure(answer.problem)
      await pause(waitMs, stop)
    }
  }

  /** What the service answers beside the performance: one try, and what has come of it when its time is over. */
  async function askAside(
    messages: readonly Message[],
    maxTokens: number,
    stop: AbortSignal,
  ): Promise<string> {
    const { asideMs } = timeouts
    let text = ''
    try {
      if (await settings.budget?.refusal()) return ''
      const answer = await attempt(messages, maxTokens, stop, { ...timeouts, callMs: asideMs })
      if ('body' in answer) for await (const more of read(answer, messages, false)) text += more
    } catch (error) {
      if (!(error instanceof WriterFailure)) throw error
      settings.log.warn(
        { code: error.problem.code },
        'the head writer did not answer: the acts go on without',
      )
    }
    stop.throwIfAborted()
    return text
  }

  async function attempt(
    messages: readonly Message[],
    maxTokens: number,
    stop: AbortSignal,
    patience: Timeouts = timeouts,
  ): Promise<Answer | Refusal> {
    const watch = watchCall(patience, stop)
    const body = JSON.stringify({ model: settings.model, messages, stream: true, ...limits(maxTokens) })
    try {
      const response = await watch.waitFor(ask(settings, body, watch.signal))
      if (isAccepted(response)) return { body: response.body, watch }
      const refusal = await readRefusal(response, watch, settings)
      watch.end()
      return refusal
    } catch (error) {
      watch.end()
      stop.throwIfAborted()
      if (watch.hasExpired()) throw new WriterFailure(problem('writer-timeout'))
      settings.log.warn({ cause: causeOf(error) }, 'the AI service could not be reached')
      return {
        problem: problem('writer-unreachable'),
        isPassing: true,
        asksForNewDialect: false,
        retryAfter: null,
      }
    }
  }

  function limits(tokens: number): object {
    const maxTokens = tokens * room
    return isNewDialect ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens, temperature }
  }

  async function pause(ms: number, stop: AbortSignal): Promise<void> {
    try {
      await settings.clock.wait(ms, stop)
    } catch (error) {
      stop.throwIfAborted()
      throw error
    }
  }
}

function ask({ apiKey, baseUrl }: CallSettings, body: string, signal: AbortSignal): Promise<Posted> {
  const headers = {
    accept: 'text/event-stream',
    'user-agent': 'twisted-yarn',
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  }
  return post(`${baseUrl}/chat/completions`, headers, body, signal)
}

function isAccepted({ status }: Posted): boolean {
  return status >= 200 && status < 300
}

/** Such as ECONNREFUSED. The error's message may hold what was sent, so it is never told. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.name : 'unknown'
}
