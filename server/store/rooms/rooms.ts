import { and, asc, desc, eq, gt, inArray, isNull, max, or, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type RoomEvent, type RoomTurn } from '../../../game/room/event.ts'
import { inBatches } from '../../time/batch.ts'
import { type Database } from '../database.ts'
import { isRolledBack } from '../pieces.ts'
import { roomEvents, rooms } from '../schema.ts'

export type NewRoom = { readonly id: string; readonly code: string; readonly createdBy: string }

export type StoredTurn = RoomTurn & { readonly key: string | null }

export type RoomStore = ReturnType<typeof createRoomStore>

type Append = { readonly roomId: string; readonly turn: StoredTurn }

export function createRoomStore({ orm, pool }: Pick<Database, 'orm' | 'pool'>) {
  const append = inBatches<Append, boolean>({
    keyOf: ({ roomId }) => roomId,
    run: appendAll,
    isUndone: isRolledBack,
  })

  return {
    /** False when another open room has the code. */
    async open(room: NewRoom, first: readonly RoomEvent[]): Promise<boolean> {
      return orm.transaction(async (tx) => {
        const opened = await tx.insert(rooms).values(room).onConflictDoNothing().returning({ id: rooms.id })
        if (opened.length === 0) return false
        await tx.insert(roomEvents).values({ roomId: room.id, n: 1, events: first })
        return true
      })
    },

    /** The open room of the code; where there is none, the last one that had it. */
    async find(code: string): Promise<{ readonly id: string; readonly isOpen: boolean } | null> {
      const [room] = await orm
        .select({ id: rooms.id, closedAt: rooms.closedAt })
        .from(rooms)
        .where(eq(rooms.code, code))
        .orderBy(desc(isNull(rooms.closedAt)), desc(rooms.createdAt))
        .limit(1)
      return room ? { id: room.id, isOpen: room.closedAt === null } : null
    },

    /** The last number of each room. */
    async lastOf(roomIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (roomIds.length === 0) return new Map()
      const found = await orm
        .select({ id: roomEvents.roomId, n: max(roomEvents.n) })
        .from(roomEvents)
        .where(inArray(roomEvents.roomId, [...roomIds]))
        .groupBy(roomEvents.roomId)
      return new Map(found.map(({ id, n }) => [id, n ?? 0]))
    },

    /** In which somebody is or was. Read from all turns: it is asked when an account is deleted. */
    async listOf(userId: string): Promise<string[]> {
      const found = await orm
        .selectDistinct({ id: roomEvents.roomId })
        .from(roomEvents)
        .where(mentions(userId))
      return found.map(({ id }) => id)
    },

    /** The open ones among them. */
    async openOf(userId: string): Promise<string[]> {
      const found = await orm
        .selectDistinct({ id: roomEvents.roomId })
        .from(roomEvents)
        .innerJoin(rooms, eq(rooms.id, roomEvents.roomId))
        .where(and(isNull(rooms.closedAt), mentions(userId)))
      return found.map(({ id }) => id)
    },

    /** Takes the account out of every turn; what others see of the room stays. */
    async forget(userId: string): Promise<void> {
      const without = sql`replace(${roomEvents.events}::text, ${userId}, ${'-'})::jsonb`
      await orm.update(roomEvents).set({ events: without }).where(mentions(userId))
    },

    /** False when the number or the key is taken: nothing was stored. */
    append: (roomId: string, turn: StoredTurn): Promise<boolean> => append({ roomId, turn }),

    /** In order, after number `after`; with the turn of the key, wherever it stands. */
    async readAfter(roomId: string, after: number, key: string | null = null): Promise<StoredTurn[]> {
      const { n, key: keyOfTurn, events } = roomEvents
      const wanted = key === null ? gt(n, after) : or(gt(n, after), eq(keyOfTurn, key))
      return orm
        .select({ n, key: keyOfTurn, events })
        .from(roomEvents)
        .where(and(eq(roomEvents.roomId, roomId), wanted))
        .orderBy(asc(n))
    },
  }

  function mentions(userId: string) {
    return sql`strpos(${roomEvents.events}::text, ${userId}) > 0`
  }

  async function appendAll(all: readonly Append[]): Promise<boolean[]> {
    const values = [
      all.map(({ roomId }) => roomId),
      all.map(({ turn }) => turn.n),
      all.map(({ turn }) => turn.key),
      all.map(({ turn }) => JSON.stringify(turn.events)),
      all.map(({ turn }) => turn.events.some(({ is }) => is === 'closed')),
    ]
    const { rows } = await pool.query<{ room_id: string }>({ ...appendStatement, values })
    const stored = new Set(rows.map((row) => row.room_id))
    return all.map(({ roomId }) => stored.has(roomId))
  }
}

// Named, so that it is planned once. A room is closed in the statement that says so.
const appendStatement = {
  name: 'append-room-turns',
  text: new PgDialect().sqlToQuery(sql`
    with given as (
      select * from unnest(
        ${sql.placeholder('ids')}::text[], ${sql.placeholder('ns')}::int[], ${sql.placeholder('keys')}::text[],
        ${sql.placeholder('events')}::text[], ${sql.placeholder('closes')}::bool[]
      ) as given (id, n, key, events, closes)
      order by id
    ), stored as (
      insert into ${roomEvents} (room_id, n, key, events)
      select id, n, key, events::jsonb from given
      on conflict do nothing
      returning room_id
    ), closed as (
      update ${rooms} set closed_at = now()
      where id in (select given.id from given join stored on stored.room_id = given.id where closes)
    )
    select room_id from stored`).sql,
}
