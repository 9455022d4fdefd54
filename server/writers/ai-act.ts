import { createAnswerReader } from '../../comedy/asking/answer/read-answer.ts'
import { wantedWords, writeActMessages } from '../../comedy/asking/messages.ts'
import { type MessageLength } from '../../comedy/asking/outline.ts'
import { readOpeningPlan } from '../../comedy/asking/read-plan.ts'
import { measureSpeech, measureText, sumWords } from '../../comedy/asking/story.ts'
import { problem } from '../../game/problem.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type AiChapter } from './ai-chapter.ts'
import { keptLength } from './half-line.ts'
import { createLineFilter } from './keep-clean.ts'
import { type Ending } from './service/part.ts'
import { type Fragment, WriterFailure } from './writer.ts'

const mostFurtherCalls = 6
/** With such a share of its words an act can end where the next one is begun. */
const enoughShare = 0.6

/**
 * Writes one act, or goes on with it when `written` has some of it, and answers its spoken words. What is given is put
 * on `written[act]` as well.
 * - The tokens were used up: goes on from the last whole line, in a further call.
 * - The connection broke: the same, once; when the next call breaks too, that is a failure.
 * - Nothing came that could be read aloud, or nothing after the act's opening: asks once more; shortly, if a plan used the tokens up, or with room to think.
 */
export async function* writeAct(
  chapter: AiChapter,
  act: number,
  written: string[],
): AsyncGenerator<Fragment, number> {
  const { service, brief, signal, read } = chapter
  let length: MessageLength = chapter.outline().messages
  let cuts = 0
  let empties = 0
  let furtherCalls = 0
  const opened = sumWords(measureText(written[act] ?? '', chapter.brief.cast))
  for (;;) {
    const standing = written[act] ?? ''
    const asked = {
      messages: length,
      steered: chapter.steered(),
      asksTwists: chapter.isDecided(act + 1),
      read,
    }
    const messages = writeActMessages(brief, chapter.outline(), act, written, asked)
    const answer = await service.call(messages, brief.length.maxTokens, signal)
    const isAwaited = act === 0 && !standing.includes('</dialogue>')
    const reply = service.read(answer, messages, isAwaited)
    const reader = createReader(chapter, act, written)
    const { ending, hasText } = yield* relay(reply, reader, chapter, act, written)
    signal.throwIfAborted()
    chapter.offer(act + 1, reader.twists())
    if (ending !== 'stop') yield* dropHalfLine(written, act)
    if (ending === 'cut' && cuts++ > 0) throw new WriterFailure(problem('writer-cut-off'))
    if (ending === 'cut') continue
    cuts = 0
    const text = written[act] ?? ''
    const words = sumWords(measureText(text, brief.cast))
    if (words === 0 && (ending === 'stop' || isBare(text))) {
      yield* take(written, act, standing.length)
      if (empties++ > 0) throw new WriterFailure(problem(hasText ? 'writer-refused' : 'writer-empty'))
      if (reader.plan() !== '') {
        if (!reader.hasBegun()) chapter.openWith(null, 0)
        length = 'short'
      } else if (ending === 'length') service.giveRoomToThink()
      continue
    }
    // An opening alone is no act.
    if (ending === 'stop' && words === opened && chapter.isDecided(act) && empties++ === 0) continue
    if (ending === 'stop' || furtherCalls++ === mostFurtherCalls) return words
  }
}

/** Gives the opening of an act while its audience decides what happens in it; nothing where the service has none. */
export async function* writeOpening(
  chapter: AiChapter,
  act: number,
  written: string[],
): AsyncGenerator<Fragment> {
  const { service, brief, signal, read } = chapter
  const standing = written[act] ?? ''
  const asked = { steered: chapter.steered(), isOpening: true, read }
  const messages = writeActMessages(brief, chapter.outline(), act, written, asked)
  const reply = service.read(await service.call(messages, brief.length.maxTokens, signal), messages, false)
  const reader = createReader(chapter, act, written, standing)
  const { ending } = yield* relay(reply, reader, chapter, act, written)
  signal.throwIfAborted()
  if (ending !== 'stop') yield* dropHalfLine(written, act)
  const isEmpty = sumWords(measureText(written[act] ?? '', brief.cast)) === 0
  if (isEmpty) yield* take(written, act, standing.length)
}

export function* dropHalfLine(written: string[], act: number): Generator<Fragment> {
  yield* take(written, act, keptLength(written[act] ?? ''))
}

/** Nothing of the act itself has come. */
function isBare(text: string): boolean {
  return parseScript(text).every(({ kind }) => kind === 'title' || kind === 'act')
}

/** Passes a reply on without what is nobody's to read; its plan is noted before the script that follows it is given. */
async function* relay(
  reply: AsyncGenerator<string, Ending>,
  reader: ReturnType<typeof createReader>,
  chapter: AiChapter,
  act: number,
  written: string[],
) {
  const { brief } = chapter
  const filter = createLineFilter(brief.rating)
  const standing = written[act] ?? ''
  const isOpening = act === 0 && chapter.outline().opening === null && isBare(standing)
  let joint = /^$|\n$/.test(standing) ? '' : '\n'
  let hasText = false
  let titleAt: number | null = standing === '' ? null : performance.now()
  let isOpen = !isOpening
  const give = (told: string): Fragment[] => {
    if (told === '') return []
    titleAt ??= performance.now()
    const text = joint + told
    joint = ''
    written[act] = (written[act] ?? '') + text
    return [{ act, drop: 0, text }]
  }
  const open = () => {
    if (isOpen || !reader.hasBegun()) return
    isOpen = true
    chapter.openWith(readOpeningPlan(reader.plan()), titleAt === null ? 0 : performance.now() - titleAt)
  }
  try {
    for (;;) {
      const next = await reply.next()
      const told = next.done ? reader.rest() : reader.take(next.value)
      hasText ||= told.trim() !== ''
      open()
      yield* give(filter.take(told))
      if (!next.done && !reader.isOver()) continue
      yield* give(filter.rest())
      const isWhole = !next.done || reader.endsInTwists()
      return { ending: isWhole ? ('stop' as const) : next.value, hasText }
    }
  } finally {
    await reply.return('cut')
  }
}

function createReader(
  { brief, isDecided, read }: AiChapter,
  act: number,
  written: readonly string[],
  opening: string | null = null,
) {
  const standing = written[act] ?? ''
  const lines = parseScript(standing)
  const wanted = wantedWords(brief, act, sumWords(measureSpeech(written.slice(0, act), read)))
  return createAnswerReader({
    cast: brief.cast.map(({ name }) => name),
    act,
    opening,
    asksTwists: isDecided(act + 1),
    isTitled: act > 0 || brief.sequel !== null || lines.some(({ kind }) => kind === 'title'),
    isHeaded: lines.some(({ kind }) => kind === 'act'),
    countWords: (text) => sumWords(measureText(text, brief.cast)),
    enoughWords: wanted * enoughShare - sumWords(measureText(standing, brief.cast)),
  })
}

function* take(written: string[], act: number, keep: number): Generator<Fragment> {
  const text = written[act] ?? ''
  if (keep >= text.length) return
  written[act] = text.slice(0, keep)
  yield { act, drop: text.length - keep, text: '' }
}
