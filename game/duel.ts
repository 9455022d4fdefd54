/** Counted from 0. */
export type Seat = number

/** A player may write several; the last one competes. */
export type Entry = { readonly seat: Seat; readonly scriptId: string }

export type Voter = Seat | 'room'

/** The funniest script by its seat; null for an abstention or a room that cannot decide. */
export type Vote = Seat | null

export type Election = { readonly seats: readonly Seat[]; readonly voters: readonly Voter[] }

export type Verdict = {
  /** Several when they tie. */
  readonly winners: readonly Seat[]
  readonly counts: ReadonlyMap<Seat, number>
}

export function competingEntries<E extends Entry>(entries: readonly E[]): E[] {
  const last = new Map<Seat, E>()
  for (const entry of entries) last.set(entry.seat, entry)
  return [...last.values()].sort((one, other) => one.seat - other.seat)
}

/** Null with fewer than two competitors. */
export function openElection(players: readonly string[], entries: readonly Entry[]): Election | null {
  const seats = competingEntries(entries).map(({ seat }) => seat)
  return seats.length < 2 ? null : { seats, voters: votersOf(players, seats) }
}

/** Each player with two scripts by others to choose from; if none has, as between two players, the room votes. */
function votersOf(players: readonly string[], seats: readonly Seat[]): readonly Voter[] {
  const voters = players.map((_, seat) => seat).filter((seat) => choicesOf(seats, seat).length > 1)
  return voters.length > 0 ? voters : ['room']
}

/** Your own script is not among them. */
export function choicesOf(seats: readonly Seat[], voter: Voter): readonly Seat[] {
  return seats.filter((seat) => seat !== voter)
}

export function nextVoter({ voters }: Election, votes: readonly Vote[]): Voter | null {
  return voters[votes.length] ?? null
}

/** Unchanged when the vote is not allowed. */
export function castVote(election: Election, votes: readonly Vote[], vote: Vote): readonly Vote[] {
  const voter = nextVoter(election, votes)
  return voter !== null && mayVote(election, voter, vote) ? [...votes, vote] : votes
}

function mayVote({ seats }: Election, voter: Voter, vote: Vote): boolean {
  return vote === null || choicesOf(seats, voter).includes(vote)
}

/** Without any vote all competitors tie. */
export function decideDuel({ seats }: Election, votes: readonly Vote[]): Verdict {
  const counts = new Map(seats.map((seat) => [seat, votes.filter((vote) => vote === seat).length]))
  const most = Math.max(...counts.values())
  return { winners: seats.filter((seat) => counts.get(seat) === most), counts }
}

/** Browser storage cannot be trusted: stops at the first vote that is not allowed. */
export function readVotes(election: Election, kept: unknown): readonly Vote[] {
  let votes: readonly Vote[] = []
  for (const vote of Array.isArray(kept) ? (kept as unknown[]) : []) {
    const more = vote === null || typeof vote === 'number' ? castVote(election, votes, vote) : votes
    if (more === votes) break
    votes = more
  }
  return votes
}
