import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Database } from './database.ts'
import { chapters, scripts } from './schema.ts'
import { type ScriptRow } from './scripts.ts'

/** A script on the shelf of its owner, without its text. */
export type ShelfRow = ScriptRow & {
  readonly chapters: number
  readonly version: { readonly n: number; readonly of: number }
}

export type Shelf = ReturnType<typeof createShelf>

/** The scripts that a player has kept. */
export function createShelf({ orm }: Pick<Database, 'orm'>) {
  const isKept = (userId: string) => and(eq(scripts.userId, userId), isNull(scripts.deletedAt))

  return {
    async list(userId: string, most: number): Promise<ShelfRow[]> {
      const rows = await orm
        .select({
          script: scripts,
          chapters: sql<number>`(select count(*)::int from ${chapters} where ${chapters.scriptId} = ${scripts.id})`,
          n: sql<number>`(row_number() over (partition by ${scripts.family} order by ${scripts.createdAt}, ${scripts.id}))::int`,
          of: sql<number>`(count(*) over (partition by ${scripts.family}))::int`,
        })
        .from(scripts)
        .where(isKept(userId))
        .orderBy(desc(scripts.createdAt), desc(scripts.id))
        .limit(most)
      return rows.map(({ script, chapters: count, n, of }) => ({
        ...script,
        chapters: count,
        version: { n, of },
      }))
    },
  }
}
