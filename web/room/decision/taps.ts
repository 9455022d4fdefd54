import { type AudienceCount, type Tapped } from '../../../game/room/show/taps.ts'
import { type Decided } from '../../../game/room/show/twists.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { type Chosen, hasTwist } from './use-deciding.ts'

/** How the room came to its choice: "3 of 4 taps, 60 % of the audience". */
export function wordsOfTaps({ twist, tapped }: Chosen, counts: AudienceCount): string {
  const votesOf = ({ players, audience }: Tapped) => (counts === 'with' ? players + audience : players)
  const own = tapped.find(({ option }) => option === twist.id)
  const all = sum(tapped.map(votesOf))
  const listeners = counts === 'with' ? 0 : sum(tapped.map(({ audience }) => audience))
  if (!own || all + listeners === 0) return ''
  const equals = tapped.filter((one) => one !== own && votesOf(one) === votesOf(own))
  const isByChance = equals.some(({ audience }) => counts === 'with' || audience === own.audience)
  const ofAudience = `${Math.round((100 * own.audience) / listeners)} % of the audience`
  if (all === 0) return isByChance ? `${ofAudience}: chance chose` : ofAudience
  if (equals.length > 0)
    return `${tapsOf(votesOf(own))} each: ${isByChance ? 'chance chose' : 'the audience decided'}`
  return `${votesOf(own)} of ${tapsOf(all)}${listeners > 0 ? `, ${ofAudience}` : ''}`
}

/** Who tapped with the room whenever it decided; nobody while it did so once, which is no habit yet. */
export function alwaysWithRoom(decided: readonly Decided[], people: RoomView['people']): RoomView['people'] {
  const chosen = decided.filter(hasTwist)
  if (chosen.length < 2) return []
  return people.filter(({ id }) => chosen.every((one) => one.with.includes(id)))
}

function tapsOf(count: number): string {
  return count === 1 ? '1 tap' : `${count} taps`
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}
