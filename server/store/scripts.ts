import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Memory } from '../../comedy/memory.ts'
import { type ProblemView, type ScriptState } from '../../game/protocol.ts'
import { type Database } from './database.ts'
import { type StoredPiece } from './pieces.ts'
import { chapters, pieces, scripts } from './schema.ts'

/** Without the lease, which is between the instances and the database's clock. */
export type ScriptRow = Omit<typeof scripts.$inferSelect, 'writingBy' | 'writingUntil'>
export type ChapterRow = typeof chapters.$inferSelect
export type StoredScript = ScriptRow & { readonly chapters: readonly ChapterRow[] }
/** A chapter without what was planned and played, which is most of it: for those who only show it. */
export type ChapterFace = Omit<ChapterRow, 'sheet' | 'played'>
export type ScriptFace = ScriptRow & { readonly chapters: readonly ChapterFace[] }
/** With the ids of all versions of it that are kept, itself among them, the oldest first. */
export type ScriptWithVersions = ScriptFace & { readonly versions: readonly string[] }

export type NewScript = Pick<
  ScriptRow,
  'id' | 'userId' | 'mode' | 'rating' | 'draw' | 'cast' | 'players' | 'assignments' | 'seed'
> & { readonly family?: string }
export type NewChapter = Pick<ChapterRow, 'writerKind' | 'writer' | 'length' | 'sheet'>

/** An evening and some. */
const scriptsRemembered = 24

// Named in full by hand: a column of the query's only table is written without its table, and would be the version's own.
const versionsOfScript = sql<string[]>`array(
  select version.id from ${scripts} version
  where version.family = scripts.family and version.user_id = scripts.user_id and version.deleted_at is null
  order by version.created_at, version.id)`

export type ScriptStore = ReturnType<typeof createScriptStore>

/**
 * Scripts and their chapters. While a script is being written, one instance holds its lease: it alone may append and
 * end, and it loses the lease when it has not renewed it for `leaseSeconds`. The database's clock decides.
 */
