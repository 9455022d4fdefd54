import { type PersonId } from '../../../game/room/room.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { type EntryView } from './entries.tsx'

/** What became of one script of a duel. */
export type Result = {
  readonly script: EntryView
  /** As the scripts were read, from 1. */
  readonly number: number
  readonly author: PersonId | null
  readonly isWinner: boolean
  /** "2 of 5 votes", "60% of the audience"; nothing is told of who has none. */
  readonly shares: readonly Share[]
}

/** `percent` of those who tapped. */
export type Share = { readonly of: 'votes' | 'audience'; readonly words: string; readonly percent: number }

/** The winners in the order of their scripts, then the others by their votes; empty before the verdict. */
export function resultsOf({ duel, round, setup }: Pick<RoomView, 'duel' | 'round' | 'setup'>): Result[] {
  if (!duel?.verdict) return []
  const { tapped, winners } = duel.verdict
  const isTogether = (round?.setup ?? setup).audience === 'with'
  const votes = tapped.map(({ players, audience }) => (isTogether ? players + audience : players))
  const listeners = tapped.map(({ audience }) => (isTogether ? 0 : audience))
  const results = duel.scripts.map((script, place) => {
    const at = tapped.findIndex(({ option }) => option === String(script.n))
    const isWinner = winners.includes(script.n)
    return {
      count: votes[at] ?? 0,
      result: {
        script,
        number: place + 1,
        author: script.author,
        isWinner,
        shares: [...shareOfVotes(votes, at), ...shareOfAudience(listeners, at)],
      },
    }
  })
  const rank = ({ result, count }: (typeof results)[number]) =>
    result.isWinner ? Number.MAX_SAFE_INTEGER : count
  return results.toSorted((a, b) => rank(b) - rank(a)).map(({ result }) => result)
}

function shareOfVotes(votes: readonly number[], at: number): Share[] {
  const all = sum(votes)
  const own = votes[at] ?? 0
  const words = `${own} of ${all} ${all === 1 ? 'vote' : 'votes'}`
  return own === 0 ? [] : [{ of: 'votes', words, percent: percentOf(own, all) }]
}

function shareOfAudience(listeners: readonly number[], at: number): Share[] {
  const all = sum(listeners)
  const own = listeners[at] ?? 0
  const percent = percentOf(own, all)
  return own === 0 ? [] : [{ of: 'audience', words: `${percent}% of the audience`, percent }]
}

function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : Math.round((100 * part) / all)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}
