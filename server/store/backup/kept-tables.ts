import { getTableName } from 'drizzle-orm'
import {
  accounts,
  cards,
  chapters,
  laughs,
  pieces,
  scripts,
  sessions,
  users,
  verifications,
} from '../schema.ts'

/** What a backup holds, a table before those that refer to it. The counts of the limits are over in a day. */
export const keptTables: readonly string[] = [
  users,
  sessions,
  accounts,
  verifications,
  cards,
  scripts,
  chapters,
  pieces,
  laughs,
].map((table) => getTableName(table))
