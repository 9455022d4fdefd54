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

/** What a game does as soon as the table read has led back to it. */
export type Errand = 'next-turn' | 'vote' | 'new-cards'

let sent: { readonly scriptId: string; readonly errand: Errand } | null = null

export function sendErrand(scriptId: string, errand: Errand): void {
  sent = { scriptId, errand }
}

/** Only where the script that was read still lies: a game may have gone on since. */
export function takeErrand(scriptId: string | null): Errand | null {
  const taken = sent
  sent = null
  return taken?.scriptId === scriptId ? (taken?.errand ?? null) : null
}

function read(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : null
}
