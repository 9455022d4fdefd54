import { type Card, type Category, type DeckCard } from '../card.ts'
import {
  type Choice,
  type Deal,
  type Duel,
  type Evening,
  type Person,
  personOf,
  type PersonId,
  plays,
  type Room,
  seated,
} from './room.ts'
import { type Taps } from './show/taps.ts'
import { type Decision } from './show/twists.ts'
import { choicesOf, openDuel } from './show/duel.ts'
import {
  type CardsView,
  type DealView,
  type DecisionView,
  type DuelView,
  type EveningView,
  type OwnView,
  type PersonView,
  type PhaseView,
  type RoomView,
} from './view.ts'

/** What everybody may know: no account, no choice that is still secret. */
export function seeRoom(room: Room): RoomView {
  const parts = room.round?.parts ?? []
  const hasPart = ({ id }: Person) => parts.some(({ reader }) => reader === id)
  const shown = room.people.filter(
    (person) => person.role !== 'audience' && (!person.hasLeft || hasPart(person)),
  )
  return {
    code: room.code,
    n: room.n,
    host: room.host,
    setup: room.setup,
    isLocked: room.isLocked,
    isCodeHidden: room.isCodeHidden,
    people: [...shown]
      .sort((a, b) => Number(a.role === 'screen') - Number(b.role === 'screen'))
      .map((person) => ({ ...seePerson(person), hasLeft: person.hasLeft })),
    audience: room.people.filter(({ role, hasLeft }) => role === 'audience' && !hasLeft).length,
    phase: seePhase(room),
    round: room.round && {
      n: room.round.n,
      setup: room.round.setup,
      draw: seeDraw(room.round.draw),
      votes: room.round.votes,
      parts: room.round.parts,
      scriptId: room.round.scriptId,
      decided: room.round.decided,
    },
    duel: room.duel && seeDuel(room.duel),
    decision: room.decision && seeDecision(room, room.decision),
    evening: room.evening.isShown ? seeEvening(room.evening) : null,
  }
}

/** What one person knows besides; null for somebody who is not in the room. */
export function seeOwn(room: Room, id: PersonId): OwnView | null {
  const own = personOf(room, id)
  if (!own || own.hasLeft) return null
  const isHost = room.host === id
  return {
    id,
    name: own.name,
    role: own.role,
    isHost,
    isAsked: !plays(own, room.setup),
    ...seeOwnTaps(room, id),
    audience: isHost ? seeAudience(room) : [],
  }
}

/** Whether the script of the round is for this person's eyes. */
export function seesScript({ round }: Room, person: Person): boolean {
  return round !== null && !person.hasLeft && plays(person, round.setup)
}

/** What this person has chosen and tapped, and may. */
function seeOwnTaps(room: Room, id: PersonId) {
  const { phase, duel, decision } = room
  const isChoosing = phase.is === 'choosing' || phase.is === 'hands'
  const hand = phase.is === 'hands' ? phase.deals[id] : undefined
  const read = duel?.entries.slice(0, duel.at + 1) ?? []
  const own = read.find(({ author }) => author === id)?.round.n
  const mayVote = phase.is === 'voting' && !phase.isByHand && personOf(room, id)?.role !== 'screen'
  const ballot = mayVote ? openDuel(room) : null
  const vote = ballot?.votes[id]
  return {
    choice: isChoosing ? (phase.choices[id] ?? noChoice) : noChoice,
    hand: hand ? seeDeal(hand) : null,
    entry: own ?? null,
    ballot: ballot ? choicesOf(ballot, id) : [],
    vote: vote === undefined ? null : Number(vote),
    twist: decision?.taps[id] ?? null,
  }
}

const noChoice: Choice = {}
const mostAudienceNamed = 100

function seeAudience({ people }: Room) {
  return people
    .filter(({ role, hasLeft }) => role === 'audience' && !hasLeft)
    .slice(0, mostAudienceNamed)
    .map(({ id, name }) => ({ id, name }))
}

function seePerson({ id, name, color, role, isReady, isCovered, awaySince, hasLeft }: Person): PersonView {
  return { id, name, color, role, isReady, isCovered, isHere: awaySince === null && !hasLeft }
}

function seePhase(room: Room): PhaseView {
  const { phase, duel } = room
  switch (phase.is) {
    case 'choosing':
      return { is: 'choosing', deal: seeDeal(phase.deal), done: doneOf(phase.choices), until: phase.until }
    case 'hands':
      return { is: 'hands', done: doneOf(phase.choices), until: phase.until }
    case 'voting':
      return { ...phase, voted: tappedBy(room, duel?.votes ?? {}) }
    case 'lobby':
    case 'dealing':
    case 'parts':
    case 'performing':
    case 'curtain':
    case 'closed':
      return phase
  }
}

/** Who has one card of each category. */
function doneOf(choices: { readonly [id: PersonId]: Choice }): PersonId[] {
  return Object.entries(choices).flatMap(([id, choice]) => (Object.keys(choice).length === 3 ? [id] : []))
}

function tappedBy(room: Room, taps: Taps): PersonId[] {
  return seated(room).flatMap(({ id }) => (taps[id] === undefined ? [] : [id]))
}

function seeDuel({ entries, at, verdict }: Duel): DuelView {
  const scripts = entries.slice(0, at + 1).map(({ round, author }) => ({
    n: round.n,
    scriptId: round.scriptId,
    draw: seeDraw(round.draw),
    author: verdict ? author : null,
  }))
  return { of: entries.length, scripts, verdict }
}

function seeDecision(room: Room, { taps, ...decision }: Decision): DecisionView {
  return { ...decision, tapped: tappedBy(room, taps) }
}

function seeEvening({ laughs, wins }: Evening): EveningView {
  const sums: { [id: PersonId]: number } = {}
  for (const round of Object.values(laughs))
    for (const [id, count] of Object.entries(round)) sums[id] = (sums[id] ?? 0) + count
  return { laughs: sums, wins }
}

function seeDeal({ characters, programs, settings }: Deal): DealView {
  return {
    characters: characters.map(seeCard),
    programs: programs.map(seeCard),
    settings: settings.map(seeCard),
  }
}

function seeDraw(draw: { readonly [K in Category]: DeckCard }): CardsView {
  return {
    characters: seeCard(draw.characters),
    programs: seeCard(draw.programs),
    settings: seeCard(draw.settings),
  }
}

function seeCard({ id, name, image_url }: DeckCard): Card {
  return { id, name, image_url }
}
