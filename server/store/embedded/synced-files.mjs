import { NodeFS } from '@electric-sql/pglite/nodefs'
import { PGlite } from '@electric-sql/pglite'
import { fstatSync, fsyncSync } from 'node:fs'

/** PGlite's defaults, but with fsync (its `-F` turns it off) and with less memory. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
]

/** PGlite has no fsync: a power cut could lose commits. Relies on PGlite internals; `checkSync` proves it works. */
export class SyncedFiles extends NodeFS {
  /** @type {(path: string) => void} */
  #onSync

  /** @param {string} directory @param {(path: string) => void} onSync called after each fsync */
  constructor(directory, onSync) {
    super(directory)
    this.#onSync = onSync
  }

  /**
   * @override
   * @param {PGlite} pg
   * @param {Parameters<NodeFS['init']>[1]} options
   * @returns {ReturnType<NodeFS['init']>}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const hook = (/** @type {any} */ { NODEFS }) => {
      NODEFS.stream_ops.fsync = (/** @type {{ nfd: number, node: unknown }} */ { nfd, node }) => {
        // A failure becomes an error number, on which PostgreSQL panics, since the state of the disk is unknown.
        NODEFS.tryFSOperation(() => sync(nfd))
        this.#onSync(NODEFS.realPath(node))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }
}

/** @param {number} descriptor */
function sync(descriptor) {
  if (process.platform === 'win32' && fstatSync(descriptor).isDirectory()) return
  fsyncSync(descriptor)
}
