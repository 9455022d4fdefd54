import { and, eq, inArray, sql } from 'drizzle-orm'
import { inBatches } from '../time/batch.ts'
import { type Database } from './database.ts'
import { rooms, scriptReaders, scripts, sessions, users } from './schema.ts'

export type PlayerRow = typeof users.$inferSelect

type Found = Pick<typeof sessions.$inferSelect, 'token' | 'expiresAt'> & { readonly player: PlayerRow }

export type PlayerStore = ReturnType<typeof createPlayerStore>

export function createPlayerStore({ orm }: Pick<Database, 'orm'>) {
  const { token, expiresAt } = sessions
  const bySession = orm
    .select({ token, expiresAt, player: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${token} = any(${sql.placeholder('tokens')})`)
    .prepare('find-players-by-session')
  const findSession = inBatches<string, Found | null>({ run: findSessions, isUndone: () => true })

  return {
    /** Runs on every request: one query over two unique indexes, written and planned once, for all that ask at a time. */
    async findBySession(token: string, now: Date): Promise<PlayerRow | null> {
      const found = await findSession(token)
      return found && found.expiresAt > now ? found.player : null
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

  async function findSessions(tokens: readonly string[]): Promise<(Found | null)[]> {
    const found = await bySession.execute({ tokens: [...tokens] })
    const byToken = new Map(found.map((one) => [one.token, one]))
    return tokens.map((token) => byToken.get(token) ?? null)
  }
}
