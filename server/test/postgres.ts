import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { openDatabase, type Database } from '../store/database.ts'

/** Its user may create databases. Without it those tests are skipped. */
export const testServerUrl = process.env['TEST_DATABASE_URL'] || null

export async function openTestServer(): Promise<Database & { readonly url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = nameDatabase(name)
  const database = await openDatabase({ url, dataDir: '', log: pino({ level: 'silent' }) })
  const close = async () => {
    await database.close()
    await onServer(`drop database ${name} with (force)`)
  }
  return { ...database, url, close }
}

function nameDatabase(name: string): string {
  const url = new URL(testServerUrl ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl ?? '' })
  await client.connect()
  await client.query(sql)
  await client.end()
}
