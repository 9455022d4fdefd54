import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { readFonts as readExportFonts } from '../exports/pdf-fonts.ts'

/** In a worker thread: a picture takes 150 ms of computing, which would block other requests. */
export type Painter = {
  /** At a type size of 100; 0 when no font has the letters. */
  measure(texts: readonly string[], family?: Family): Promise<readonly number[]>
  /** Null when too many wait already. */
  paint(svg: string, fonts?: Fonts): Promise<Uint8Array | null>
  close(): Promise<void>
}

/** Those of titles, or besides them those of exports, which have emoji and what is read out loud. */
export type Fonts = 'titles' | 'speeches'
export type Family = 'Caprasimo' | 'Courier Prime' | 'Noto Emoji'

export type Job =
  | { readonly is: 'paint'; readonly svg: string; readonly fonts: Fonts }
  | { readonly is: 'measure'; readonly texts: readonly string[]; readonly family: Family }
/** Before the first job that needs them. */
export type MoreFonts = { readonly is: 'fonts'; readonly files: readonly Uint8Array[] }
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
    measure: async (texts, family = 'Caprasimo') =>
      (await ask({ is: 'measure', texts, family })) as readonly number[],
    paint: async (svg, fonts = 'titles') =>
      (thread?.waiting() ?? 0) >= mostWaiting
        ? null
        : ((await ask({ is: 'paint', svg, fonts })) as Uint8Array),
    async close() {
      isClosed = true
      await thread?.end()
    },
  }

  async function ask(job: Job): Promise<Outcome> {
    const more = isOfSpeech(job) ? Object.values(await readExportFonts()) : []
    if (isClosed) throw new Error('the painter has gone home')
    return (thread ??= start()).ask(job, more)
  }

  function start(): Thread {
    const started = startThread(idleMs, () => {
      if (thread === started) thread = null
    })
    return started
  }
}

function isOfSpeech(job: Job): boolean {
  return job.is === 'paint' ? job.fonts === 'speeches' : job.family !== 'Caprasimo'
}

type Thread = {
  ask(job: Job, more: readonly Uint8Array[]): Promise<Outcome>
  waiting(): number
  end(): Promise<void>
}
type Waiting = { resolve(outcome: Outcome): void; reject(error: Error): void }

function startThread(idleMs: number, onEnd: () => void): Thread {
  const worker = new Worker(new URL('./painter-worker.mjs', import.meta.url), { workerData: readFonts() })
  const all = new Map<number, Waiting>()
  let number = 0
  let hasMore = false
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

  function ask(job: Job, more: readonly Uint8Array[]): Promise<Outcome> {
    clearTimeout(idle)
    if (more.length > 0 && !hasMore) {
      hasMore = true
      worker.postMessage({ is: 'fonts', files: more } satisfies MoreFonts)
    }
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
