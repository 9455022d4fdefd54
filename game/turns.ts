/** A seat from 0; seat 0 begins (spec §4). */
export type Turn = number

export function isLastTurn(players: readonly string[], turn: Turn): boolean {
  return turn >= players.length - 1
}

/** Null after the last: the game is over. */
export function nextTurn(players: readonly string[], turn: Turn): Turn | null {
  return isLastTurn(players, turn) ? null : turn + 1
}

/** Browser storage cannot be trusted: anything invalid is the first turn. */
export function readTurn(players: readonly string[], kept: unknown): Turn {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 && kept < players.length ? kept : 0
}

export function playerOfTurn(players: readonly string[], turn: Turn): string {
  const player = players[turn]
  if (player === undefined) throw new Error(`There is no seat ${turn} at a table of ${players.length}`)
  return player
}
