import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database } from './database.ts'
import { scripts } from './schema.ts'

export type ShareStore = ReturnType<typeof createShareStore>

export function createShareStore({ orm }: Pick<Database, 'orm'>) {
  const isKept = (id: string) => and(eq(scripts.id, id), isNull(scripts.deletedAt))

  return {
    async share(id: string, shareId: string): Promise<void> {
      await orm
        .update(scripts)
        .set({ shareId: sql`coalesce(${scripts.shareId}, ${shareId})` })
        .where(isKept(id))
    },

    /** For good: sharing again makes a new secret. */
    async unshare(id: string): Promise<void> {
      await orm.update(scripts).set({ shareId: null }).where(isKept(id))
    },

    async find(shareId: string): Promise<string | null> {
      const [row] = await orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(eq(scripts.shareId, shareId), isNull(scripts.deletedAt)))
      return row?.id ?? null
    },
  }
}
