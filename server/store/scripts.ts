import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { type ChapterPlan } from '../../comedy/beat-sheet.ts'
import { type Memory } from '../../comedy/memory.ts'
import { type ProblemView, type ScriptState } from '../../game/protocol.ts'
import { type Database } from './database.ts'
import { type StoredPiece } from './pieces.ts'
import { hasReaders } from './readers.ts'
import { chapters, pieces, scriptReaders, scripts } from './schema.ts'

/** The lease belongs to the instances and the database's clock. */
export type ScriptRow = Omit<typeof scripts.$inferSelect, 'writingBy' | 'writingUntil'>
export type ChapterRow = typeof chapters.$inferSelect
export type StoredScript = ScriptRow & { readonly chapters: readonly ChapterRow[] }
/** Most of a chapter's size is its plan, and of the first one alone a view tells something. */
export type ChapterFace = Omit<ChapterRow, 'sheet' | 'played' | 'steering'> & {
  readonly sheet: ChapterPlan | null
}
export type ScriptFace = ScriptRow & { readonly chapters: readonly ChapterFace[] }
/** This one included, oldest first. */
export type ScriptWithVersions = ScriptFace & { readonly versions: readonly string[] }

export type NewScript = Pick<
  ScriptRow,
  'id' | 'userId' | 'mode' | 'rating' | 'draw' | 'cast' | 'players' | 'assignments' | 'seed'
> & { readonly family?: string; readonly paceAct?: number | null }
export type NewChapter = Pick<ChapterRow, 'writerKind' | 'writer' | 'length' | 'sheet'>

const scriptsRemembered = 24

// Written out: Drizzle omits the table of a single-table query, and the column would become the version's own.
const versionsOfScript = sql<string[]>`array(
  select version.id from ${scripts} version
  where version.family = scripts.family and version.user_id = scripts.user_id and version.deleted_at is null
  order by version.created_at, version.id)`

export type ScriptStore = ReturnType<typeof createScriptStore>

