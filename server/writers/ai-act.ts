import { measureSpeech, sumWords } from '../../comedy/asking/story.ts'
import { writeActMessages } from '../../comedy/asking/messages.ts'
import { problem } from '../../game/problem.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type Service } from './service/call.ts'
import { keptLength } from './half-line.ts'
import { createLineFilter, type LineFilter } from './keep-clean.ts'
import { type Ending } from './service/part.ts'
import { type Assignment, type Fragment, WriterFailure } from './writer.ts'

const mostFurtherCalls = 6

/**
 * Writes one act, or goes on with it when `written` has some of it, and answers its spoken words. What is given is put
 * on `written[act]` as well.
 * - The tokens were used up: goes on from the last whole line, in a further call.
 * - The connection broke: the same, once; when the next call breaks too, that is a failure.
 * - Nothing came that could be read aloud: asks once more, with room to think if the tokens were used up.
 */
export async function* writeAct(
  service: Service,
  { brief, sheet, signal }: Assignment,
  act: number,
  written: string[],
): AsyncGenerator<Fragment, number> {
  let cuts = 0
  let empties = 0
  let furtherCalls = 0
  for (;;) {
    const messages = writeActMessages(brief, sheet, act, written)
    const answer = await service.call(messages, brief.length.maxTokens, signal)
    const isAwaited = written.every((text) => text === '')
    const reply = service.read(answer, messages, isAwaited)
    const ending = yield* relay(reply, act, written, createLineFilter(brief.rating))
    signal.throwIfAborted()
    if (ending !== 'stop') yield* dropHalfLine(written, act)
    if (ending === 'cut' && cuts++ > 0) throw new WriterFailure(problem('writer-cut-off'))
    if (ending === 'cut') continue
    cuts = 0
    const text = written[act] ?? ''
    const words = sumWords(measureSpeech([text], brief.cast))
    if (words === 0 && parseScript(text).length === 0) {
      if (empties++ > 0) throw new WriterFailure(problem('writer-empty'))
      if (ending === 'length') service.giveRoomToThink()
      yield* take(written, act, 0)
      continue
    }
    if (ending === 'stop' || furtherCalls++ === mostFurtherCalls) return words
  }
}

export function* dropHalfLine(written: string[], act: number): Generator<Fragment> {
  yield* take(written, act, keptLength(written[act] ?? ''))
}

async function* relay(
  reply: AsyncGenerator<string, Ending>,
  act: number,
  written: string[],
  filter: LineFilter,
): AsyncGenerator<Fragment, Ending> {
  let joint = /^$|\n$/.test(written[act] ?? '') ? '' : '\n'
  const give = (told: string): Fragment[] => {
    if (told === '') return []
    const text = joint + told
    joint = ''
    written[act] = (written[act] ?? '') + text
    return [{ act, drop: 0, text }]
  }
  try {
    for (;;) {
      const next = await reply.next()
      yield* give(next.done ? filter.rest() : filter.take(next.value))
      if (next.done) return next.value
    }
  } finally {
    await reply.return('cut')
  }
}

function* take(written: string[], act: number, keep: number): Generator<Fragment> {
  const text = written[act] ?? ''
  if (keep === text.length) return
  written[act] = text.slice(0, keep)
  yield { act, drop: text.length - keep, text: '' }
}
