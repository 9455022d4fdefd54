import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartProblem } from '../../start-problem.ts'
import { migrationsFolder } from '../migrate.ts'

type Journal = { readonly entries: readonly { readonly tag: string }[] }

export async function withFirstMigrations(count: number, run: (folder: URL) => Promise<void>): Promise<void> {
  const journal = JSON.parse(
    await readFile(new URL('./meta/_journal.json', migrationsFolder), 'utf8'),
  ) as Journal
  const entries = journal.entries.slice(0, count)
  if (entries.length < count)
    throw new StartProblem('The backup is of a newer version of Twisted Yarn. Restore it with that one.')
  const folder = await mkdtemp(join(tmpdir(), 'twisted-yarn-migrations-'))
  try {
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries)
      await cp(new URL(`./${tag}.sql`, migrationsFolder), join(folder, `${tag}.sql`))
    await run(pathToFileURL(`${folder}/`))
  } finally {
    await rm(folder, { recursive: true })
  }
}
