import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { type PersonId } from '../../../game/room/room.ts'
import { inBatches } from '../../time/batch.ts'
import { type Database } from '../database.ts'
import { isRolledBack } from '../pieces.ts'
import { roomPresence } from '../schema.ts'

/** Who is here, in which tab. */
export type Present = { readonly roomId: string; readonly person: PersonId; readonly tab: string }

export type PresenceStore = ReturnType<typeof createPresenceStore>

/** A presence that is not renewed lapses after so many seconds, by the database's clock. */
export function createPresenceStore({ orm }: Pick<Database, 'orm'>, instance: string, seconds: number) {
  const { roomId, person, tab, until } = roomPresence
  const end = sql`now() + make_interval(secs => ${seconds})`
  const keyOf = (one: Present) => `${one.roomId}/${one.person}`
  const given = (all: readonly Present[]) =>
    sql`(select * from unnest(
      ${sql.param(all.map((one) => one.roomId))}::text[], ${sql.param(all.map((one) => one.person))}::text[],
      ${sql.param(all.map((one) => one.tab))}::text[]) as one (room_id, person, tab) order by 1, 2) as given`
  const isOwn = sql`${roomId} = given.room_id and ${person} = given.person and ${tab} = given.tab
    and ${roomPresence.instance} = ${instance}`

  return {
    /** The newest tab of a person has the place. */
    enter: inBatches<Present, void>({
      keyOf,
      isUndone: isRolledBack,
      async run(all) {
        await orm
          .insert(roomPresence)
          .values(all.map((one) => ({ ...one, instance, until: end })))
          .onConflictDoUpdate({
            target: [roomId, person],
            set: { tab: sql`excluded.tab`, instance: sql`excluded.instance`, until: sql`excluded.until` },
          })
        return all.map(() => undefined)
      },
    }),

    /** Only a place that is still theirs. */
    leave: inBatches<Present, void>({
      keyOf,
      isUndone: isRolledBack,
      async run(all) {
        await orm.execute(sql`delete from ${roomPresence} using ${given(all)} where ${isOwn}`)
        return all.map(() => undefined)
      },
    }),

    /** Answers those that are still held. */
    async renew(all: readonly Present[]): Promise<Present[]> {
      if (all.length === 0) return []
      const { rows } = await orm.execute<{ room_id: string; person: string; tab: string }>(
        sql`update ${roomPresence} set until = ${end} from ${given(all)} where ${isOwn}
          returning ${roomId}, ${person}, ${tab}`,
      )
      return rows.map((row) => ({ roomId: row.room_id, person: row.person, tab: row.tab }))
    },

    /** `isHere`: on this instance. */
    async list(roomIds: readonly string[]): Promise<(Present & { readonly isHere: boolean })[]> {
      if (roomIds.length === 0) return []
      return orm
        .select({ roomId, person, tab, isHere: sql<boolean>`${roomPresence.instance} = ${instance}` })
        .from(roomPresence)
        .where(and(inArray(roomId, [...roomIds]), gt(until, sql`now()`)))
    },

    async leaveAll(): Promise<void> {
      await orm.delete(roomPresence).where(eq(roomPresence.instance, instance))
    },
  }
}
