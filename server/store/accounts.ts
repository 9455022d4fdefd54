import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type AccountAnswer } from '../../game/protocol.ts'
import { type Database } from './database.ts'
import { accounts, scripts, users } from './schema.ts'

/** What a player can sign in with, by the name that the sign-in library keeps it under. */
const ways: { readonly [provider: string]: AccountAnswer['ways'][number] } = {
  credential: 'email',
  google: 'google',
}

type AccountRow = Pick<AccountAnswer, 'ways' | 'scripts'> & { readonly createdAt: Date }

export type AccountStore = ReturnType<typeof createAccountStore>

/** A player's account as a whole. */
export function createAccountStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Null when it is gone. */
    async look(userId: string): Promise<AccountRow | null> {
      const [user] = await orm.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId))
      if (!user) return null
      const providers = await orm
        .select({ id: accounts.providerId })
        .from(accounts)
        .where(eq(accounts.userId, userId))
        .orderBy(asc(accounts.createdAt))
      const [kept] = await orm
        .select({ count: sql<number>`count(*)::int` })
        .from(scripts)
        .where(and(eq(scripts.userId, userId), isNull(scripts.deletedAt)))
      return {
        createdAt: user.createdAt,
        ways: providers.flatMap(({ id }) => ways[id] ?? []),
        scripts: kept?.count ?? 0,
      }
    },

    /** The ids of the player's scripts that are being written at this moment. */
    async beingWritten(userId: string): Promise<string[]> {
      const rows = await orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(eq(scripts.userId, userId), eq(scripts.state, 'writing')))
      return rows.map(({ id }) => id)
    },

    /** Sessions, ways to sign in and scripts go with the player: every table refers to `users` or to what does. */
    async remove(userId: string): Promise<void> {
      await orm.delete(users).where(eq(users.id, userId))
    },
  }
}
