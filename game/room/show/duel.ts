import { categories, type Collections, type DeckCard, type Draw } from '../../card.ts'
import { pick, type Random, shuffle } from '../../random.ts'
import { type Desk } from '../desk.ts'
import { type RoomEvent } from '../event.ts'
import {
  type Choice,
  type Deal,
  type Duel,
  type NewRound,
  nextRound,
  type Person,
  type PersonId,
  plays,
  type Room,
  seated,
} from '../room.ts'
import { dealtIn } from '../seating.ts'
import { dealToRoom, handOutParts } from '../table.ts'
import { countTaps, mostTapped } from './taps.ts'
import { byHandMs, dealingMs, votingMs } from '../times.ts'

/** A hand for each: no card twice where there are enough. Null where there are not even enough for one. */
export function dealHands(
  deck: Collections<DeckCard>,
  players: readonly Person[],
  random: Random,
): { readonly [id: PersonId]: Deal } | null {
  const deals: [PersonId, Deal][] = []
  let left = deck
  for (const { id } of players) {
    const deal = dealToRoom(left, random) ?? dealToRoom(deck, random)
    if (!deal) return null
    deals.push([id, deal])
    left = without(left, deal)
  }
  return Object.fromEntries(deals)
}

function without(deck: Collections<DeckCard>, deal: Deal): Collections<DeckCard> {
  const rest = categories.map((category) => [
    category,
    deck[category].filter(({ id }) => deal[category].every((card) => card.id !== id)),
  ])
  return Object.fromEntries(rest) as Collections<DeckCard>
}

/** All hands at once: whoever is asleep and chose nothing has none, whoever chose too little leaves the rest to chance. */
export function beginDuel(
  room: Room,
  deals: { readonly [id: PersonId]: Deal },
  choices: { readonly [id: PersonId]: Choice },
  desk: Desk,
): RoomEvent {
  const players = dealtIn(room)
  const authors = players.filter(
    ({ id, awaySince }) => deals[id] && (choices[id] !== undefined || awaySince === null),
  )
  const first = nextRound(room)
  const entries = shuffle(authors, desk.random).map(({ id }, index) => {
    const draw = drawOf(deals[id]!, choices[id] ?? {}, desk.random)
    const round = {
      n: first + index,
      scriptId: desk.newId(),
      owner: id,
      setup: room.setup,
      draw,
      votes: null,
      ...handOutParts(draw, players, room.setup.mode, desk.random),
      chapters: 1,
      writer: 'default',
    } as const
    return { round, author: id }
  })
  return entries.length === 0 ? { is: 'lobby' } : { is: 'duel', entries, until: desk.now + dealingMs }
}

function drawOf(deal: Deal, choice: Choice, random: Random): Draw<DeckCard> {
  const drawn = categories.map((category) => [
    category,
    deal[category].find(({ id }) => id === choice[category]) ?? pick(deal[category], random),
  ])
  return Object.fromEntries(drawn) as Draw<DeckCard>
}

/** A duel whose scripts are still being read or voted on. */
export function openDuel({ duel }: Room): Duel | null {
  return duel?.verdict === null ? duel : null
}

/** Those whose turn on the stage is still to come. */
export function waitingRounds(room: Room): NewRound[] {
  const duel = room.phase.is === 'lobby' || room.phase.is === 'closed' ? null : openDuel(room)
  return duel?.entries.slice(duel.at + 1).map(({ round }) => round) ?? []
}

/** The numbers of the rounds that this person may vote for: none of one's own, and only where there is a choice. */
export function choicesOf({ entries }: Duel, id: PersonId): number[] {
  const others = entries.filter(({ author }) => author !== id).map(({ round }) => round.n)
  return others.length > 1 ? others : []
}

/** What comes after a script of an open duel. */
export function nextOfDuel(room: Room, duel: Duel, desk: Desk): RoomEvent {
  if (duel.at + 1 < duel.entries.length) return { is: 'next-script', until: desk.now + dealingMs }
  if (duel.entries.length === 1) return verdict(room, duel)
  const mayTap = ({ id, role, hasLeft }: Person) =>
    !hasLeft && (role === 'audience' || (role === 'player' && choicesOf(duel, id).length > 0))
  const isByHand = !room.people.some((person) => mayTap(person) && plays(person, room.setup))
  return { is: 'voting', isByHand, until: desk.now + (isByHand ? byHandMs : votingMs) }
}

/** The time of the vote is over: where nobody tapped, hands are counted; after that everybody has won. */
export function closeVote(room: Room, duel: Duel, desk: Desk): RoomEvent {
  const isByHand = room.phase.is === 'voting' && room.phase.isByHand
  return isByHand || Object.keys(duel.votes).length > 0
    ? verdict(room, duel)
    : { is: 'voting', isByHand: true, until: desk.now + byHandMs }
}

/** `winner`: counted by hand. */
export function verdict(room: Room, { entries, votes }: Duel, winner: number | null = null): RoomEvent {
  const numbers = entries.map(({ round }) => round.n)
  const tapped = countTaps(room.people, numbers.map(String), votes)
  const most = winner === null ? mostTapped(tapped, room.setup.audience).map(Number) : [winner]
  return { is: 'verdict', verdict: { tapped, winners: most.length > 0 ? most : numbers } }
}

/** Everybody who is awake and may vote, in a room without an audience. */
export function haveAllVoted(room: Room, duel: Duel): boolean {
  const asked = seated(room).filter(
    (person) =>
      person.awaySince === null && plays(person, room.setup) && choicesOf(duel, person.id).length > 0,
  )
  return !hasAudience(room) && asked.length > 0 && asked.every(({ id }) => duel.votes[id] !== undefined)
}

export function hasAudience({ people }: Room): boolean {
  return people.some(({ role, hasLeft }) => role === 'audience' && !hasLeft)
}
