import { asc, inArray, sql } from 'drizzle-orm'
import { mostLaughsOfLine } from '../../game/laughs.ts'
import { type LaughView } from '../../game/protocol.ts'
import { PgDialect } from 'drizzle-orm/pg-core'
import { inBatches } from '../time/batch.ts'
import { type Database } from './database.ts'
import { laughs, scripts } from './schema.ts'

export type PlacedLaugh = LaughView & { readonly scriptId: string }

export type LaughStore = ReturnType<typeof createLaughStore>

export function createLaughStore({ orm, pool }: Pick<Database, 'orm' | 'pool'>) {
  const list = inBatches<string, LaughView[]>({ keyOf: (id) => id, run: listAll, isUndone: () => true })
  return {
    async add(scriptId: string, more: readonly LaughView[]): Promise<void> {
      if (more.length === 0) return
      await orm
        .insert(laughs)
        .values(more.map((laugh) => ({ scriptId, ...laugh })))
        .onConflictDoUpdate({
          target: [laughs.scriptId, laughs.chapter, laughs.act, laughs.line],
          set: { count: sql`least(${mostLaughsOfLine}, ${laughs.count} + excluded.count)` },
        })
    },

    /** Each place once; of any scripts. Answers the sums, but for scripts that are gone. */
    async addAll(more: readonly PlacedLaugh[]): Promise<PlacedLaugh[]> {
      const values = [
        more.map(({ scriptId }) => scriptId),
        more.map(({ chapter }) => chapter),
        more.map(({ act }) => act),
        more.map(({ line }) => line),
        more.map(({ count }) => count),
        more.map(({ audience = 0 }) => audience),
      ]
      return (await pool.query<PlacedLaugh>({ ...addStatement, values })).rows.map(leaveOutNone)
    },

    /** By place. Every act of every script asks, so that it is asked for many at once. */
    list,
  }

  async function listAll(scriptIds: readonly string[]): Promise<LaughView[][]> {
    const { scriptId, chapter, act, line } = laughs
    const all = await orm
      .select()
      .from(laughs)
      .where(inArray(scriptId, [...scriptIds]))
      .orderBy(asc(chapter), asc(act), asc(line))
    const byScript = new Map<string, LaughView[]>(scriptIds.map((id) => [id, []]))
    for (const { scriptId: id, ...laugh } of all) byScript.get(id)?.push(leaveOutNone(laugh))
    return [...byScript.values()]
  }
}

function leaveOutNone<L extends LaughView>({ audience = 0, ...laugh }: L) {
  return audience === 0 ? laugh : { ...laugh, audience }
}

// Named, so that it is planned once. In one order, so that two instances do not wait for each other.
const addStatement = {
  name: 'add-laughs',
  text: new PgDialect().sqlToQuery(sql`
    with given as (
      select * from unnest(
        ${sql.placeholder('ids')}::text[], ${sql.placeholder('chapters')}::int[], ${sql.placeholder('acts')}::int[],
        ${sql.placeholder('lines')}::int[], ${sql.placeholder('counts')}::int[],
        ${sql.placeholder('audiences')}::int[]
      ) as given (script_id, chapter, act, line, count, audience)
    )
    insert into ${laughs} (script_id, chapter, act, line, count, audience)
    select * from given where exists (select 1 from ${scripts} where id = given.script_id)
    order by script_id, chapter, act, line
    on conflict (script_id, chapter, act, line)
    do update set count = least(${sql.raw(String(mostLaughsOfLine))}, laughs.count + excluded.count),
      audience = least(${sql.raw(String(mostLaughsOfLine))}, laughs.audience + excluded.audience)
    returning script_id as "scriptId", chapter, act, line, count, audience`).sql,
}
