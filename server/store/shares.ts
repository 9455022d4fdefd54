import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database } from './database.ts'
import { scripts } from './schema.ts'

export type ShareStore = ReturnType<typeof createShareStore>

/** The secrets by which scripts may be read by anybody. */
export function createShareStore({ orm }: Pick<Database, 'orm'>) {
  const isKept = (id: string) => and(eq(scripts.id, id), isNull(scripts.deletedAt))

  return {
    /** Gives a script its secret, unless it has one: then that one stays. */
    async share(id: string, shareId: string): Promise<void> {
      await orm
        .update(scripts)
        .set({ shareId: sql`coalesce(${scripts.shareId}, ${shareId})` })
        .where(isKept(id))
    },

    /** Takes it back. It never comes again: the next is another one. */
    async unshare(id: string): Promise<void> {
      await orm.update(scripts).set({ shareId: null }).where(isKept(id))
    },

    /** The script that may be read by this secret. */
    async find(shareId: string): Promise<string | null> {
      const [row] = await orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(eq(scripts.shareId, shareId), isNull(scripts.deletedAt)))
      return row?.id ?? null
    },
  }
}
