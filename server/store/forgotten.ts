import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { type Database } from './database.ts'
import { scriptReaders, scripts, sessions, users, verifications } from './schema.ts'

const mostAtOnce = 1_000
/** In milliseconds. A guest is stored a moment before their session. */
const graceMs = 60 * 60 * 1000
/** In milliseconds: how long a deleted script can be restored. */
const undoMs = 24 * 60 * 60 * 1000

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

    /** A script stays for as long as anybody keeps it. */
    async sweepScripts(now: Date): Promise<number> {
      const longAgo = new Date(now.getTime() - undoMs)
      await orm.delete(scriptReaders).where(lt(scriptReaders.hiddenAt, longAgo))
      const reading = orm
        .select({ one: sql`1` })
        .from(scriptReaders)
        .where(eq(scriptReaders.scriptId, scripts.id))
      const over = orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(lt(scripts.deletedAt, longAgo), notExists(reading)))
        .limit(mostAtOnce)
        .for('update', { skipLocked: true })
      return (await orm.delete(scripts).where(inArray(scripts.id, over)).returning({ id: scripts.id })).length
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
