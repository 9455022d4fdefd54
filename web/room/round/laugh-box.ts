import { mostLaughs } from '../../../game/laughs.ts'
import { isProblem, type Problem } from '../../../game/problem.ts'
import { type LaughView } from '../../../game/protocol.ts'
import { type RoomLaughsBody } from '../../../game/room/move.ts'
import { addLaughs, takeLaughs } from '../../table-read/laughs/laughs.ts'

/** In milliseconds: taps come in volleys and are sent together. */
const gatherMs = 500
const firstPauseMs = 1000
const longestPauseMs = 8000

type Post = (body: RoomLaughsBody) => Promise<unknown>

/** Gathers what is tapped in one round, and sends it until the room has it. */
export function createLaughBox(round: number, post: Post) {
  let waiting: readonly LaughView[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPauseMs
  let isSending = false
  return { add, sendNow }

  function add(laugh: LaughView) {
    waiting = addLaughs(waiting, [laugh])
    schedule(gatherMs)
  }

  /** The network is back, or the round is left. */
  function sendNow() {
    clearTimeout(timer)
    timer = undefined
    void send()
  }

  function schedule(ms: number) {
    if (!isSending) timer ??= setTimeout(sendNow, ms)
  }

  async function send() {
    const [laugh] = waiting
    if (isSending || !laugh) return
    isSending = true
    const count = Math.min(mostLaughs, laugh.count)
    const answer = await post({ ...laugh, round, count })
    isSending = false
    const isKept = isProblem(answer) && mayHelpToWait(answer)
    if (!isKept) waiting = takeLaughs(waiting, [{ ...laugh, count }])
    pause = isKept ? Math.min(2 * pause, longestPauseMs) : firstPauseMs
    if (isKept) schedule(Math.max(pause, (answer.retryAfter ?? 0) * 1000))
    else if (waiting.length > 0) sendNow()
  }
}

function mayHelpToWait({ code }: Problem): boolean {
  return (
    code === 'network' || code === 'unavailable' || code === 'database-away' || code === 'too-many-requests'
  )
}
