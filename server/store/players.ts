import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Database } from './database.ts'
import { rooms, scriptReaders, scripts, sessions, users } from './schema.ts'

export type PlayerRow = typeof users.$inferSelect

export type PlayerStore = ReturnType<typeof createPlayerStore>

export function createPlayerStore({ orm }: Pick<Database, 'orm'>) {
  const token = sql.placeholder('token')
  const now = sql.placeholder('now')
  const bySession = orm
    .select({ player: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
    .prepare('find-player-by-session')

  return {
    /** Runs on every request: one query over two unique indexes, written and planned once. */
    async findBySession(token: string, now: Date): Promise<PlayerRow | null> {
      const [row] = await bySession.execute({ token, now: now.toISOString() })
      return row?.player ?? null
    },

    async hasEmail(email: string): Promise<boolean> {
      const found = await orm.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
      return found.length > 0
    },

    /** The lock comes first: a script being started in another tab is then refused, not lost with the guest. */
    async absorbGuest(guestId: string, playerId: string): Promise<void> {
      await orm.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, guestId)).for('update')
        await tx.update(scripts).set({ userId: playerId }).where(eq(scripts.userId, guestId))
        await tx.update(rooms).set({ createdBy: playerId }).where(eq(rooms.createdBy, guestId))
        const { scriptId, userId, since, hiddenAt } = scriptReaders
        const read = tx
          .select({ scriptId, userId: sql`${playerId}`.as('player'), since, hiddenAt })
          .from(scriptReaders)
          .where(eq(userId, guestId))
        await tx.insert(scriptReaders).select(read).onConflictDoNothing()
        const own = tx.select({ id: scripts.id }).from(scripts).where(eq(scripts.userId, playerId))
        await tx.delete(scriptReaders).where(and(eq(userId, playerId), inArray(scriptId, own)))
        await tx.delete(users).where(and(eq(users.id, guestId), eq(users.isAnonymous, true)))
      })
    },
  }
}
