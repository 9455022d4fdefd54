import { isProblem, type Problem } from '../../../game/problem.ts'
import { type LaughsBody, type LaughView } from '../../../game/protocol.ts'
import { keep, readKept } from '../../ui/keep.ts'
import { addLaughs, firstLaughs, takeLaughs } from './laughs.ts'

/** In milliseconds: laughs come in volleys and are sent together. */
const gatherMs = 1000
const firstPauseMs = 2000
const longestPauseMs = 30_000

type Post = (body: LaughsBody) => Promise<unknown>

export type LaughBox = {
  /** Not sent yet, also from before a reload. */
  readonly waiting: () => readonly LaughView[]
  add(laugh: LaughView): void
  retry(): void
}

export function createLaughBox(scriptId: string, post: Post): LaughBox {
  let waiting = readKept('tab', keyOf(scriptId), cleanLaughs)
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPauseMs
  let isSending = false
  if (waiting.length > 0) schedule(gatherMs)
  return { waiting: () => waiting, add, retry }

  function add(laugh: LaughView) {
    hold(addLaughs(waiting, [laugh]))
    schedule(gatherMs)
  }

  function retry() {
    clearTimeout(timer)
    timer = undefined
    void send()
  }

  function schedule(ms: number) {
    if (!isSending) timer ??= setTimeout(retry, ms)
  }

  async function send() {
    if (isSending || waiting.length === 0) return
    isSending = true
    const laughs = firstLaughs(waiting)
    const answer = await post({ laughs })
    isSending = false
    const isKept = isProblem(answer) && mayHelpToWait(answer)
    if (!isKept) hold(takeLaughs(waiting, laughs))
    const wait = isProblem(answer) ? (answer.retryAfter ?? 0) * 1000 : 0
    pause = isKept ? Math.min(2 * pause, longestPauseMs) : firstPauseMs
    if (waiting.length > 0) schedule(isKept ? Math.max(wait, pause) : gatherMs)
  }

  function hold(laughs: LaughView[]) {
    waiting = laughs
    keep('tab', keyOf(scriptId), laughs)
  }
}

function mayHelpToWait({ code }: Problem): boolean {
  return code !== 'not-found' && code !== 'invalid-body' && code !== 'malformed-body'
}

const keyOf = (scriptId: string) => `table-read-laughs:${scriptId}`

function cleanLaughs(kept: unknown): LaughView[] {
  return Array.isArray(kept) ? kept.filter(isLaugh) : []
}

function isLaugh(value: unknown): value is LaughView {
  const numbers = ['chapter', 'act', 'line', 'count'] as const
  return (
    typeof value === 'object' &&
    value !== null &&
    numbers.every((key) => Number.isInteger((value as Record<string, unknown>)[key]))
  )
}
