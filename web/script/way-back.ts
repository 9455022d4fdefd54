import { cleanPlayerName } from '../../game/seats.ts'

export const origins = ['quick', 'duel', 'circle', 'page'] as const

/** Where a table read was opened: the screen of the history entry before its own. A reload keeps it. */
export type Origin = { readonly from: (typeof origins)[number]; readonly next: Next | null }

/** What comes after the script in a duel. */
type Next = { readonly is: 'turn'; readonly player: string } | { readonly is: 'vote' }

/** History states may be made by hand. Null when it was opened by its address. */
export function readOrigin(state: unknown): Origin | null {
  const origin = read(state, 'origin')
  const from = origins.find((one) => one === read(origin, 'from'))
  return from ? { from, next: readNext(read(origin, 'next')) } : null
}

function readNext(next: unknown): Next | null {
  if (read(next, 'is') === 'vote') return { is: 'vote' }
  const player = read(next, 'player')
  const name = typeof player === 'string' ? cleanPlayerName(player) : ''
  return read(next, 'is') === 'turn' && name !== '' ? { is: 'turn', player: name } : null
}

function read(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : null
}
