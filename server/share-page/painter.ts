import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** In a worker thread: a picture takes 150 ms of computing, which would block other requests. */
export type Painter = {
  /** At a type size of 100; 0 when no font has the letters. */
  measure(texts: readonly string[]): Promise<readonly number[]>
  paint(svg: string): Promise<Uint8Array | null>
  close(): Promise<void>
}

export type Job =
  | { readonly is: 'paint'; readonly svg: string }
  | { readonly is: 'measure'; readonly texts: readonly string[] }
export type Outcome = Uint8Array | readonly number[]
type Answer = { readonly number: number; readonly outcome: Outcome | null; readonly error?: string }

const fontFiles = [
  'caprasimo-latin',
  'caprasimo-latin-ext',
  'noto-serif-latin-ext',
  'noto-serif-vietnamese',
  'noto-serif-cyrillic',
  'noto-serif-greek',
  'noto-serif-hebrew',
]

const mostWaiting = 16
/** In milliseconds; then the thread ends and frees its memory. */
const usualIdleMs = 60_000

export function createPainter(idleMs = usualIdleMs): Painter {
  let thread: Thread | null = null
  let isClosed = false
  return {
    measure: async (texts) => (await ask({ is: 'measure', texts })) as readonly number[],
    paint: async (svg) =>
      (thread?.waiting() ?? 0) >= mostWaiting ? null : ((await ask({ is: 'paint', svg })) as Uint8Array),
    async close() {
      isClosed = true
      await thread?.end()
    },
  }

  function ask(job: Job): Promise<Outcome> {
    if (isClosed) return Promise.reject(new Error('the painter has gone home'))
    return (thread ??= start()).ask(job)
  }

  function start(): Thread {
    const started = startThread(idleMs, () => {
      if (thread === started) thread = null
    })
    return started
  }
}

type Thread = { ask(job: Job): Promise<Outcome>; waiting(): number; end(): Promise<void> }
type Waiting = { resolve(outcome: Outcome): void; reject(error: Error): void }

function startThread(idleMs: number, onEnd: () => void): Thread {
  const worker = new Worker(new URL('./painter-worker.mjs', import.meta.url), { workerData: readFonts() })
  const all = new Map<number, Waiting>()
  let number = 0
  let idle: NodeJS.Timeout | undefined
  worker.unref()
  worker.on('message', ({ number: n, outcome, error }: Answer) => {
    const waiting = all.get(n)
    all.delete(n)
    if (outcome === null) waiting?.reject(new Error(`a picture could not be drawn: ${error}`))
    else waiting?.resolve(outcome)
    rest()
  })
  worker.once('error', giveUp)
  worker.once('exit', () => giveUp(new Error('the painter has ended')))
  return { ask, waiting: () => all.size, end }

  function ask(job: Job): Promise<Outcome> {
    clearTimeout(idle)
    return new Promise((resolve, reject) => {
      all.set(++number, { resolve, reject })
      worker.postMessage({ ...job, number })
    })
  }

  function rest() {
    clearTimeout(idle)
    if (all.size === 0) idle = setTimeout(() => void end(), idleMs).unref()
  }

  async function end() {
    onEnd()
    await worker.terminate()
  }

  function giveUp(error: Error) {
    clearTimeout(idle)
    onEnd()
    for (const { reject } of all.values()) reject(error)
    all.clear()
  }
}

function readFonts(): Uint8Array[] {
  return fontFiles.map((name) => readFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url)))
}
