import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Database } from './database.ts'
import { chapters, scriptReaders, scripts } from './schema.ts'
import { type ScriptRow } from './scripts.ts'

export type ShelfRow = ScriptRow & {
  readonly chapters: number
  readonly version: { readonly n: number; readonly of: number }
}

/** Every word of `search` must occur; `after` is the script before the page. */
export type ShelfQuestion = { readonly search: string; readonly after: string | null; readonly most: number }

export type Shelf = ReturnType<typeof createShelf>

export function createShelf({ orm }: Pick<Database, 'orm'>) {
  const isKept = (userId: string) => and(eq(scripts.userId, userId), isNull(scripts.deletedAt))
  const isOwn = (id: string, userId: string) => and(eq(scripts.id, id), eq(scripts.userId, userId))

  const isRead = (userId: string) =>
    inArray(
      scripts.id,
      orm
        .select({ id: scriptReaders.scriptId })
        .from(scriptReaders)
        .where(and(eq(scriptReaders.userId, userId), isNull(scriptReaders.hiddenAt))),
    )

  return {
    /** Their own, and what they have read in rooms. */
    async list(userId: string, { search, after, most }: ShelfQuestion): Promise<ShelfRow[]> {
      const latest = (which: SQL | undefined) =>
        orm
          .select({ id: scripts.id })
          .from(scripts)
          .where(and(which, hasWords(search), after === null ? undefined : isAfter(after, userId)))
          .orderBy(desc(scripts.createdAt), desc(scripts.id))
          .limit(most)
      return orm
        .select({
          ...getTableColumns(scripts),
          chapters: sql<number>`(select count(*)::int from ${chapters} where chapters.script_id = scripts.id)`,
          version: versionOf,
        })
        .from(scripts)
        .where(inArray(scripts.id, unionAll(latest(isKept(userId)), latest(isRead(userId)))))
        .orderBy(desc(scripts.createdAt), desc(scripts.id))
        .limit(most)
    },

    async rename(id: string, userId: string, title: string): Promise<boolean> {
      const renamed = await orm
        .update(scripts)
        .set({ title })
        .where(and(eq(scripts.id, id), isKept(userId)))
        .returning({ id: scripts.id })
      return renamed.length > 0
    },

    async remove(id: string, userId: string): Promise<boolean> {
      const removed = await orm
        .update(scripts)
        .set({ deletedAt: sql`now()` })
        .where(and(eq(scripts.id, id), isKept(userId)))
        .returning({ id: scripts.id })
      return removed.length > 0
    },

    /** Also true when it was not deleted. */
    async restore(id: string, userId: string): Promise<boolean> {
      const restored = await orm
        .update(scripts)
        .set({ deletedAt: null })
        .where(isOwn(id, userId))
        .returning({ id: scripts.id })
      return restored.length > 0
    },
  }
}

// With its table: a column alone would be the subquery's.
const versionOf = sql<ShelfRow['version']>`(
  select json_build_object(
    'n', count(*) filter (where (v.created_at, v.id) <= (scripts.created_at, scripts.id)),
    'of', count(*))
  from ${scripts} v
  where v.family = scripts.family and v.user_id = scripts.user_id and v.deleted_at is null)`

/** By creation time to the microsecond, even if the script was deleted meanwhile. */
function isAfter(id: string, userId: string): SQL {
  return sql`(${scripts.createdAt}, ${scripts.id}) < (
    select c.created_at, c.id from ${scripts} c where c.id = ${id} and (c.user_id = ${userId} or exists (
      select from ${scriptReaders} reader where reader.script_id = c.id and reader.user_id = ${userId})))`
}

const searched = sql`concat_ws(' ',
  coalesce(${scripts.title}, concat(${scripts.draw} #>> '{characters,name}', ' in ', ${scripts.draw} #>> '{programs,name}')),
  ${scripts.draw} #>> '{characters,name}', ${scripts.draw} #>> '{programs,name}', ${scripts.draw} #>> '{settings,name}',
  (select string_agg(player, ' ') from jsonb_array_elements_text(${scripts.players}) player))`

/** Combining marks left by NFKD. */
const accents = '[\u0300-\u036f]'

function hasWords(search: string): SQL | undefined {
  const words = foldWords(search)
  if (words.length === 0) return undefined
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
  return sql`regexp_replace(lower(normalize(${searched}, NFKD)), ${accents}, '', 'g') like all (${sql.param(patterns)}::text[])`
}

function foldWords(search: string): string[] {
  const folded = search.normalize('NFKD').replaceAll(new RegExp(accents, 'g'), '').toLowerCase()
  return folded.split(/[\s\p{C}]+/u).filter((word) => word !== '')
}
