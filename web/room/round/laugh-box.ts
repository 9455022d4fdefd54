import { gatherMs } from '../../../game/laughs.ts'
import { isProblem, type Problem } from '../../../game/problem.ts'
import { type LaughView } from '../../../game/protocol.ts'
import { type RoomLaughsBody } from '../../../game/room/move.ts'
import { addLaughs, firstLaughs, takeLaughs } from '../../table-read/laughs/laughs.ts'

const firstPauseMs = 1000
const longestPauseMs = 8000

type Post = (body: RoomLaughsBody) => Promise<unknown>

/**
 * Gathers what is tapped in one round, and sends it until the room has it: at once among few, ever more seldom the more
 * there are, and each phone at moments of its own, so that the laughs of a full house come evenly.
 */
export function createLaughBox(round: number, post: Post) {
  let waiting: readonly LaughView[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPauseMs
  let isSending = false
  let gatherFor = gatherMs(0)
  let mayNextAt = 0
  return { add, sendNow }

  /** In a room of so many. */
  function add(laugh: LaughView, people: number) {
    waiting = addLaughs(waiting, [laugh])
    gatherFor = gatherMs(people)
    schedule(untilNext())
  }

  /** The network is back, or the page may be gone soon. */
  function sendNow() {
    clearTimeout(timer)
    timer = undefined
    void send()
  }

  function schedule(ms: number) {
    if (!isSending) timer ??= setTimeout(sendNow, ms)
  }

  /** After a silence some time of it, by chance. */
  function untilNext(): number {
    return Math.max(mayNextAt - performance.now(), Math.random() * (gatherFor - gatherMs(0)))
  }

  async function send() {
    if (isSending || waiting.length === 0) return
    isSending = true
    mayNextAt = performance.now() + gatherFor
    const laughs = firstLaughs(waiting)
    const answer = await post({ round, laughs })
    isSending = false
    const isKept = isProblem(answer) && mayHelpToWait(answer)
    if (!isKept) waiting = takeLaughs(waiting, laughs)
    pause = isKept ? Math.min(2 * pause, longestPauseMs) : firstPauseMs
    if (isKept) schedule(Math.max(pause, (answer.retryAfter ?? 0) * 1000))
    else if (waiting.length > 0) schedule(Math.max(0, mayNextAt - performance.now()))
  }
}

function mayHelpToWait({ code }: Problem): boolean {
  return (
    code === 'network' || code === 'unavailable' || code === 'database-away' || code === 'too-many-requests'
  )
}
