import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { DatabaseError } from 'pg'
import { type PieceEvent, type ScriptState } from '../../game/protocol.ts'
import { inBatches } from '../batch.ts'
import { type Database } from './database.ts'
import { pieces, scripts } from './schema.ts'

export type StoredPiece = PieceEvent & { readonly n: number }

export type PieceStore = ReturnType<typeof createPieceStore>

type Append = { readonly scriptId: string; readonly instance: string; readonly piece: PieceEvent }

/** The numbered fragments of the stream. Told to nobody before they are here. */
export function createPieceStore({ orm, pool }: Pick<Database, 'orm' | 'pool'>) {
  const append = inBatches<Append, number | null>({
    keyOf: ({ scriptId }) => scriptId,
    run: appendAll,
    isUndone: isRolledBack,
  })

  return {
    /**
     * Appends the next piece of a script. Answers the piece's number, or null when the instance no longer holds the
     * lease: then nothing was written. The lease itself is renewed by the desk's beat: a row whose indexed columns stay
     * as they are is cheap to write ten times a second.
     */
    append: (scriptId: string, instance: string, piece: PieceEvent) => append({ scriptId, instance, piece }),

    async readAfter(scriptId: string, after: number): Promise<StoredPiece[]> {
      const { n, chapter, act, drop, text } = pieces
      return orm
        .select({ n, chapter, act, drop, text })
        .from(pieces)
        .where(and(eq(pieces.scriptId, scriptId), gt(pieces.n, after)))
        .orderBy(asc(pieces.n))
    },

    /** The state of a script, or null when it is gone. */
    async stateOf(scriptId: string): Promise<ScriptState | null> {
      const [row] = await orm.select({ state: scripts.state }).from(scripts).where(eq(scripts.id, scriptId))
      return row?.state ?? null
    },
  }

  /** One statement for one piece of each of these scripts. */
  async function appendAll(all: readonly Append[]): Promise<(number | null)[]> {
    const values = [
      all.map(({ scriptId }) => scriptId),
      all.map(({ instance }) => instance),
      all.map(({ piece }) => piece.chapter),
      all.map(({ piece }) => piece.act),
      all.map(({ piece }) => piece.drop),
      all.map(({ piece }) => piece.text),
    ]
    const { rows } = await pool.query<{ script_id: string; n: number }>({ ...appendStatement, values })
    const numbers = new Map(rows.map((row) => [row.script_id, row.n]))
    return all.map(({ scriptId }) => numbers.get(scriptId) ?? null)
  }
}

/** Locks in the order of the ids, as `renewLeases` does. It has a name, so that the database plans it once. */
const appendStatement = {
  name: 'append-pieces',
  text: new PgDialect().sqlToQuery(sql`
    with given as (
      select * from unnest(
        ${sql.placeholder('ids')}::text[], ${sql.placeholder('instances')}::text[], ${sql.placeholder('chapters')}::int[],
        ${sql.placeholder('acts')}::int[], ${sql.placeholder('drops')}::int[], ${sql.placeholder('texts')}::text[]
      ) as given (id, instance, chapter, act, "drop", text)
    ), held as (
      select given.* from given join ${scripts} on scripts.id = given.id
      where state = 'writing' and writing_by = instance
      order by given.id for update of scripts
    ), renewed as (
      update ${scripts}
      set last_piece = last_piece + 1
      from held where scripts.id = held.id
      returning scripts.id, last_piece
    )
    insert into ${pieces} (script_id, n, chapter, act, "drop", text)
    select id, last_piece, chapter, act, "drop", text from held join renewed using (id)
    returning script_id, n`).sql,
}

/** The database itself has refused the text, a row or a lock: nothing was stored. A lost connection does not say. */
function isRolledBack(error: unknown): boolean {
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  return /^(?:22|23|40)...$/.test(code)
}
