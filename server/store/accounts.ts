import { and, asc, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import { type AccountAnswer } from '../../game/protocol.ts'
import { type Database } from './database.ts'
import { hasReaders } from './readers.ts'
import { accounts, scriptReaders, scripts, users } from './schema.ts'

const ways: { readonly [provider: string]: AccountAnswer['ways'][number] } = {
  credential: 'email',
  google: 'google',
}

type AccountRow = Pick<AccountAnswer, 'ways' | 'scripts' | 'scriptsRead'> & { readonly createdAt: Date }

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
      const [read] = await orm
        .select({ count: sql<number>`count(*)::int` })
        .from(scriptReaders)
        .where(and(eq(scriptReaders.userId, userId), isNull(scriptReaders.hiddenAt)))
      return {
        createdAt: user.createdAt,
        ways: providers.flatMap(({ id }) => ways[id] ?? []),
        scripts: kept?.count ?? 0,
        scriptsRead: read?.count ?? 0,
      }
    },

    /** Of those that go with the account. */
    async beingWritten(userId: string): Promise<string[]> {
      const rows = await orm
        .select({ id: scripts.id })
        .from(scripts)
        .where(and(eq(scripts.userId, userId), eq(scripts.state, 'writing'), not(hasReaders)))
      return rows.map(({ id }) => id)
    },

    /**
     * `users` cascades to sessions, sign-in accounts and scripts. A script of a room goes to whoever has read it longest,
     * without its link. The locks come first: nobody becomes a reader of what is about to go.
     */
    async remove(userId: string): Promise<void> {
      await orm.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        await tx.select({ id: scripts.id }).from(scripts).where(eq(scripts.userId, userId)).for('update')
        await tx.execute(passOn(userId))
        await tx.delete(users).where(eq(users.id, userId))
      })
    },
  }
}

/** An heir whose account is being deleted as well is passed over. */
function passOn(userId: string): SQL {
  return sql`
    with heirs as (
      select script.id, heir.user_id from ${scripts} script cross join lateral (
        select reader.user_id from ${scriptReaders} reader join ${users} player on player.id = reader.user_id
        where reader.script_id = script.id and reader.hidden_at is null
        order by reader.since, reader.user_id limit 1 for key share of player skip locked
      ) heir
      where script.user_id = ${userId}
    ), passed as (
      update ${scripts} script set user_id = heirs.user_id, share_id = null, deleted_at = null
      from heirs where script.id = heirs.id
      returning script.id, script.user_id
    )
    delete from ${scriptReaders} reader using passed
    where reader.script_id = passed.id and reader.user_id = passed.user_id`
}
