import { readCode } from '../../game/room/code.ts'
import { cleanSeatName } from '../../game/room/seat-name.ts'
import { keep, readKept } from '../ui/keep.ts'

/** Which rooms this device was let into, newest first: only those are asked for without a press. */
const mostRooms = 8

export function isKnownRoom(code: string): boolean {
  return readRooms().includes(code)
}

export function rememberRoom(code: string): void {
  keep('browser', roomsKey, [code, ...readRooms().filter((known) => known !== code)].slice(0, mostRooms))
}

export function forgetRoom(code: string): void {
  keep(
    'browser',
    roomsKey,
    readRooms().filter((known) => known !== code),
  )
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

function readRooms(): readonly string[] {
  return readKept('browser', roomsKey, (kept) =>
    Array.isArray(kept) ? kept.filter((code) => typeof code === 'string' && readCode(code) === code) : [],
  )
}
