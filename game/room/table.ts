import { type Collections, type DeckCard, type Draw, categories, type Category } from '../card.ts'
import { assignParts, type Cast, castQuickGame } from '../cast.ts'
import { dealCards, drawOne, isNotEnough, isWhole } from '../deal.ts'
import { type Mode } from '../modes.ts'
import { pick, type Random, shuffle } from '../random.ts'
import { type Choice, type Deal, type PartOf, type Person, type Votes } from './room.ts'

/** The cards a player chooses one of. */
const cardsToChoose = 3

export function drawCards(deck: Collections<DeckCard>, random: Random): Draw<DeckCard> | null {
  const drawn = drawOne(deck, random)
  return isWhole(drawn) ? drawn : null
}

export function dealToRoom(deck: Collections<DeckCard>, random: Random): Deal | null {
  const dealt = categories.map((category) => [category, dealCards(deck[category], cardsToChoose, random)])
  return dealt.some(([, cards]) => isNotEnough(cards as readonly DeckCard[]))
    ? null
    : (Object.fromEntries(dealt) as Deal)
}

export function countVotes(deal: Deal, choices: readonly Choice[]): Votes {
  const count = (category: Category) =>
    Object.fromEntries(
      deal[category].map(({ id }) => [id, choices.filter((choice) => choice[category] === id).length]),
    )
  return { characters: count('characters'), programs: count('programs'), settings: count('settings') }
}

/** The card most tapped in each category, ties by chance. */
export function roomsChoice(deal: Deal, votes: Votes, random: Random): Draw<DeckCard> {
  const choose = (category: Category): DeckCard => {
    const cards = deal[category]
    const most = Math.max(...cards.map(({ id }) => votes[category][id] ?? 0))
    const best = cards.filter(({ id }) => (votes[category][id] ?? 0) === most)
    return pick(best, random) as DeckCard
  }
  return { characters: choose('characters'), programs: choose('programs'), settings: choose('settings') }
}

/** Everybody reads: as in group play; in quick play at least four parts, which go round. */
export function handOutParts(
  draw: Draw<DeckCard>,
  players: readonly Person[],
  mode: Mode,
  random: Random,
): { readonly cast: Cast; readonly parts: readonly PartOf[] } {
  const order = shuffle(players, random)
  const names = order.map(({ name }) => name)
  const idOf = (name: string | null) => order.find((player) => player.name === name)?.id ?? ''
  if (mode === 'group' || names.length > partsOfQuickGame) {
    const { cast, assignments } = assignParts(draw, names, random)
    return { cast, parts: assignments.map(({ part, player }) => ({ part, reader: idOf(player) })) }
  }
  const cast = castQuickGame(draw, random).map((part, n) => ({
    ...part,
    player: names[n % names.length] ?? null,
  }))
  return { cast, parts: cast.map(({ name, player }) => ({ part: name, reader: idOf(player) })) }
}

const partsOfQuickGame = 4
