import { useEffect, useEffectEvent } from 'react'
import { type Category } from '../../../game/card.ts'
import { isWhole } from '../../../game/deal.ts'
import { startScript } from '../../api/scripts.ts'
import { type ScriptState, writingOf } from '../../script/state.ts'
import { type ScriptMoves, useScript } from '../../script/use-script.ts'
import { playSentence } from '../sentences.ts'
import { rollDrums } from '../table/drum-roll.ts'
import { dealHand, mendHand, selectedCards } from '../table/hand.ts'
import { type Deck, useCards } from '../table/use-cards.ts'
import { useEntry } from '../use-entry.ts'
import { useErrand } from '../use-errand.ts'
import { type GroupVisit, placeOfVisit, seatsOf, layHand, withHand } from './visit.ts'

export type GroupMoves = Pick<ScriptMoves, 'goOn' | 'stop' | 'reopen'> & {
  readonly select: (category: Category, id: string) => void
  readonly shuffle: () => void
  readonly reloadCards: () => void
  readonly generate: () => void
}

type GroupPlay = {
  /** `none` when there is nothing to play. Its seats are null while only a script's address is known. */
  readonly table: GroupVisit | 'none'
  readonly game: ScriptState
  readonly deck: Deck
  readonly moves: GroupMoves
}

export function useGroupPlay(visit: GroupVisit): GroupPlay {
  const [table, place] = useEntry(visit, placeOfVisit)
  const { script: game, moves } = useScript(table.scriptId, playSentence)
  const { deck, reload } = useCards()
  const cards = deck.is === 'loaded' ? deck.cards : null
  const lay = useEffectEvent(() => {
    if (!cards) return
    const hand = mendHand(table.hand, cards, Math.random)
    if (table.hand === null) rollDrums()
    if (hand !== table.hand) place((before) => layHand(before, hand))
  })
  useEffect(() => lay(), [cards, table.hand])

  const script = writingOf(game)?.script
  const seats = table.seats ?? (script ? seatsOf(script) : null)
  function generate() {
    const selected = cards && selectedCards(table.selection, cards)
    if (!seats || !selected || !isWhole(selected)) return
    const { characters, programs, settings } = selected
    const coming = startScript({
      mode: 'group',
      rating: seats.rating,
      cards: { characters: characters.id, programs: programs.id, settings: settings.id },
      players: [...seats.players],
    })
    moves.begin(coming, ({ id }) => place((before) => ({ ...before, seats, scriptId: id })))
  }
  function shuffle() {
    if (!cards) return
    rollDrums()
    const hand = dealHand(cards, Math.random)
    place((before) => withHand(before, hand))
  }
  useErrand(table.scriptId, cards !== null, (errand) => errand === 'new-cards' && shuffle())

  return {
    table: seats || !isAstray(game) ? { ...table, seats } : 'none',
    game,
    deck,
    moves: {
      ...moves,
      select: (category, id) =>
        place((before) => ({ ...before, selection: { ...before.selection, [category]: id } })),
      shuffle,
      reloadCards: reload,
      generate,
    },
  }
}

function isAstray({ shown }: ScriptState): boolean {
  return shown.is === 'open' || (shown.is === 'missing' && shown.problem.code === 'not-found')
}
