import { sql } from 'drizzle-orm'
import { type Database } from './database.ts'
import { chapters, laughs, pieces, scripts } from './schema.ts'
import { type NewChapter, type NewScript, type ScriptRow } from './scripts.ts'

export type VersionStore = ReturnType<typeof createVersionStore>

/** Each version is a script of its own, so that none can lose anything to another. */
export function createVersionStore({ orm }: Pick<Database, 'orm'>, leaseSeconds: number) {
  return {
    /** Copies `source` before chapter `from`, with its laughs, and adds a chapter under `instance`'s lease. */
    async fork(
      source: Pick<ScriptRow, 'id' | 'family' | 'title'>,
      from: number,
      script: Omit<NewScript, 'family'>,
      chapter: NewChapter,
      instance: string,
    ): Promise<void> {
      const old = source.id
      const made = sql`${script.id}::text`
      await orm.transaction(async (tx) => {
        await tx.insert(scripts).values({
          ...script,
          family: source.family,
          title: from > 0 ? source.title : null,
          state: 'writing',
          writingBy: instance,
          writingUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
        })
        await tx.execute(sql`
          insert into ${chapters} (script_id, n, writer_kind, writer, length, sheet, played, state, problem, created_at)
          select ${made}, n, writer_kind, writer, length, sheet, played, state, problem, created_at
          from ${chapters} where script_id = ${old} and n < ${from}`)
        await tx.insert(chapters).values({ ...chapter, scriptId: script.id, n: from, state: 'writing' })
        await tx.execute(sql`
          insert into ${pieces} (script_id, n, chapter, act, "drop", text)
          select ${made}, n, chapter, act, "drop", text
          from ${pieces} where script_id = ${old} and chapter < ${from}`)
        await tx.execute(sql`
          insert into ${laughs} (script_id, chapter, act, line, count)
          select ${made}, chapter, act, line, count
          from ${laughs} where script_id = ${old} and chapter < ${from}`)
      })
    },
  }
}
