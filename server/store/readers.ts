import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { type Database } from './database.ts'
import { scriptReaders, scripts, users } from './schema.ts'

/** With its table: a column alone would be the subquery's. */
export const hasReaders = sql<boolean>`exists (
  select from ${scriptReaders} reader where reader.script_id = scripts.id and reader.hidden_at is null)`

export type ReaderStore = ReturnType<typeof createReaderStore>

/** Accounts whose a script of a room is besides its owner's. */
export function createReaderStore({ orm }: Pick<Database, 'orm'>) {
  const isOf = (scriptId: string, userId: string) =>
    and(eq(scriptReaders.scriptId, scriptId), eq(scriptReaders.userId, userId))

  return {
    /** Each once, the owner not at all. Whoever has taken it off their shelf keeps it off. */
    async add(scriptId: string, userIds: readonly string[]): Promise<void> {
      if (userIds.length === 0) return
      const { id, userId } = scripts
      const joining = orm
        .select({
          scriptId: id,
          userId: users.id,
          since: sql`now()`.as('since'),
          hiddenAt: sql`null`.as('hidden'),
        })
        .from(scripts)
        .innerJoin(users, ne(users.id, userId))
        .where(and(eq(id, scriptId), inArray(users.id, [...userIds])))
      await orm.insert(scriptReaders).select(joining).onConflictDoNothing()
    },

    async has(scriptId: string, userId: string): Promise<boolean> {
      const which = and(isOf(scriptId, userId), isNull(scriptReaders.hiddenAt))
      return (await orm.select({ id: scriptReaders.scriptId }).from(scriptReaders).where(which)).length > 0
    },

    /** Off their own shelf. */
    async hide(scriptId: string, userId: string): Promise<void> {
      await orm
        .update(scriptReaders)
        .set({ hiddenAt: sql`now()` })
        .where(and(isOf(scriptId, userId), isNull(scriptReaders.hiddenAt)))
    },

    /** Also true when it was not hidden. */
    async show(scriptId: string, userId: string): Promise<boolean> {
      const shown = await orm
        .update(scriptReaders)
        .set({ hiddenAt: null })
        .where(isOf(scriptId, userId))
        .returning({ id: scriptReaders.scriptId })
      return shown.length > 0
    },
  }
}
