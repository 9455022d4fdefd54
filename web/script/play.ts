import { isProblem, type Problem } from '../../game/problem.ts'
import { type ContinueScriptBody, type ScriptView } from '../../game/protocol.ts'
import { continueScript, readScript, stopScript } from '../api/scripts.ts'
import { createFollower, type Follower } from './follower.ts'
import { type WritingNews } from './writing.ts'

export type Writer = NonNullable<ContinueScriptBody['writer']>

/** The screen that shows a script, as the play of it sees the screen. */
export type ScriptTable = {
  hear(scriptId: string, news: WritingNews): void
  /** Something went wrong that leaves the script as it is. */
  complain(problem: Problem): void
  signedOut(): void
}

/** What is done with a script that exists. After `close` nothing is told, whatever is answered. */
export type ScriptPlay = {
  follow(script: ScriptView): void
  goOn(script: ScriptView, writer: Writer): Promise<void>
  stop(script: ScriptView): Promise<void>
  /** Whether this is no answer to show, but a session that has ended; the screen is told. */
  isSignedOut(problem: Problem): boolean
  isClosed(): boolean
  close(): void
}

export function createScriptPlay(table: ScriptTable): ScriptPlay {
  let isClosed = false
  let follower: Follower | null = null
  return { follow, goOn, stop, isSignedOut, isClosed: () => isClosed, close }

  function follow(script: ScriptView) {
    follower?.close()
    follower = createFollower(script, (news) => hear(script, news))
  }

  async function goOn(script: ScriptView, writer: Writer) {
    hear(script, { is: 'continue-asked' })
    const answer = await continueScript(script.id, { writer })
    // It goes on already, in another window or by a press before: then it is read here too.
    const going = isProblem(answer) && answer.code === 'not-writable' ? await readScript(script.id) : answer
    if (isClosed) return
    if (isProblem(going)) {
      if (!isSignedOut(going)) hear(script, { is: 'continue-refused', problem: going })
      return
    }
    hear(script, { is: 'continued', script: going })
    follower?.follow()
  }

  async function stop(script: ScriptView) {
    hear(script, { is: 'stop-asked' })
    const answer = await stopScript(script.id)
    if (isClosed || !isProblem(answer) || isSignedOut(answer)) return
    hear(script, { is: 'stop-refused' })
    table.complain(answer)
  }

  function hear(script: ScriptView, news: WritingNews) {
    if (isClosed || (news.is === 'lost' && isSignedOut(news.problem))) return
    table.hear(script.id, news)
  }

  function isSignedOut({ code }: Problem): boolean {
    if (code !== 'signed-out') return false
    if (!isClosed) table.signedOut()
    return true
  }

  function close() {
    isClosed = true
    follower?.close()
  }
}
