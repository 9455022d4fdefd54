import { getTableName } from 'drizzle-orm'
import {
  accounts,
  cards,
  chapters,
  knownAddresses,
  laughs,
  limits,
  pieces,
  roomEvents,
  roomPresence,
  rooms,
  scriptReaders,
  scripts,
  sessions,
  users,
  verifications,
} from '../schema.ts'

/** Each table before those that refer to it. */
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

/** Left out: the counts of limits expire within a day, and who is in a room within seconds. */
export const lapsingTables: readonly string[] = [limits, roomPresence].map((table) => getTableName(table))
