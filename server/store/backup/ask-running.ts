import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { type Pool } from 'pg'
import { type Logger } from 'pino'
import { describeError } from '../../describe-error.ts'
import { unclaimed } from '../embedded/data-directory.ts'
import { makeReachable } from '../embedded/lock-directory.ts'
import { saveBackup } from './save-backup.ts'

const question = 'backup\n'

/** Only one process can open the embedded database, so the running game saves it. */
export function answerBackups(pool: Pool, dataDir: string, log: Logger) {
  return (visitor: Socket): void => {
    const gone = new AbortController()
    visitor.once('close', () => gone.abort())
    visitor.once('data', () => {
      const name = `${unclaimed}${randomBytes(4).toString('hex')}`
      saveBackup(pool, join(dataDir, name), dataDir, gone.signal).then(
        () => visitor.end(name),
        (error: unknown) => {
          log.error({ error: describeError(error) }, 'a backup could not be saved')
          visitor.destroy()
        },
      )
    })
  }
}

/** The file then belongs to the caller. `failed`: no answer; `not running`: no process holds the directory. */
export async function askForBackup(
  dataDir: string,
): Promise<{ readonly file: string } | 'failed' | 'not running'> {
  const folder = join(dataDir, 'lock')
  if (!existsSync(folder)) return 'not running'
  const reachable = await makeReachable(folder)
  try {
    for (const name of await readdir(folder)) {
      const answer = await ask(join(reachable.path, name))
      if (answer !== null) return answer === '' ? 'failed' : { file: join(dataDir, answer) }
    }
    return 'not running'
  } finally {
    await reachable.forget()
  }
}

function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer: string | null = null
    const socket = connect(path, () => {
      answer = ''
      socket.write(question)
    })
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => (answer = `${answer ?? ''}${text}`))
    socket.on('error', () => {}) // 'close' follows
    socket.once('close', () => resolve(answer))
  })
}
