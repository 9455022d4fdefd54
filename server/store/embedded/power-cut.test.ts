import { PGlite } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { startParams, SyncedFiles } from './synced-files.mjs'

const log = pino({ level: 'silent' })

/** The worst case: `disk` gets a file's bytes, or a folder's names, only when these are synced. */
test('keeps every acknowledged row in a power cut', async () => {
  const [home, disk] = await Promise.all([
    mkdtemp(join(tmpdir(), 'ty-home-')),
    mkdtemp(join(tmpdir(), 'ty-disk-')),
  ])
  await (await openDatabase({ url: null, dataDir: home, log })).close()
  cpSync(join(home, 'database'), join(disk, 'database'), { recursive: true })

  const fs = new SyncedFiles(join(home, 'database'), (path) => reachDisk(path, home, disk))
  const db = await PGlite.create({ fs, startParams })
  await db.exec('create table acknowledged (n int primary key, padding text)')
  for (let n = 1; n <= 300; n++) {
    await db.query(`insert into acknowledged values ($1, repeat('yarn', 200))`, [n])
    if (n % 70 === 0) await db.exec('checkpoint')
    if (n % 60 === 0) expect(await countRows(disk)).toBe(n)
  }
  await db.close()
  await Promise.all([home, disk].map((path) => rm(path, { recursive: true })))
}, 120_000)

async function countRows(disk: string): Promise<number | undefined> {
  const copy = await mkdtemp(join(tmpdir(), 'ty-copy-'))
  cpSync(disk, copy, { recursive: true })
  const database = await openDatabase({ url: null, dataDir: copy, log })
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from acknowledged')
  await database.close()
  await rm(copy, { recursive: true })
  return rows[0]?.n
}

function reachDisk(path: string, home: string, disk: string): void {
  const synced = join(disk, relative(home, path))
  if (statSync(path).isDirectory()) reachDiskAsFolder(path, synced)
  else {
    mkdirSync(dirname(synced), { recursive: true })
    copyFileSync(path, `${synced}.torn`)
    renameSync(`${synced}.torn`, synced)
  }
}

function reachDiskAsFolder(path: string, synced: string): void {
  mkdirSync(synced, { recursive: true })
  const names = new Set(readdirSync(path))
  for (const name of readdirSync(synced))
    if (!names.has(name)) rmSync(join(synced, name), { recursive: true })
  for (const name of names)
    if (!existsSync(join(synced, name))) makeEmpty(join(path, name), join(synced, name))
}

function makeEmpty(path: string, synced: string): void {
  if (statSync(path).isDirectory()) mkdirSync(synced)
  else writeFileSync(synced, '')
}
