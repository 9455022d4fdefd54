import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type AccountAnswer } from '../../game/protocol.ts'
import { type Database } from './database.ts'
import { accounts, scripts, users } from './schema.ts'

const ways: { readonly [provider: string]: AccountAnswer['ways'][number] } = {
  credential: 'email',
  google: 'google',
}

type AccountRow = Pick<AccountAnswer, 'ways' | 'scripts'> & { readonly createdAt: Date }

export type AccountStore = ReturnType<typeof createAccountStore>

export function createAccountStore({ orm }: Pick<Database, 'orm'>) {
  return {
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

    async beingWritten(userId: string): Promise<string[]> {
      const rows = await orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(eq(scripts.userId, userId), eq(scripts.state, 'writing')))
      return rows.map(({ id }) => id)
    },

    /** `users` cascades to sessions, sign-in accounts and scripts. */
    async remove(userId: string): Promise<void> {
      await orm.delete(users).where(eq(users.id, userId))
    },
  }
}
