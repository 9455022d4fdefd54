import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type BeatSheet } from '../../comedy/beat-sheet.ts'
import { type Memory } from '../../comedy/memory.ts'
import { type DeckCard, type Draw } from '../../game/card.ts'
import { type Assignment, type Cast } from '../../game/cast.ts'
import { type Length } from '../../game/modes.ts'
import { type ProblemView } from '../../game/protocol.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const cards = pgTable(
  'cards',
  {
    category: text('category', { enum: ['characters', 'programs', 'settings'] }).notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    imageUrl: text('image_url').notNull(),
    tags: text('tags').array().notNull(),
    cast: text('cast').array().notNull(),
    position: integer('position').notNull(),
  },
  (card) => [primaryKey({ columns: [card.category, card.id] })],
)

// users, sessions, accounts and verifications have the columns that the sign-in library expects.
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (session) => [index('sessions_user').on(session.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (account) => [
    index('accounts_user').on(account.userId),
    uniqueIndex('accounts_provider_account').on(account.providerId, account.accountId),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (verification) => [index('verifications_identifier').on(verification.identifier)],
)

/** A script and who is writing it. `state`, the lease and the last piece's number change together with each piece. */
export const scripts = pgTable(
  'scripts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: ['quick', 'head-to-head', 'group'] }).notNull(),
    rating: text('rating', { enum: ['family-friendly', 'r-rated'] }).notNull(),
    draw: jsonb('draw').$type<Draw<DeckCard>>().notNull(),
    cast: jsonb('cast').$type<Cast>().notNull(),
    players: jsonb('players').$type<readonly string[]>().notNull().default([]),
    assignments: jsonb('assignments').$type<readonly Assignment[]>().notNull().default([]),
    seed: text('seed').notNull(),
    state: text('state', { enum: ['writing', 'written', 'stopped', 'failed'] }).notNull(),
    /** The instance that writes, and until when the others leave the script to it. */
    writingBy: text('writing_by'),
    writingUntil: moment('writing_until'),
    /** What the player or the script itself calls it; null until either does. */
    title: text('title'),
    /** The first of its versions; a script that is nobody's version is its own. */
    family: text('family').notNull(),
    /** The secret of the link by which anybody may read it; null while nobody may. */
    shareId: text('share_id').unique(),
    /** It is gone for its owner, who can still undo that; a sweep removes it for good. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (script) => [
    index('scripts_user').on(script.userId, script.createdAt),
    index('scripts_family').on(script.family),
    index('scripts_writing').on(script.state, script.writingUntil),
  ],
)

/** The first writing of a script (n = 0) and each continuation. */
export const chapters = pgTable(
  'chapters',
  {
    scriptId: text('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    /** Which writer was set to it, `house` or `ai`, and the name the player is told. */
    writerKind: text('writer_kind', { enum: ['house', 'ai'] }).notNull(),
    writer: text('writer').notNull(),
    /** What was promised and planned when the chapter was begun. */
    length: jsonb('length').$type<Length>().notNull(),
    sheet: jsonb('sheet').$type<BeatSheet>().notNull(),
    /** What of the corpus was played, for the memory of the players; noted when the writing has begun. */
    played: jsonb('played').$type<Memory>().notNull().default([]),
    state: text('state', { enum: ['writing', 'written', 'stopped', 'failed'] }).notNull(),
    problem: jsonb('problem').$type<ProblemView>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (chapter) => [primaryKey({ columns: [chapter.scriptId, chapter.n] })],
)

/** A stored fragment of the stream, numbered from 1 within its script. Never changed once written. */
export const pieces = pgTable(
  'pieces',
  {
    scriptId: text('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    chapter: integer('chapter').notNull(),
    act: integer('act').notNull(),
    drop: integer('drop').notNull().default(0),
    text: text('text').notNull(),
  },
  (piece) => [primaryKey({ columns: [piece.scriptId, piece.n] })],
)

/** How often the room laughed at a line: the `line`th settled line of an act of a chapter, all counted from 0. */
export const laughs = pgTable(
  'laughs',
  {
    scriptId: text('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    chapter: integer('chapter').notNull(),
    act: integer('act').notNull(),
    line: integer('line').notNull(),
    count: integer('count').notNull(),
  },
  (laugh) => [primaryKey({ columns: [laugh.scriptId, laugh.chapter, laugh.act, laugh.line] })],
)

/** What is counted against limits when several instances share a database server. The columns are the library's. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970; null counts for ever. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (limit) => [index('limits_expire').on(limit.expire)],
)
