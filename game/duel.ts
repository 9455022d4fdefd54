/** A player, by the seat counted from 0. */
export type Seat = number

/**
 * A script that was written in a duel, and in whose turn. A player may have several: all are kept, the last competes.
 */
export type Entry = { readonly seat: Seat; readonly scriptId: string }

/** Who is asked for a vote: a player, or everybody in the room together. */
export type Voter = Seat | 'room'

/** The seat whose script a voter found the funniest; null for no vote, and for a room that cannot decide. */
export type Vote = Seat | null

/** Who competes, and the votes so far, in the order of the voters. */
export type Election = { readonly seats: readonly Seat[]; readonly voters: readonly Voter[] }

export type Verdict = {
  /** The winner; several when they tie. */
  readonly winners: readonly Seat[]
  /** Votes of every competitor, in the order of the seats. */
  readonly counts: ReadonlyMap<Seat, number>
}

/** The script that each player competes with, in the order of the seats. */
export function competingEntries<E extends Entry>(entries: readonly E[]): E[] {
  const last = new Map<Seat, E>()
  for (const entry of entries) last.set(entry.seat, entry)
  return [...last.values()].sort((one, other) => one.seat - other.seat)
}

/** Null as long as nobody competes with anybody. */
export function openElection(players: readonly string[], entries: readonly Entry[]): Election | null {
  const seats = competingEntries(entries).map(({ seat }) => seat)
  return seats.length < 2 ? null : { seats, voters: votersOf(players, seats) }
}

/**
 * Every player who has something to choose from: at least two scripts, not counting the player's own. Where nobody has,
 * as when two players duel, the room decides with one vote.
 */
function votersOf(players: readonly string[], seats: readonly Seat[]): readonly Voter[] {
  const voters = players.map((_, seat) => seat).filter((seat) => choicesOf(seats, seat).length > 1)
  return voters.length > 0 ? voters : ['room']
}

/** Whom a voter may vote for: nobody votes for the own script. */
export function choicesOf(seats: readonly Seat[], voter: Voter): readonly Seat[] {
  return seats.filter((seat) => seat !== voter)
}

/** Whose vote is next; null when all are in. */
export function nextVoter({ voters }: Election, votes: readonly Vote[]): Voter | null {
  return voters[votes.length] ?? null
}

/** The votes with one more; the same ones when it may not be cast. */
export function castVote(election: Election, votes: readonly Vote[], vote: Vote): readonly Vote[] {
  const voter = nextVoter(election, votes)
  return voter !== null && mayVote(election, voter, vote) ? [...votes, vote] : votes
}

function mayVote({ seats }: Election, voter: Voter, vote: Vote): boolean {
  return vote === null || choicesOf(seats, voter).includes(vote)
}

/** Who has the most votes. Without any vote all competitors tie. */
export function decideDuel({ seats }: Election, votes: readonly Vote[]): Verdict {
  const counts = new Map(seats.map((seat) => [seat, votes.filter((vote) => vote === seat).length]))
  const most = Math.max(...counts.values())
  return { winners: seats.filter((seat) => counts.get(seat) === most), counts }
}

/** The votes of an election as a browser kept them, up to the first that may not be cast. */
export function readVotes(election: Election, kept: unknown): readonly Vote[] {
  let votes: readonly Vote[] = []
  for (const vote of Array.isArray(kept) ? (kept as unknown[]) : []) {
    const more = vote === null || typeof vote === 'number' ? castVote(election, votes, vote) : votes
    if (more === votes) break
    votes = more
  }
  return votes
}
