import { getTableName } from 'drizzle-orm'
import {
  accounts,
  cards,
  chapters,
  knownAddresses,
  laughs,
  pieces,
  roomEvents,
  rooms,
  scriptReaders,
  scripts,
  sessions,
  users,
  verifications,
} from '../schema.ts'

/** Each table before those that refer to it. Left out is what lapses by itself: the counts of limits, and who is in a room. */
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
  rooms,
  roomEvents,
].map((table) => getTableName(table))
