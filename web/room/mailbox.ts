import { isProblem, type Problem, type ProblemCode } from '../../game/problem.ts'
import { type Move } from '../../game/room/move.ts'
import { type MoveAnswer } from '../../game/room/view.ts'
import { makeKey } from '../api/rooms.ts'

/** In milliseconds. */
const firstPauseMs = 400
const longestPauseMs = 4000

type Letter = {
  readonly key: string
  readonly move: Move
  readonly answered: Promise<MoveAnswer | Problem>
  readonly settle: (answer: MoveAnswer | Problem) => void
}

export type Mailbox = {
  /** Moves go out in order, one by one, each until it is answered. The same one twice in a row is one. */
  readonly put: (move: Move) => Promise<MoveAnswer | Problem>
  /** The network may be there again. */
  readonly hurry: () => void
  readonly close: () => void
}

type Post = (key: string, move: Move) => Promise<MoveAnswer | Problem>

export function createMailbox(post: Post, onChange: (moves: readonly Move[]) => void): Mailbox {
  let letters: readonly Letter[] = []
  let isBusy = false
  let isClosed = false
  let pause = firstPauseMs
  let wake: () => void = () => {}
  return { put, hurry: () => wake(), close }

  function put(move: Move): Promise<MoveAnswer | Problem> {
    const last = letters.at(-1)
    if (last && JSON.stringify(last.move) === JSON.stringify(move)) return last.answered
    const { promise, resolve } = openPromise<MoveAnswer | Problem>()
    hold([...letters, { key: makeKey(), move, answered: promise, settle: resolve }])
    void empty()
    return promise
  }

  async function empty() {
    if (isBusy) return
    isBusy = true
    for (let [first] = letters; first; [first] = letters) {
      const answer = await post(first.key, first.move)
      if (isProblem(answer) && isWorthWaiting(answer.code)) await sleep((answer.retryAfter ?? 0) * 1000)
      else {
        pause = firstPauseMs
        hold(letters.slice(1))
        first.settle(answer)
      }
    }
    isBusy = false
  }

  function sleep(atLeast: number): Promise<void> {
    const ms = Math.max(atLeast, pause)
    pause = Math.min(2 * pause, longestPauseMs)
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function hold(next: readonly Letter[]) {
    letters = next
    if (!isClosed) onChange(letters.map(({ move }) => move))
  }

  function close() {
    isClosed = true
    letters = []
    wake()
  }
}

function openPromise<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

function isWorthWaiting(code: ProblemCode): boolean {
  return (
    code === 'network' || code === 'unavailable' || code === 'database-away' || code === 'too-many-requests'
  )
}