/** A lease lapses `leaseSeconds` after its last renewal, by the database's clock. */
export function createScriptStore({ orm }: Pick<Database, 'orm'>, leaseSeconds: number) {
  const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`
  const noLeaseEnd = sql`now() + make_interval(secs => ${2 * leaseSeconds})`

  return {
    /** One statement, because players wait for it. */
    async create(
      script: NewScript,
      chapter: NewChapter,
      instance: string,
      opening: StoredPiece | null = null,
    ): Promise<StoredScript> {
      const blank = { family: script.id, title: null, shareId: null, deletedAt: null, paceAct: null } as const
      const face = { ...blank, ...script }
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
      return { ...face, state, createdAt: row.createdAt, chapters: [row] }
    },

    /** False when the script is being written or deleted. */
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

    /** Whether they may follow it. A small query: many listeners may reconnect at once. */
    async isOf(userId: string, id: string): Promise<boolean> {
      const { scriptId, hiddenAt } = scriptReaders
      const read = orm
        .select({ id: scriptId })
        .from(scriptReaders)
        .where(and(eq(scriptId, id), eq(scriptReaders.userId, userId), isNull(hiddenAt)))
      const isOwn = and(eq(scripts.userId, userId), isNull(scripts.deletedAt))
      const which = and(eq(scripts.id, id), or(isOwn, inArray(scripts.id, read)))
      return (await orm.select({ id: scripts.id }).from(scripts).where(which)).length > 0
    },

    /** What its owner has deleted is there for its readers only. */
    async look(id: string): Promise<ScriptWithVersions | null> {
      const [script] = await orm
        .select({ ...getTableColumns(scripts), versions: versionsOfScript })
        .from(scripts)
        .where(and(eq(scripts.id, id), or(isNull(scripts.deletedAt), hasReaders)))
      return script ? { ...script, chapters: await facesOf([id]) } : null
    },

    async noteTitle(id: string, title: string): Promise<void> {
      await orm
        .update(scripts)
        .set({ title })
        .where(and(eq(scripts.id, id), isNull(scripts.title)))
    },

    /** Keeps what a writer has planned by now. False when the instance no longer holds the lease. */
    async notePlan(id: string, n: number, instance: string, sheet: ChapterPlan): Promise<boolean> {
      const held = orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(eq(scripts.id, id), eq(scripts.state, 'writing'), eq(scripts.writingBy, instance)))
      const noted = await orm
        .update(chapters)
        .set({ sheet })
        .where(and(inArray(chapters.scriptId, held), eq(chapters.n, n)))
        .returning({ n: chapters.n })
      return noted.length > 0
    },

    /** Only forwards; what is not held back stays so. Whether it has changed. */
    async pace(id: string, act: number | null): Promise<boolean> {
      const isOn = act === null ? isNotNull(scripts.paceAct) : lt(scripts.paceAct, act)
      const paced = await orm
        .update(scripts)
        .set({ paceAct: act })
        .where(and(eq(scripts.id, id), isOn))
        .returning({ id: scripts.id })
      return paced.length > 0
    },

    async paceOf(id: string): Promise<number | null> {
      const [script] = await orm.select({ act: scripts.paceAct }).from(scripts).where(eq(scripts.id, id))
      return script?.act ?? null
    },

    async notePlayed(id: string, n: number, played: Memory): Promise<void> {
      await orm
        .update(chapters)
        .set({ played })
        .where(and(eq(chapters.scriptId, id), eq(chapters.n, n)))
    },

    /** The latest come first. One query, because players wait for it. */
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

    /** False when the lease is lost or the player has stopped the script. */
    end(id: string, instance: string, state: ScriptState, problem: ProblemView | null): Promise<boolean> {
      return endWhere(
        and(eq(scripts.id, id), eq(scripts.state, 'writing'), eq(scripts.writingBy, instance)),
        state,
        problem,
      )
    },

    stop(id: string): Promise<boolean> {
      return endWhere(and(eq(scripts.id, id), eq(scripts.state, 'writing')), 'stopped', null)
    },

    async renewLeases(instance: string): Promise<string[]> {
      const own = orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(eq(scripts.writingBy, instance), eq(scripts.state, 'writing')))
        .orderBy(asc(scripts.id)) // the lock order of appending pieces, against deadlocks
        .for('update')
      const held = await orm
        .update(scripts)
        .set({ writingUntil: leaseEnd })
        .where(inArray(scripts.id, own))
        .returning({ id: scripts.id })
      return held.map((script) => script.id)
    },

    /** Scripts whose lease has lapsed, or ends too late to be true: the clock was set back. */
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

    /** Those of an instance that ends; null: all, when no other instance can be alive. */
    async releaseLeases(instance: string | null): Promise<void> {
      const writing = eq(scripts.state, 'writing')
      await orm
        .update(scripts)
        .set({ writingUntil: sql`now() - interval '1 second'` })
        .where(instance === null ? writing : and(writing, eq(scripts.writingBy, instance)))
    },
  }

  /** Every script has a chapter, so a count above 0 always finds a row. */
  function writingFor(userId: string) {
    return sql<number>`(select count(*)::int from ${scripts} where user_id = ${userId} and state = 'writing')`
  }

  function openWith(scriptId: string, opening: StoredPiece) {
    return orm.$with('opened').as(orm.insert(pieces).values({ scriptId, ...opening }))
  }

  async function facesOf(ids: readonly string[]): Promise<ChapterFace[]> {
    if (ids.length === 0) return []
    const { scriptId, n, writerKind, writer, length, state, problem, createdAt } = chapters
    const sheet = sql<ChapterPlan | null>`case when ${n} = 0 then ${chapters.sheet} end`
    return orm
      .select({ scriptId, n, writerKind, writer, length, state, problem, createdAt, sheet })
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
