import { createServer } from 'node:http'
import { countLag, createLags, type Lags } from '../lags.ts'
import { sharedNow } from '../moment.ts'
import { serveProgram } from '../program.ts'
import { readAct } from './acts.ts'
import { type CompletionSource, type GameSource, readCompletion, readScript, type Reading } from './read.ts'

export type StreamSource = CompletionSource | GameSource

export type StreamQuestion =
  | { readonly open: StreamSource; readonly count: number; readonly perSecond: number }
  | { readonly measure: true }
  | { readonly close: true }
  | 'count'

export type StreamAnswer = {
  readonly lags: Lags
  /** From the request to the first token, and from the service's first token to the reader's, in milliseconds. */
  readonly firsts: readonly number[]
  readonly firstLags: readonly number[]
  readonly faults: readonly string[]
}

const longestLagMs = 20_000

export function runStreamClient(): void {
  let lags = createLags(longestLagMs)
  let firsts: number[] = []
  let firstLags: number[] = []
  let faults: string[] = []
  let isClosing = false
  const reading: Reading = {
    open: new Set(),
    stops: new Set(),
    startAct(askedAt) {
      return readAct((lag, isFirst) => {
        countLag(lags, lag)
        if (!isFirst || askedAt === null) return
        firstLags.push(lag)
        firsts.push(sharedNow() - askedAt)
      })
    },
  }

  const takeAnswer = (): StreamAnswer => {
    const answer = { lags, firsts, firstLags, faults }
    lags = createLags(longestLagMs)
    firsts = []
    firstLags = []
    faults = []
    return answer
  }

  async function openAll(source: StreamSource, count: number, perSecond: number): Promise<StreamAnswer> {
    isClosing = false
    const begun: Promise<void>[] = []
    const begin = performance.now()
    for (let number = 0; number < count; number++) {
      begun.push(
        new Promise((resolve) => {
          void openOne(source, number, resolve).catch((error: unknown) => (fail(error), resolve()))
        }),
      )
      const due = begin + ((number + 1) * 1000) / perSecond
      if (due > performance.now())
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    }
    await Promise.all(begun)
    return takeAnswer()
  }

  async function openOne(source: StreamSource, number: number, begun: () => void): Promise<void> {
    for (;;) {
      if (isClosing) return
      await (source.kind === 'game'
        ? readScript(source, number, reading, begun)
        : readCompletion(source, reading, begun))
    }
  }

  function fail(error: unknown): void {
    if (!isClosing) faults.push(error instanceof Error ? error.message : String(error))
  }

  async function closeAll(): Promise<StreamAnswer> {
    isClosing = true
    for (const events of reading.open) events.destroy()
    await Promise.all([...reading.stops].map((stop) => stop()))
    return takeAnswer()
  }

  serveProgram(createServer(), (question: StreamQuestion) => {
    if (question === 'count' || 'measure' in question) return takeAnswer()
    if ('open' in question) return openAll(question.open, question.count, question.perSecond)
    return closeAll()
  })
}
