import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { DatabaseError } from 'pg'
import { type PieceEvent, type ScriptState } from '../../game/protocol.ts'
import { inBatches } from '../time/batch.ts'
import { type Database } from './database.ts'
import { pieces, scripts } from './schema.ts'

export type StoredPiece = PieceEvent & { readonly n: number }

export type PieceStore = ReturnType<typeof createPieceStore>

type Append = { readonly scriptId: string; readonly instance: string; readonly piece: StoredPiece }

/** Pieces are sent to listeners only after they are stored. */
export function createPieceStore({ orm, pool }: Pick<Database, 'orm' | 'pool'>) {
  const append = inBatches<Append, boolean>({
    keyOf: ({ scriptId }) => scriptId,
    run: appendAll,
    isUndone: isRolledBack,
  })

  return {
    /** False when the lease is lost: nothing was written. Throws when the number is taken. */
    append: (scriptId: string, instance: string, piece: StoredPiece) => append({ scriptId, instance, piece }),

    async readAfter(scriptId: string, after: number): Promise<StoredPiece[]> {
      const { n, chapter, act, drop, text } = pieces
      return orm
        .select({ n, chapter, act, drop, text })
        .from(pieces)
        .where(and(eq(pieces.scriptId, scriptId), gt(pieces.n, after)))
        .orderBy(asc(pieces.n))
    },

    async lastOf(scriptId: string): Promise<number> {
      const [row] = await orm
        .select({ n: max(pieces.n) })
        .from(pieces)
        .where(eq(pieces.scriptId, scriptId))
      return row?.n ?? 0
    },

    async stateOf(scriptId: string): Promise<ScriptState | null> {
      const [row] = await orm.select({ state: scripts.state }).from(scripts).where(eq(scripts.id, scriptId))
      return row?.state ?? null
    },
  }

  async function appendAll(all: readonly Append[]): Promise<boolean[]> {
    const values = [
      all.map(({ scriptId }) => scriptId),
      all.map(({ instance }) => instance),
      all.map(({ piece }) => piece.n),
      all.map(({ piece }) => piece.chapter),
      all.map(({ piece }) => piece.act),
      all.map(({ piece }) => piece.drop),
      all.map(({ piece }) => piece.text),
    ]
    const { rows } = await pool.query<{ script_id: string }>({ ...appendStatement, values })
    const stored = new Set(rows.map((row) => row.script_id))
    return all.map(({ scriptId }) => stored.has(scriptId))
  }
}

// The row lock keeps the lease; locks are taken in id order, as in `renewLeases`. `limit 1` makes each a look-up:
// a join may cost n × n comparisons. Named, so that it is planned once.
const appendStatement = {
  name: 'append-pieces',
  text: new PgDialect().sqlToQuery(sql`
    with given as (
      select * from unnest(
        ${sql.placeholder('ids')}::text[], ${sql.placeholder('instances')}::text[], ${sql.placeholder('ns')}::int[],
        ${sql.placeholder('chapters')}::int[], ${sql.placeholder('acts')}::int[], ${sql.placeholder('drops')}::int[],
        ${sql.placeholder('texts')}::text[]
      ) as given (id, instance, n, chapter, act, "drop", text)
      order by id
    ), held as (
      select given.* from given cross join lateral (
        select state, writing_by from ${scripts} where scripts.id = given.id limit 1 for share
      ) as script
      where state = 'writing' and writing_by = instance
    )
    insert into ${pieces} (script_id, n, chapter, act, "drop", text)
    select id, n, chapter, act, "drop", text from held
    returning script_id`).sql,
}

/** The database refused: nothing was stored. A lost connection leaves that open. */
export function isRolledBack(error: unknown): boolean {
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  return /^(?:22|23|40)...$/.test(code)
}
