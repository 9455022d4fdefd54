import { PGlite } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'
import { Sessions } from './sessions.mjs'
import { startParams, SyncedFiles } from './synced-files.mjs'

/** @import { FromWorker, ToWorker, WorkerData } from './worker-message.ts' */

const { directory, syncs } = /** @type {WorkerData} */ (workerData)
const count = new Int32Array(syncs)

/** @param {FromWorker} message */
const post = (message) => parentPort?.postMessage(message)

const db = await PGlite.create({
  fs: new SyncedFiles(directory, () => Atomics.add(count, 0, 1)),
  startParams,
  onStderr: listenForPanic,
})

/** @param {string} text after a panic (failed fsync, no room for the log) nothing the process says can be trusted */
function listenForPanic(text) {
  post({ is: 'said', text })
  if (/\bPANIC:/.test(text)) process.exit(1)
  return false
}

const sessions = new Sessions(db)

if (await checkSync()) {
  parentPort?.on('message', (/** @type {ToWorker} */ message) => {
    if (message.is === 'connect') sessions.open(message.port)
    else void close()
  })
  post({ is: 'open' })
} else {
  post({ is: 'unsynced' })
  await close()
}

async function checkSync() {
  const before = Atomics.load(count, 0)
  await db.query(`select pg_logical_emit_message(false, 'start', '', true)`)
  return Atomics.load(count, 0) > before
}

async function close() {
  sessions.end()
  await db.close()
  process.exit(0)
}
