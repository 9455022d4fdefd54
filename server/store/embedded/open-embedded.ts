import { type Logger } from 'pino'
import { Worker } from 'node:worker_threads'
import { StartProblem } from '../../start-problem.ts'
import { makeDataDirectory, prepareDatabase } from './data-directory.ts'
import { lockDirectory, type Receive } from './lock-directory.ts'
import { type FromWorker, type ToWorker, type WorkerData } from './worker-message.ts'
import { WorkerStream } from './worker-stream.ts'

export type Embedded = {
  /** A new connection, to be given to the driver as its stream. */
  connect(): WorkerStream
  /** How often files were synced to the disk since the start. */
  countSyncs(): number
  close(): Promise<void>
}

/**
 * Opens the database of a data directory in a worker thread, and makes it if there is none. `receive` gets those who
 * knock at the lock from other processes of the same user.
 */
export async function openEmbedded(dataDir: string, log: Logger, receive?: Receive): Promise<Embedded> {
  await makeDataDirectory(dataDir)
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
  await waitUntilOpen(worker, log)
  const stopListening = reportCrash(worker)
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

function waitUntilOpen(worker: Worker, log: Logger): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.is === 'said') repeat(message.text, log)
      else if (message.is === 'open') resolve()
      else reject(new StartProblem(unsynced))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The embedded database ended while it was being opened.')))
  })
}

function repeat(text: string, log: Logger): void {
  if (/\b(PANIC|FATAL):/.test(text)) log.fatal({ from: 'database' }, text)
  else log.debug({ from: 'database' }, text)
}

const unsynced =
  'The embedded database cannot be opened safely: its files are not synced to the disk. ' +
  'Install the exact versions of the lock file (npm ci), or set DATABASE_URL to a PostgreSQL server.'

/** Without its database the process has nothing to say: it ends, loudly, and starts again from what is on the disk. */
function reportCrash(worker: Worker): () => void {
  const crash = () => {
    throw new Error(
      'The embedded database has stopped. Start again: everything that was acknowledged is kept.',
    )
  }
  worker.once('exit', crash)
  return () => worker.off('exit', crash)
}
