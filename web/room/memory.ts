import { readCode } from '../../game/room/code.ts'
import { cleanSeatName } from '../../game/room/seat-name.ts'
import { keep, readKept } from '../ui/keep.ts'

type KnownRoom = { readonly code: string; readonly at: number }

/** In milliseconds: a room nobody was in for a day is closed. */
const knownMs = 24 * 60 * 60 * 1000
const mostRooms = 8

/** Which rooms this device was let into, newest first: only those are asked for without a press. */
export function isKnownRoom(code: string): boolean {
  return readRooms().some((room) => room.code === code)
}

/** Where this device was last; null when that is long ago. */
export function lastRoom(): string | null {
  return readRooms()[0]?.code ?? null
}

export function rememberRoom(code: string): void {
  keepRooms([{ code, at: Date.now() }, ...without(code)])
}

export function forgetRoom(code: string): void {
  keepRooms(without(code))
}

/** "Your name", as it was last typed here. */
export function readOwnName(): string {
  return readKept('browser', nameKey, (kept) => (typeof kept === 'string' ? cleanSeatName(kept) : ''))
}

export function keepOwnName(name: string): void {
  keep('browser', nameKey, name)
}

const roomsKey = 'rooms'
const nameKey = 'own-name'

function without(code: string): readonly KnownRoom[] {
  return readRooms().filter((room) => room.code !== code)
}

function keepRooms(rooms: readonly KnownRoom[]): void {
  keep('browser', roomsKey, rooms.slice(0, mostRooms))
}

function readRooms(): readonly KnownRoom[] {
  const since = Date.now() - knownMs
  return readKept('browser', roomsKey, (kept) => (Array.isArray(kept) ? kept.filter(isKnown) : [])).filter(
    ({ at }) => at > since,
  )
}

function isKnown(value: unknown): value is KnownRoom {
  if (typeof value !== 'object' || value === null) return false
  const { code, at } = value as Partial<KnownRoom>
  return typeof code === 'string' && readCode(code) === code && typeof at === 'number'
}
