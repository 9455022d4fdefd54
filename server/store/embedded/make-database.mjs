import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startParams } from './synced-files.mjs'

// A process of its own, because making a database takes 840 MB, which are freed when it ends.

const [directory = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit(1))
if (!process.connected) process.exit(1)

const db = await PGlite.create({ fs: new NodeFS(directory), startParams })
await db.close()
await syncTree(directory)
process.exit(0)

/** @param {string} folder */
async function syncTree(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? syncTree(path) : sync(path, 'r+')
    }),
  )
  if (process.platform !== 'win32') await sync(folder, 'r')
}

/** @param {string} path @param {string} flags */
async function sync(path, flags) {
  const file = await open(path, flags)
  await file.sync()
  await file.close()
}
