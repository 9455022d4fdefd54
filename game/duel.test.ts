import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  castVote,
  choicesOf,
  competingEntries,
  decideDuel,
  type Entry,
  nextVoter,
  openElection,
  readVotes,
  type Vote,
} from './duel.ts'

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo']
const players = fc.integer({ min: 2, max: 6 }).map((count) => names.slice(0, count))
const duel = players.chain((players) =>
  fc.record({
    players: fc.constant(players),
    entries: fc.array(
      fc.record({ seat: fc.nat(players.length - 1), scriptId: fc.stringMatching(/^[a-z]{1,8}$/) }),
      { maxLength: 12 },
    ),
  }),
)
const wishes = fc.array(fc.option(fc.integer({ min: -1, max: 6 })), { maxLength: 9 })
const entriesOf = (...seats: number[]): Entry[] => seats.map((seat, n) => ({ seat, scriptId: `s${n}` }))

describe('who competes', () => {
  test('every player who has a script, with the last one', () => {
    fc.assert(
      fc.property(duel, ({ entries }) => {
        const competing = competingEntries(entries)
        const seats = competing.map(({ seat }) => seat)
        expect(seats).toEqual([...new Set(entries.map(({ seat }) => seat))].sort((one, other) => one - other))
        for (const entry of competing) expect(entry).toBe(entries.findLast(({ seat }) => seat === entry.seat))
      }),
    )
  })

  test.each([[[]], [[0]], [[1, 1]]])('there is nothing to decide between %j', (seats) => {
    expect(openElection(names, entriesOf(...seats))).toBeNull()
  })
})

describe('who votes', () => {
  test.each([
    ['the room, when two duel', 2, [0, 1], ['room']],
    ['all of three', 3, [0, 1, 2], [0, 1, 2]],
    ['only the one without a script, when the others have nothing to choose from', 3, [0, 2], [1]],
    ['all of six for three scripts', 6, [1, 3, 5], [0, 1, 2, 3, 4, 5]],
  ])('%s', (_, count, seats, voters) => {
    expect(openElection(names.slice(0, count), entriesOf(...seats))?.voters).toEqual(voters)
  })

  test('every voter has a choice, never their own script, and votes once', () => {
    fc.assert(
      fc.property(duel, ({ players, entries }) => {
        const election = openElection(players, entries)
        if (!election) return
        expect(new Set(election.voters).size).toBe(election.voters.length)
        for (const voter of election.voters) {
          const choices = choicesOf(election.seats, voter)
          expect(choices.length).toBeGreaterThan(1)
          expect(choices).not.toContain(voter)
        }
      }),
    )
  })
})

describe('voting', () => {
  test('takes one vote of every voter, and none for themselves or an empty seat', () => {
    fc.assert(
      fc.property(duel, wishes, ({ players, entries }, wishes) => {
        const election = openElection(players, entries)
        if (!election) return
        let votes: readonly Vote[] = []
        for (const wish of wishes) {
          const voter = nextVoter(election, votes)
          const more = castVote(election, votes, wish)
          const isTaken =
            voter !== null && (wish === null || (wish !== voter && election.seats.includes(wish)))
          expect(more).toEqual(isTaken ? [...votes, wish] : votes)
          votes = more
        }
        expect(votes.length).toBeLessThanOrEqual(election.voters.length)
        expect(readVotes(election, votes)).toEqual(votes)
      }),
    )
  })

  test('whatever a browser kept, what is read of it could have been cast', () => {
    fc.assert(
      fc.property(duel, fc.oneof(fc.anything(), wishes), ({ players, entries }, kept) => {
        const election = openElection(players, entries)
        if (!election) return
        const votes = readVotes(election, kept)
        expect(votes.reduce((cast: readonly Vote[], vote) => castVote(election, cast, vote), [])).toEqual(
          votes,
        )
      }),
    )
  })
})

describe('the verdict', () => {
  test('names those with the most votes, and counts every vote once', () => {
    fc.assert(
      fc.property(duel, wishes, ({ players, entries }, wishes) => {
        const election = openElection(players, entries)
        if (!election) return
        const votes = wishes.reduce((cast: readonly Vote[], wish) => castVote(election, cast, wish), [])
        const { winners, counts } = decideDuel(election, votes)
        expect([...counts.keys()]).toEqual(election.seats)
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(
          votes.filter((vote) => vote !== null).length,
        )
        expect(winners.length).toBeGreaterThan(0)
        const least = Math.min(...winners.map((seat) => counts.get(seat) ?? 0))
        for (const seat of election.seats)
          expect((counts.get(seat) ?? 0) - least).toSatisfy((more) =>
            winners.includes(seat) ? more === 0 : more < 0,
          )
      }),
    )
  })

  test('does not depend on the order of the votes', () => {
    const election = { seats: [0, 1, 2], voters: [0, 1, 2] }
    const vote = fc.constantFrom<Vote>(0, 1, 2, null)
    fc.assert(
      fc.property(fc.array(vote, { maxLength: 3 }), (votes) => {
        expect(decideDuel(election, votes.toReversed())).toEqual(decideDuel(election, votes))
      }),
    )
  })

  test.each<[Vote[], number[]]>([
    [[1, 0, 0], [0]],
    [
      [1, 2, 0],
      [0, 1, 2],
    ],
    [[null, 2, null], [2]],
    [
      [null, null, null],
      [0, 1, 2],
    ],
    [
      [1, 0, null],
      [0, 1],
    ],
  ])('votes %j are won by %j', (votes, winners) => {
    expect(decideDuel({ seats: [0, 1, 2], voters: [0, 1, 2] }, votes).winners).toEqual(winners)
  })
})
