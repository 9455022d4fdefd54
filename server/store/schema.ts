import { sql } from 'drizzle-orm'
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
import { type ChapterPlan } from '../../comedy/beat-sheet.ts'
import { type Memory } from '../../comedy/memory.ts'
import { type Steering } from '../../comedy/steering.ts'
import { type DeckCard, type Draw } from '../../game/card.ts'
import { type Assignment, type Cast } from '../../game/cast.ts'
import { type Length } from '../../game/modes.ts'
import { type ProblemView } from '../../game/protocol.ts'
import { type RoomEvent } from '../../game/room/event.ts'

/** The room's choice for an act; with the laughs until then it is whole. */
export type SteeringNote = Omit<Steering, 'laughed'> & Partial<Pick<Steering, 'laughed'>>

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

// users, sessions, accounts and verifications have the columns that better-auth expects.
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

/** From where accounts were signed in with their passwords; a digest says so to nobody without the server's secret. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    digest: text('digest').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (known) => [index('known_addresses_user').on(known.userId)],
)

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
    /** The lease: which instance writes, and until when. */
    writingBy: text('writing_by'),
    writingUntil: moment('writing_until'),
    title: text('title'),
    /** The id of the first version; its own without other versions. */
    family: text('family').notNull(),
    /** Secret of the public link; null while not shared. */
    shareId: text('share_id').unique(),
    deletedAt: moment('deleted_at'),
    /** The act a room has come to, counted over all chapters from 0; null: nobody is waited for. */
    paceAct: integer('pace_act'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (script) => [
    index('scripts_user').on(script.userId, script.createdAt),
    index('scripts_family').on(script.family),
    index('scripts_writing').on(script.state, script.writingUntil),
  ],
)

/** Whose a script of a room is as well; never its owner. */
export const scriptReaders = pgTable(
  'script_readers',
  {
    scriptId: text('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: moment('since').notNull().defaultNow(),
    /** Taken off their own shelf. */
    hiddenAt: moment('hidden_at'),
  },
  (reader) => [
    primaryKey({ columns: [reader.scriptId, reader.userId] }),
    index('script_readers_user').on(reader.userId),
  ],
)

/** n = 0 is the first writing; continuations follow. */
export const chapters = pgTable(
  'chapters',
  {
    scriptId: text('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    writerKind: text('writer_kind', { enum: ['house', 'ai'] }).notNull(),
    writer: text('writer').notNull(),
    length: jsonb('length').$type<Length>().notNull(),
    /** The house writer's plan, or what an AI service has planned by now. Told to nobody. */
    sheet: jsonb('sheet').$type<ChapterPlan>().notNull(),
    /** What was used of the corpus, or told by a plan, so that later scripts avoid it. */
    played: jsonb('played').$type<Memory>().notNull().default([]),
    /** What its audience has given its acts. Told to nobody. */
    steering: jsonb('steering').$type<readonly SteeringNote[]>().notNull().default([]),
    state: text('state', { enum: ['writing', 'written', 'stopped', 'failed'] }).notNull(),
    problem: jsonb('problem').$type<ProblemView>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (chapter) => [primaryKey({ columns: [chapter.scriptId, chapter.n] })],
)

/** Numbered from 1 within its script; immutable. */
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

/** Chapter, act and settled line count from 0. */
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
    /** Besides those: of a room's audience, where it counts apart. */
    audience: integer('audience').notNull().default(0),
  },
  (laugh) => [primaryKey({ columns: [laugh.scriptId, laugh.chapter, laugh.act, laugh.line] })],
)

export const rooms = pgTable(
  'rooms',
  {
    id: text('id').primaryKey(),
    /** Free again once the room is closed. */
    code: text('code').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When somebody was last known to be in. */
    touchedAt: moment('touched_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (room) => [
    uniqueIndex('rooms_open_code')
      .on(room.code)
      .where(sql`${room.closedAt} is null`),
    index('rooms_code').on(room.code, room.createdAt),
    index('rooms_created_by').on(room.createdBy),
  ],
)

/** Turns, numbered from 1 within their room. Immutable, but that an account which is deleted is taken out. */
export const roomEvents = pgTable(
  'room_events',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    /** Of the move; null for a turn of the clock. */
    key: text('key'),
    at: moment('at').notNull().defaultNow(),
    events: jsonb('events').$type<readonly RoomEvent[]>().notNull(),
  },
  (turn) => [
    primaryKey({ columns: [turn.roomId, turn.n] }),
    uniqueIndex('room_events_key').on(turn.roomId, turn.key),
  ],
)

/** Whose event stream is open, in which tab and on which instance; it holds until it is renewed no more. */
export const roomPresence = pgTable(
  'room_presence',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    person: text('person').notNull(),
    tab: text('tab').notNull(),
    instance: text('instance').notNull(),
    until: moment('until').notNull(),
  },
  (presence) => [primaryKey({ columns: [presence.roomId, presence.person] })],
)

/** Counts that several instances share. The columns are those of rate-limiter-flexible. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970; null never expires. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (limit) => [index('limits_expire').on(limit.expire)],
)
