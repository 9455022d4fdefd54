import { getTableName } from 'drizzle-orm'
import {
  accounts,
  cards,
  chapters,
  knownAddresses,
  laughs,
  pieces,
  scriptReaders,
  scripts,
  sessions,
  users,
  verifications,
} from '../schema.ts'

/** Each table before those that refer to it. Limit counters are left out: they expire within a day. */
export const keptTables: readonly string[] = [
  users,
  sessions,
  accounts,
  verifications,
  knownAddresses,
  cards,
  scripts,
  scriptReaders,
  chapters,
  pieces,
  laughs,
].map((table) => getTableName(table))
