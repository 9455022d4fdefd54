/** Whose turn it is, as a seat counted from 0. The game begins with seat 0 (spec §4). */
export type Turn = number

export function isLastTurn(players: readonly string[], turn: Turn): boolean {
  return turn >= players.length - 1
}

/** The next player's turn; null after the last one, when the game is over. */
export function nextTurn(players: readonly string[], turn: Turn): Turn | null {
  return isLastTurn(players, turn) ? null : turn + 1
}

/** The turn that a game was left in, from what a browser kept; the first when that is no turn of these players. */
export function readTurn(players: readonly string[], kept: unknown): Turn {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 && kept < players.length ? kept : 0
}

export function playerOfTurn(players: readonly string[], turn: Turn): string {
  const player = players[turn]
  if (player === undefined) throw new Error(`There is no seat ${turn} at a table of ${players.length}`)
  return player
}
