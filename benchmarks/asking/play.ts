import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beginOutline } from '../../comedy/asking/outline.ts'
import { type Message } from '../../comedy/asking/question.ts'
import { type Brief, type ChapterPlan, type Sequel } from '../../comedy/beat-sheet.ts'
import { serviceLengths } from '../../game/modes.ts'
import { joinText } from '../../script/acts.ts'
import { rehearse } from '../../server/test/rehearse.ts'
import { type Answering, startStandIn, tell } from '../../server/test/stand-in-service.ts'
import { realClock } from '../../server/time/clock.ts'
import { createAiWriter } from '../../server/writers/ai-writer.ts'
import { type Fragment } from '../../server/writers/writer.ts'
import { type BriefFile, briefOf, readBriefFile } from './brief-file.ts'

export type Played = {
  readonly brief: Brief
  /** What was asked, in order, with the tokens that the answer may have. */
  readonly calls: readonly { readonly messages: readonly Message[]; readonly maxTokens: number }[]
  readonly answers: readonly string[]
  /** What came of the answers. */
  readonly acts: readonly string[]
  readonly plan: ChapterPlan
  /** Null when all has been answered; otherwise why it is not a whole script yet. */
  readonly missing: string | null
}

/** The name of the file with the answer to a call, counted from 1. */
export function answerFile(call: number): string {
  return `${call}.answer.txt`
}

type Playing = {
  /** How an answer is sent; as a whole, unless somebody wants to see it come. */
  readonly send?: (answer: string) => Answering
  readonly watch?: (fragment: Fragment) => void
  /** Aborted by who has seen enough. */
  readonly enough?: AbortSignal
}

/**
 * Has the AI writer write by the answers that are kept in a folder, over HTTP, as it writes by a service: with the same
 * messages, the same reading and the same guards. It stops at the first call that nobody has answered.
 */
export async function playFolder(
  folder: string,
  { send = tell, watch = () => {}, enough = new AbortController().signal }: Playing = {},
): Promise<Played> {
  const file = await readBriefFile(folder)
  const { brief, plan } = await prepare(folder, file)
  const answers: string[] = []
  const unanswered = new AbortController()
  const service = await startStandIn(async (response) => {
    const answer = await readFile(join(folder, answerFile(service.calls.length)), 'utf8').catch(() => null)
    if (answer === null) return unanswered.abort(new Error('an answer'))
    answers.push(answer)
    return send(answer)(response)
  })
  try {
    const log = { warn: (_: object, message: string) => void process.stderr.write(`${message}\n`) }
    const writer = createAiWriter({
      apiKey: null,
      baseUrl: service.baseUrl,
      model: 'by hand',
      messages: file.messages,
      clock: realClock,
      log,
    })
    let sheet = plan
    const assignment = {
      brief,
      sheet,
      written: [],
      steered: [],
      signal: AbortSignal.any([unanswered.signal, enough]),
    }
    const { acts, problem, thrown } = await rehearse(
      writer,
      { ...assignment, planned: (outline) => (sheet = outline) },
      watch,
    )
    if (thrown !== null && !assignment.signal.aborted) throw thrown
    const calls = service.calls.map(({ body }) => ({
      messages: body.messages as Message[],
      maxTokens: Number(body['max_tokens']),
    }))
    const missing = unanswered.signal.aborted ? 'an answer' : (problem?.sentence ?? null)
    return { brief, calls, answers, acts, plan: sheet, missing }
  } finally {
    await service.close()
  }
}

async function prepare(folder: string, file: BriefFile): Promise<{ brief: Brief; plan: ChapterPlan }> {
  const first = briefOf(file)
  const before = file.continues === undefined ? null : await playFolder(join(dirname(folder), file.continues))
  if (before?.missing) throw new Error(`${file.continues} is not whole: ${before.missing} is missing`)
  const sequel: Sequel | null = before && {
    text: joinText([before.acts]),
    sheet: before.plan,
    chapter: 1,
    landed: [],
  }
  const brief = sequel
    ? { ...first, length: serviceLengths[file.mode].continuation, seed: `${file.seed}/1`, sequel }
    : first
  return { brief, plan: beginOutline({ messages: file.messages, notAgain: file.notAgain }) }
}
