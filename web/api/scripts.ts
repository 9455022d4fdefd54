import { isProblem, type Problem, type ProblemCode } from '../../game/problem.ts'
import {
  type ContinueScriptBody,
  type EndEvent,
  type OpenedScript,
  type PieceEvent,
  type ScriptView,
  type StartScriptBody,
} from '../../game/protocol.ts'
import { createWatch } from './connection-watch.ts'
import { request } from './request.ts'
import { expectForm, isOpenedScript, isScriptView, readEnd, readPiece } from './script-form.ts'

export async function startScript(body: StartScriptBody): Promise<OpenedScript | Problem> {
  const answer = await request<OpenedScript>('/api/scripts', { method: 'POST', body })
  return expectForm(answer, isOpenedScript)
}

export async function readScript(id: string): Promise<OpenedScript | Problem> {
  return expectForm(await request<OpenedScript>(pathOf(id)), isOpenedScript)
}

export async function continueScript(id: string, body: ContinueScriptBody): Promise<ScriptView | Problem> {
  const answer = await request<ScriptView>(`${pathOf(id)}/continuations`, { method: 'POST', body })
  return expectForm(answer, isScriptView)
}

export async function stopScript(id: string): Promise<ScriptView | Problem> {
  const answer = await request<ScriptView>(`${pathOf(id)}/stop`, { method: 'POST', body: {} })
  return expectForm(answer, isScriptView)
}

export type NumberedPiece = PieceEvent & { readonly n: number }

export type ScriptListener = {
  readonly onPieces: (pieces: readonly NumberedPiece[]) => void
  /** Nothing is being written any more, and every piece was told. */
  readonly onEnd: (end: EndEvent) => void
  readonly onCut: () => void
  readonly onResumed: () => void
  /** The stream was refused and the script read again. */
  readonly onRead: (script: OpenedScript) => void
  /** The script cannot be followed. Nothing more is told. */
  readonly onTrouble: (problem: Problem) => void
}

/** In milliseconds: a shorter loss of the connection is not told. */
const unnoticedMs = 3000
/**
 * The browser connects again by itself, except after an answer that was no stream (the server ends, a proxy has nobody
 * behind it): then we do, ever more slowly, but so that everybody is back within five seconds, and not all at once.
 */
const firstPauseMs = 1000
const longestPauseMs = 4000
const spread = (pause: number) => pause * (0.5 + Math.random() / 2)

/** From piece `after` + 1 on, over lost connections. Answers a function that lets go of it. */
export function followScript(id: string, after: number, listener: ScriptListener): () => void {
  const inbox = createInbox(after, listener)
  const watch = createWatch(listener, unnoticedMs)
  let source: EventSource | null = null
  let pause = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  connect()
  return close

  function connect() {
    source = new EventSource(`${pathOf(id)}/events?after=${inbox.last()}`)
    source.addEventListener('open', () => {
      pause = firstPauseMs
      watch.connected()
    })
    source.addEventListener('piece', (event: MessageEvent<string>) => {
      const piece = readPiece(event.data)
      if (piece) inbox.take({ n: Number(event.lastEventId), ...piece })
      else readInstead()
    })
    source.addEventListener('end', (event: MessageEvent<string>) => {
      const end = readEnd(event.data)
      if (!end) return readInstead()
      close()
      inbox.empty()
      listener.onEnd(end)
    })
    source.addEventListener('error', () => {
      watch.disconnected()
      if (source?.readyState === EventSource.CLOSED) void openAgain()
    })
  }

  /** What came is nothing that can be read. */
  function readInstead() {
    source?.close()
    void openAgain()
  }

  /** As at first: an EventSource does not say why a stream was refused. */
  async function openAgain() {
    const answer = await readScript(id)
    if (isClosed) return
    if (isProblem(answer) && isFinal(answer.code)) {
      close()
      listener.onTrouble(answer)
    } else if (!isProblem(answer)) {
      inbox.empty()
      inbox.goOnAfter(answer.last)
      if (answer.state !== 'writing') close()
      listener.onRead(answer)
    }
    if (isClosed) return
    timer = setTimeout(connect, spread(pause))
    pause = Math.min(2 * pause, longestPauseMs)
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
    watch.connected()
    inbox.close()
    source?.close()
  }
}

function createInbox(after: number, { onPieces }: ScriptListener) {
  let last = after
  let pieces: NumberedPiece[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  return { take, empty, goOnAfter, last: () => last, close: () => clearTimeout(timer) }

  function goOnAfter(n: number) {
    last = n
  }

  function take(piece: NumberedPiece) {
    if (piece.n <= last) return
    last = piece.n
    if (pieces.push(piece) === 1) timer = setTimeout(empty)
  }

  function empty() {
    const told = pieces
    pieces = []
    if (told.length > 0) onPieces(told)
  }
}

function isFinal(code: ProblemCode): boolean {
  return code === 'signed-out' || code === 'not-found'
}

function pathOf(id: string): string {
  return `/api/scripts/${encodeURIComponent(id)}`
}
