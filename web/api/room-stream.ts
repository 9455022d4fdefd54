import { isProblem, type Problem, type ProblemCode } from '../../game/problem.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { type OwnView, type Pulse, type RoomView } from '../../game/room/view.ts'
import { createWatch } from './connection-watch.ts'
import { isHello, isOwnView, isPulse, isRoomView } from './room-form.ts'
import { pathOfRoom, readRoom } from './rooms.ts'
import { isScriptView, pieceOf } from './script-form.ts'
import { type NumberedPiece } from './scripts.ts'

export type RoomFrame =
  | { readonly is: 'hello'; readonly now: number }
  | { readonly is: 'room'; readonly room: RoomView }
  | { readonly is: 'you'; readonly you: OwnView }
  | { readonly is: 'script'; readonly script: ScriptView }
  | { readonly is: 'pieces'; readonly round: number; readonly pieces: readonly NumberedPiece[] }
  | { readonly is: 'pulse'; readonly pulse: Pulse }
  | { readonly is: 'replaced' }

export type RoomListener = {
  readonly onFrame: (frame: RoomFrame) => void
  readonly onCut: () => void
  readonly onResumed: () => void
  /** Whoever listens is not in the room any more, or it is no more. Nothing else is told. */
  readonly onTrouble: (problem: Problem) => void
}

export type RoomStream = {
  /** At once, whatever the old connection believes of itself: a phone that has slept may hold a dead one. */
  readonly reopen: () => void
  /** Nobody looks: the room may know. */
  readonly rest: () => void
  readonly close: () => void
}

/** In milliseconds: a shorter loss of the connection is not told. */
const unnoticedMs = 2000
const firstPauseMs = 500
const longestPauseMs = 4000
const spread = (pause: number) => pause * (0.5 + Math.random() / 2)

export function followRoom(code: string, tab: string, listener: RoomListener): RoomStream {
  const watch = createWatch(listener, unnoticedMs)
  const pieces = gatherPieces(listener)
  let source: EventSource | null = null
  let pause = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Of the connection that counts: whatever older ones bring is dropped. */
  let current = 0
  connect()
  return { reopen, rest: stop, close }

  function connect() {
    const mine = ++current
    const opened = new EventSource(`${pathOfRoom(code)}/events?tab=${tab}`)
    source = opened
    const hear = (is: RoomFrame['is'] | 'piece', read: (data: unknown, id: string) => boolean) =>
      opened.addEventListener(is, (event: MessageEvent<string>) => {
        if (mine === current && !read(parse(event.data), event.lastEventId)) void lookWhy(mine)
      })
    opened.addEventListener('open', () => {
      pause = firstPauseMs
      watch.connected()
    })
    hear('hello', (data) => isHello(data) && tell({ is: 'hello', now: data.now }))
    hear('room', (room) => isRoomView(room) && tell({ is: 'room', room }))
    hear('you', (you) => isOwnView(you) && tell({ is: 'you', you }))
    hear('script', (script) => isScriptView(script) && tell({ is: 'script', script }))
    hear('pulse', (pulse) => isPulse(pulse) && tell({ is: 'pulse', pulse }))
    hear('piece', (data, id) => {
      const [round, n] = id.split('.').map(Number)
      const piece = pieceOf(data)
      return piece !== null && pieces.take(round ?? 0, { n: n ?? 0, ...piece })
    })
    hear('replaced', () => {
      close()
      listener.onFrame({ is: 'replaced' })
      return true
    })
    opened.addEventListener('error', () => {
      if (mine !== current) return
      watch.disconnected()
      if (opened.readyState === EventSource.CLOSED) void lookWhy(mine)
    })
  }

  /** An EventSource does not say why it was refused. */
  async function lookWhy(mine: number) {
    source?.close()
    const answer = await readRoom(code)
    if (mine !== current) return
    if (isProblem(answer) && isFinal(answer.code)) {
      close()
      return listener.onTrouble(answer)
    }
    timer = setTimeout(connect, spread(pause))
    pause = Math.min(2 * pause, longestPauseMs)
  }

  function reopen() {
    stop()
    watch.disconnected()
    connect()
  }

  function close() {
    stop()
    watch.connected()
  }

  function stop() {
    current++
    clearTimeout(timer)
    pieces.tellNow()
    source?.close()
  }

  /** What came before it is told before it. */
  function tell(frame: RoomFrame): true {
    pieces.tellNow()
    listener.onFrame(frame)
    return true
  }
}

/** Those that come in one go are told in one go. */
function gatherPieces({ onFrame }: RoomListener) {
  let round = 0
  let pieces: NumberedPiece[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return { take, tellNow }

  function take(of: number, piece: NumberedPiece): true {
    if (of !== round) tellNow()
    round = of
    if (pieces.push(piece) === 1) timer = setTimeout(tellNow)
    return true
  }

  function tellNow() {
    clearTimeout(timer)
    const told = pieces
    pieces = []
    if (told.length > 0) onFrame({ is: 'pieces', round, pieces: told })
  }
}

function isFinal(code: ProblemCode): boolean {
  return (
    code === 'signed-out' ||
    code === 'no-such-room' ||
    code === 'removed-from-room' ||
    code === 'room-closed' ||
    code === 'not-found'
  )
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
