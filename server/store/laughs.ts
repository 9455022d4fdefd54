import { asc, eq, sql } from 'drizzle-orm'
import { mostLaughs } from '../../game/laughs.ts'
import { type LaughView } from '../../game/protocol.ts'
import { type Database } from './database.ts'
import { laughs } from './schema.ts'

export type LaughStore = ReturnType<typeof createLaughStore>

export function createLaughStore({ orm }: Pick<Database, 'orm'>) {
  return {
    async add(scriptId: string, more: readonly LaughView[]): Promise<void> {
      if (more.length === 0) return
      await orm
        .insert(laughs)
        .values(more.map((laugh) => ({ scriptId, ...laugh })))
        .onConflictDoUpdate({
          target: [laughs.scriptId, laughs.chapter, laughs.act, laughs.line],
          set: { count: sql`least(${mostLaughs}, ${laughs.count} + excluded.count)` },
        })
    },

    async list(scriptId: string): Promise<LaughView[]> {
      const { chapter, act, line, count } = laughs
      return orm
        .select({ chapter, act, line, count })
        .from(laughs)
        .where(eq(laughs.scriptId, scriptId))
        .orderBy(asc(chapter), asc(act), asc(line))
    },
  }
}
