import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { type Database } from './database.ts'
import { scripts, sessions, users, verifications } from './schema.ts'

/** Of a kind at one sweep; what is left over is there at the next one. */
const mostAtOnce = 1_000
/** A guest's session comes a moment after the guest; so long, in milliseconds, nobody is taken for abandoned. */
const graceMs = 60 * 60 * 1000
/** So long a script that was deleted can be had back, in milliseconds. */
const undoMs = 24 * 60 * 60 * 1000

export type Forgotten = ReturnType<typeof createForgotten>

/** What nobody can come back to any more. Several instances may sweep at once: each takes what no other has in hand. */
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

  return {
    /** Deletes sessions, and beginnings of a sign-in, whose time is over; answers how many sessions. */
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

    /** Deletes for good what its owner has deleted long enough ago; answers how many scripts. */
    async sweepScripts(now: Date): Promise<number> {
      const over = orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(lt(scripts.deletedAt, new Date(now.getTime() - undoMs)))
        .limit(mostAtOnce)
        .for('update', { skipLocked: true })
      return (await orm.delete(scripts).where(inArray(scripts.id, over)).returning({ id: scripts.id })).length
    },

    /** Deletes guests without a session and without a script; answers how many. */
    async sweepGuests(now: Date): Promise<number> {
      return orm.transaction(async (tx) => {
        const locked = await tx
          .select({ id: users.id })
          .from(users)
          .where(isAbandoned(now))
          .limit(mostAtOnce)
          .for('update', { skipLocked: true })
        if (locked.length === 0) return 0
        // Looked at again under the lock: a script that was begun in between must not go with its guest.
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
