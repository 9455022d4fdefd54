import { and, eq, gt, lt } from 'drizzle-orm'
import { type Database } from './database.ts'
import { knownAddresses, users } from './schema.ts'

/** In milliseconds: an address that its player has not come from for half a year is somebody else's by now. */
const keptMs = 182 * 24 * 60 * 60 * 1000

export type KnownAddressStore = ReturnType<typeof createKnownAddressStore>

/** A digest is of an account and an address. */
export function createKnownAddressStore({ orm }: Pick<Database, 'orm'>) {
  const longAgo = (now: Date) => new Date(now.getTime() - keptMs)

  return {
    async isKnown(digest: string, now: Date): Promise<boolean> {
      const found = await orm
        .select({ digest: knownAddresses.digest })
        .from(knownAddresses)
        .where(and(eq(knownAddresses.digest, digest), gt(knownAddresses.seenAt, longAgo(now))))
      return found.length > 0
    },

    /** Also forgets from where the account has not come for long. */
    async note(email: string, digest: string, seenAt: Date): Promise<void> {
      const [player] = await orm
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, email.toLowerCase()))
      if (!player) return
      await orm
        .insert(knownAddresses)
        .values({ digest, userId: player.id, seenAt })
        .onConflictDoUpdate({ target: knownAddresses.digest, set: { userId: player.id, seenAt } })
      await orm
        .delete(knownAddresses)
        .where(and(eq(knownAddresses.userId, player.id), lt(knownAddresses.seenAt, longAgo(seenAt))))
    },
  }
}
