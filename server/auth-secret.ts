import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from './start-problem.ts'
import { diskFull, isOutOfRoom } from './store/embedded/data-directory.ts'

export async function readAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await makeSecret(path)
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new StartProblem(
      `${path} does not hold a secret. Delete the file; all players must then sign in again.`,
    )
  return secret
}

async function makeSecret(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null
    if (isOutOfRoom(error)) throw new StartProblem(diskFull)
    throw new StartProblem(
      `DATA_DIR cannot be written to (${error.code}). Set DATA_DIR to a folder that can.`,
    )
  })
  if (!file) return
  try {
    await file.writeFile(randomBytes(32).toString('base64url'))
    await file.sync()
  } catch (error) {
    await rm(path, { force: true }) // half a secret would stand in the way of the next start
    throw isOutOfRoom(error) ? new StartProblem(diskFull) : error
  } finally {
    await file.close()
  }
}
