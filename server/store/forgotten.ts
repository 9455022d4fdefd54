import { and, eq, gt, inArray, isNull, lt, max, notExists, sql } from 'drizzle-orm'
import { type RoomEvent } from '../../game/room/event.ts'
import { type Database } from './database.ts'
import { roomEvents, roomPresence, rooms, scripts, sessions, users, verifications } from './schema.ts'

const mostAtOnce = 1_000
/** In milliseconds. A guest is stored a moment before their session. */
const graceMs = 60 * 60 * 1000
/** In milliseconds: how long a deleted script can be restored. */
const undoMs = 24 * 60 * 60 * 1000
/** In milliseconds: a room that nobody was in for so long is closed, and one that is closed goes after that. */
const desertedMs = 24 * 60 * 60 * 1000
const closedMs = 30 * desertedMs

export type Forgotten = ReturnType<typeof createForgotten>

/** Several instances may sweep at once: each skips rows another has locked. */
export function createForgotten({ orm }: Pick<Database, 'orm'>) {
  const isAbandoned = (now: Date) =>
    and(
      eq(users.isAnonymous, true),
      lt(users.createdAt, new Date(now.getTime() - graceMs)),
      notExists(
        orm
          .select({ one: sql`1` })
          .from(sessions)
          .where(eq(sessions.userId, users.id)),
      ),
      notExists(
        orm
          .select({ one: sql`1` })
          .from(scripts)
          .where(eq(scripts.userId, users.id)),
      ),
    )

  const isQuietSince = (before: Date) =>
    notExists(
      orm
        .select({ one: sql`1` })
        .from(roomEvents)
        .where(and(eq(roomEvents.roomId, rooms.id), gt(roomEvents.at, before))),
    )

  return {
    async sweepSessions(now: Date): Promise<number> {
      await orm.delete(verifications).where(lt(verifications.expiresAt, now))
      const over = orm
        .select({ id: sessions.id })
        .from(sessions)
        .where(lt(sessions.expiresAt, now))
        .limit(mostAtOnce)
        .for('update', { skipLocked: true })
      return (await orm.delete(sessions).where(inArray(sessions.id, over)).returning({ id: sessions.id }))
        .length
    },

    async sweepScripts(now: Date): Promise<number> {
      const over = orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(lt(scripts.deletedAt, new Date(now.getTime() - undoMs)))
        .limit(mostAtOnce)
        .for('update', { skipLocked: true })
      return (await orm.delete(scripts).where(inArray(scripts.id, over)).returning({ id: scripts.id })).length
    },

    /** Their codes are free again, and after a month their turns are gone. Scripts stay. */
    async sweepRooms(now: Date): Promise<number> {
      const present = orm
        .select({ id: roomPresence.roomId })
        .from(roomPresence)
        .where(gt(roomPresence.until, now))
      await orm
        .update(rooms)
        .set({ touchedAt: now })
        .where(and(isNull(rooms.closedAt), inArray(rooms.id, present)))
      await orm.delete(rooms).where(lt(rooms.closedAt, new Date(now.getTime() - closedMs)))
      const before = new Date(now.getTime() - desertedMs)
      return orm.transaction(async (tx) => {
        const deserted = await tx
          .select({ id: rooms.id })
          .from(rooms)
          .where(and(isNull(rooms.closedAt), lt(rooms.touchedAt, before), isQuietSince(before)))
          .limit(mostAtOnce)
          .for('update', { skipLocked: true })
        if (deserted.length === 0) return 0
        const which = deserted.map(({ id }) => id)
        const turns = tx
          .select({
            roomId: roomEvents.roomId,
            n: sql<number>`${max(roomEvents.n)} + 1`.as('n'),
            key: sql<null>`null::text`.as('key'),
            at: sql<Date>`now()`.as('at'),
            events: sql<readonly RoomEvent[]>`'[{"is":"closed"}]'::jsonb`.as('events'),
          })
          .from(roomEvents)
          .where(inArray(roomEvents.roomId, which))
          .groupBy(roomEvents.roomId)
        await tx.insert(roomEvents).select(turns)
        await tx.update(rooms).set({ closedAt: now }).where(inArray(rooms.id, which))
        return which.length
      })
    },

    async sweepGuests(now: Date): Promise<number> {
      return orm.transaction(async (tx) => {
        const locked = await tx
          .select({ id: users.id })
          .from(users)
          .where(isAbandoned(now))
          .limit(mostAtOnce)
          .for('update', { skipLocked: true })
        if (locked.length === 0) return 0
        // Checked again under the lock: a script begun in between must not go with its guest.
        const which = and(
          inArray(
            users.id,
            locked.map(({ id }) => id),
          ),
          isAbandoned(now),
        )
        return (await tx.delete(users).where(which).returning({ id: users.id })).length
      })
    },
  }
}