export function createScriptStore({ orm }: Pick<Database, 'orm'>, leaseSeconds: number) {
  const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`
  const noLeaseEnd = sql`now() + make_interval(secs => ${2 * leaseSeconds})`

  return {
    /** With its first piece, when that stands already. In one statement: players wait for it. */
    async create(
      script: NewScript,
      chapter: NewChapter,
      instance: string,
      opening: StoredPiece | null = null,
    ): Promise<StoredScript> {
      const face = { family: script.id, title: null, shareId: null, deletedAt: null, ...script } as const
      const state = 'writing'
      const lease = { state, writingBy: instance, writingUntil: leaseEnd } as const
      const made = orm.$with('made').as(orm.insert(scripts).values({ ...face, ...lease }))
      const first = { ...chapter, scriptId: script.id, n: 0, state: 'writing' } as const
      const [row] = await orm
        .with(made, ...(opening ? [openWith(script.id, opening)] : []))
        .insert(chapters)
        .values(first)
        .returning()
      if (!row) throw new Error('a script was not created')
      // The sheet itself, not a copy of it: what was written by it already need not be written again.
      return { ...face, state, createdAt: row.createdAt, chapters: [{ ...row, sheet: chapter.sheet }] }
    },

    /** Adds a chapter and takes the lease. False when somebody writes the script at this moment, or has deleted it. */
    async addChapter(id: string, n: number, chapter: NewChapter, instance: string): Promise<boolean> {
      return orm.transaction(async (tx) => {
        const taken = await tx
          .update(scripts)
          .set({ state: 'writing', writingBy: instance, writingUntil: leaseEnd })
          .where(
            and(
              eq(scripts.id, id),
              ne(scripts.state, 'writing'),
              isNull(scripts.deletedAt),
              sql`${n} = (select count(*) from ${chapters} where ${chapters.scriptId} = ${id})`,
            ),
          )
          .returning({ id: scripts.id })
        if (taken.length === 0) return false
        await tx.insert(chapters).values({ ...chapter, scriptId: id, n, state: 'writing' })
        return true
      })
    },

    async find(id: string): Promise<StoredScript | null> {
      const [script] = await orm.select().from(scripts).where(eq(scripts.id, id))
      if (!script) return null
      const all = await orm.select().from(chapters).where(eq(chapters.scriptId, id)).orderBy(asc(chapters.n))
      return { ...script, chapters: all }
    },

    /** Whether it is there and this player's: little to read, for listeners who come back all at once. */
    async isOf(userId: string, id: string): Promise<boolean> {
      const which = and(eq(scripts.id, id), eq(scripts.userId, userId), isNull(scripts.deletedAt))
      return (await orm.select({ id: scripts.id }).from(scripts).where(which)).length > 0
    },

    /** A script without plans, as its owner has it: null when it was deleted. */
    async look(id: string): Promise<ScriptWithVersions | null> {
      const [script] = await orm
        .select({ ...getTableColumns(scripts), versions: versionsOfScript })
        .from(scripts)
        .where(and(eq(scripts.id, id), isNull(scripts.deletedAt)))
      return script ? { ...script, chapters: await facesOf([id]) } : null
    },

    /** Notes what the script calls itself, unless it has a title already. */
    async noteTitle(id: string, title: string): Promise<void> {
      await orm
        .update(scripts)
        .set({ title })
        .where(and(eq(scripts.id, id), isNull(scripts.title)))
    },

    /** Notes what a chapter plays of the corpus. */
    async notePlayed(id: string, n: number, played: Memory): Promise<void> {
      await orm
        .update(chapters)
        .set({ played })
        .where(and(eq(chapters.scriptId, id), eq(chapters.n, n)))
    },

    /**
     * What the player has heard lately, the latest first: in as many scripts as an evening holds. And how many scripts
     * are being written for them; players wait for the answer, so it is one query.
     */
    async recall(userId: string): Promise<{ readonly heard: Memory; readonly writing: number }> {
      const latest = orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(eq(scripts.userId, userId))
        .orderBy(desc(scripts.createdAt))
        .limit(scriptsRemembered)
      const rows = await orm
        .select({ played: chapters.played, writing: writingFor(userId) })
        .from(chapters)
        .where(inArray(chapters.scriptId, latest))
        .orderBy(desc(chapters.createdAt))
      return { heard: rows.flatMap(({ played }) => played), writing: rows[0]?.writing ?? 0 }
    },

    /** Ends the chapter that this instance writes. False when it has lost the lease or the player has stopped it. */
    end(id: string, instance: string, state: ScriptState, problem: ProblemView | null): Promise<boolean> {
      return endWhere(
        and(eq(scripts.id, id), eq(scripts.state, 'writing'), eq(scripts.writingBy, instance)),
        state,
        problem,
      )
    },

    /** Stops the writing, whichever instance does it. False when nothing is being written. */
    stop(id: string): Promise<boolean> {
      return endWhere(and(eq(scripts.id, id), eq(scripts.state, 'writing')), 'stopped', null)
    },

    /** Renews all leases of the instance; answers the scripts that are still its own. */
    async renewLeases(instance: string): Promise<string[]> {
      const own = orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(eq(scripts.writingBy, instance), eq(scripts.state, 'writing')))
        .orderBy(asc(scripts.id)) // as pieces are appended: locks taken in one order never wait in a circle
        .for('update')
      const held = await orm
        .update(scripts)
        .set({ writingUntil: leaseEnd })
        .where(inArray(scripts.id, own))
        .returning({ id: scripts.id })
      return held.map((script) => script.id)
    },

    /** Takes over up to `most` scripts whose lease has lapsed, or ends later than any can: the clock was set back since. */
    async takeOver(instance: string, most: number): Promise<string[]> {
      const lapsed = orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(
          and(
            eq(scripts.state, 'writing'),
            or(lt(scripts.writingUntil, sql`now()`), gt(scripts.writingUntil, noLeaseEnd)),
          ),
        )
        .orderBy(asc(scripts.writingUntil))
        .limit(most)
        .for('update', { skipLocked: true })
      const taken = await orm
        .update(scripts)
        .set({ writingBy: instance, writingUntil: leaseEnd })
        .where(inArray(scripts.id, lapsed))
        .returning({ id: scripts.id })
      return taken.map((script) => script.id)
    },

    /** Gives the leases up at once: those of an instance that ends, or (null) all, when no other can be alive. */
    async releaseLeases(instance: string | null): Promise<void> {
      const writing = eq(scripts.state, 'writing')
      await orm
        .update(scripts)
        .set({ writingUntil: sql`now() - interval '1 second'` })
        .where(instance === null ? writing : and(writing, eq(scripts.writingBy, instance)))
    },
  }

  /** Each of them has a chapter, so it is never without a row to stand in. */
  function writingFor(userId: string) {
    return sql<number>`(select count(*)::int from ${scripts} where user_id = ${userId} and state = 'writing')`
  }

  function openWith(scriptId: string, opening: StoredPiece) {
    return orm.$with('opened').as(orm.insert(pieces).values({ scriptId, ...opening }))
  }

  async function facesOf(ids: readonly string[]): Promise<ChapterFace[]> {
    if (ids.length === 0) return []
    const { scriptId, n, writerKind, writer, length, state, problem, createdAt } = chapters
    return orm
      .select({ scriptId, n, writerKind, writer, length, state, problem, createdAt })
      .from(chapters)
      .where(inArray(chapters.scriptId, [...ids]))
      .orderBy(asc(chapters.n))
  }

  function endWhere(
    which: ReturnType<typeof and>,
    state: ScriptState,
    problem: ProblemView | null,
  ): Promise<boolean> {
    return orm.transaction(async (tx) => {
      const [ended] = await tx
        .update(scripts)
        .set({ state, writingBy: null, writingUntil: null })
        .where(which)
        .returning({ id: scripts.id })
      if (!ended) return false
      await tx
        .update(chapters)
        .set({ state, problem })
        .where(and(eq(chapters.scriptId, ended.id), eq(chapters.state, 'writing')))
      return true
    })
  }
}
