import { type Card, type Category, type DeckCard } from '../card.ts'
import { type Choice, type Person, type Phase, personOf, plays, type PersonId, type Room } from './room.ts'
import { type CardsView, type OwnView, type PersonView, type PhaseView, type RoomView } from './view.ts'

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
    phase: seePhase(room.phase),
    round: room.round && {
      n: room.round.n,
      setup: room.round.setup,
      draw: seeDraw(room.round.draw),
      votes: room.round.votes,
      parts: room.round.parts,
      scriptId: room.round.scriptId,
    },
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
    choice: room.phase.is === 'choosing' ? (room.phase.choices[id] ?? noChoice) : noChoice,
    audience: isHost ? seeAudience(room) : [],
  }
}

/** Whether the script of the round is for this person's eyes. */
export function seesScript({ round }: Room, person: Person): boolean {
  return round !== null && !person.hasLeft && plays(person, round.setup)
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

function seePhase(phase: Phase): PhaseView {
  if (phase.is !== 'choosing') return phase
  const { deal, choices, until } = phase
  const done = Object.entries(choices).flatMap(([id, choice]) =>
    Object.keys(choice).length === 3 ? [id] : [],
  )
  return {
    is: 'choosing',
    deal: {
      characters: deal.characters.map(seeCard),
      programs: deal.programs.map(seeCard),
      settings: deal.settings.map(seeCard),
    },
    done,
    until,
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
