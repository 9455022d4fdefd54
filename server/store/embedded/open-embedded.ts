import { type Logger } from 'pino'
import { Worker } from 'node:worker_threads'
import { StartProblem } from '../../start-problem.ts'
import { diskFull, isOutOfRoom, makeDataDirectory, prepareDatabase } from './data-directory.ts'
import { lockDirectory, type Receive } from './lock-directory.ts'
import { type FromWorker, type ToWorker, type WorkerData } from './worker-message.ts'
import { WorkerStream } from './worker-stream.ts'

export type Embedded = {
  connect(): WorkerStream
  countSyncs(): number
  close(): Promise<void>
}

/** `receive` gets connections to the lock from other processes of the same user. */
export async function openEmbedded(dataDir: string, log: Logger, receive?: Receive): Promise<Embedded> {
  await makeDataDirectory(dataDir)
  try {
    return await openLocked(dataDir, log, receive)
  } catch (error) {
    throw isOutOfRoom(error) ? new StartProblem(diskFull) : error
  }
}

async function openLocked(dataDir: string, log: Logger, receive?: Receive): Promise<Embedded> {
  const unlock = await lockDirectory(dataDir, log, receive)
  try {
    const embedded = await startWorker(await prepareDatabase(dataDir, log), log)
    const close = async () => {
      await embedded.close()
      await unlock()
    }
    return { ...embedded, close }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function startWorker(directory: string, log: Logger): Promise<Embedded> {
  const workerData: WorkerData = { directory, syncs: new SharedArrayBuffer(4) }
  const worker = new Worker(new URL('./database-worker.mjs', import.meta.url), { workerData })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const lastWords = hear(worker, log)
  await waitUntilOpen(worker, lastWords)
  const stopListening = reportCrash(worker, lastWords)
  return {
    connect: () => new WorkerStream(worker),
    countSyncs: () => Atomics.load(new Int32Array(workerData.syncs), 0),
    close: async () => {
      stopListening()
      worker.postMessage({ is: 'close' } satisfies ToWorker)
      await ended
    },
  }
}

function hear(worker: Worker, log: Logger): () => string {
  let lastWords = ''
  worker.on('message', (message: FromWorker) => {
    if (message.is !== 'said') return
    const isFatal = /\b(PANIC|FATAL):/.test(message.text)
    if (isFatal) lastWords = message.text
    log[isFatal ? 'fatal' : 'debug']({ from: 'database' }, message.text)
  })
  return () => lastWords
}

function waitUntilOpen(worker: Worker, lastWords: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.is === 'open') resolve()
      else if (message.is !== 'said') reject(new StartProblem(unsynced))
    })
    let cause = new Error('The embedded database ended while it was being opened.')
    worker.once('error', (error) => (cause = error))
    // What it said may come after its error, but never after its exit.
    worker.once('exit', () => reject(isFull(lastWords()) ? new StartProblem(diskFull) : cause))
  })
}

const unsynced =
  'The embedded database cannot be opened safely: its files are not synced to the disk. ' +
  'Install the exact versions of the lock file (npm ci), or set DATABASE_URL to a PostgreSQL server.'

function isFull(words: string): boolean {
  return /No space left on device/.test(words)
}

/** Without its database the process ends, loudly, and the restart recovers from the disk. */
function reportCrash(worker: Worker, lastWords: () => string): () => void {
  const crash = () => {
    const what = isFull(lastWords()) ? diskFull : 'The embedded database has stopped. Start again.'
    process.stderr.write(`${what} Everything that was acknowledged is kept.\n`)
    process.exit(1)
  }
  worker.once('exit', crash)
  return () => worker.off('exit', crash)
}
