import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type Category } from '../../../game/card.ts'
import { type Drawn, isWhole } from '../../../game/deal.ts'
import { type Vote } from '../../../game/duel.ts'
import { writeDuelState } from '../../../game/seats.ts'
import { cleanTitle } from '../../../game/title.ts'
import { startScript } from '../../api/scripts.ts'
import { type ScriptLines } from '../../../script/growing-text.ts'
import { writingOf } from '../../script/state.ts'
import { type ScriptMoves, useScript } from '../../script/use-script.ts'
import { playSentence } from '../sentences.ts'
import { rollDrums } from '../table/drum-roll.ts'
import { dealHand, mendHand, selectedCards } from '../table/hand.ts'
import { type Deck, useCards } from '../table/use-cards.ts'
import { useEntry } from '../use-entry.ts'
import { useErrand } from '../use-errand.ts'
import { type KeptDuel, placeOfDuel } from './kept.ts'
import { type Duel, type DuelNews, isLast, playerOf, playOn } from './state.ts'

export type DuelMoves = Pick<ScriptMoves, 'goOn' | 'stop' | 'reopen'> & {
  readonly select: (category: Category, id: string) => void
  readonly shuffle: () => void
  readonly reloadCards: () => void
  readonly generate: () => void
  readonly show: (scriptId: string) => void
  readonly next: () => void
  readonly finish: () => void
  readonly rematch: () => void
  readonly openBallot: () => void
  readonly closeBallot: () => void
  readonly vote: (vote: Vote) => void
}

type Played = {
  readonly duel: Duel
  readonly deck: Deck
  readonly selected: Drawn
  readonly moves: DuelMoves
}

export function useDuel(told: KeptDuel): Played {
  const [kept, change] = useEntry(told, placeOfDuel)
  const dispatch = (news: DuelNews) => change((before) => playOn(before, news))
  const { script, moves } = useScript(kept.shown, playSentence)
  const { deck, reload } = useCards()
  const navigate = useNavigate()
  const cards = deck.is === 'loaded' ? deck.cards : null
  const selected = selectedCards(kept.selection, cards ?? noCards)

  const lay = useEffectEvent(() => {
    if (!cards) return
    const hand = mendHand(kept.hand, cards, Math.random)
    if (kept.hand === null) rollDrums()
    if (hand !== kept.hand) dispatch({ is: 'laid', hand })
  })
  useEffect(() => lay(), [cards, kept.hand])

  const title = titleOf(writingOf(script)?.lines ?? [])
  const name = useEffectEvent((title: string) => {
    const entry = kept.entries.find(({ scriptId }) => scriptId === kept.shown)
    if (entry?.title === null) dispatch({ is: 'named', scriptId: entry.scriptId, title })
  })
  useEffect(() => {
    if (title !== null) name(title)
  }, [kept.shown, title])

  useErrand(kept.shown, true, (errand) => {
    if (errand === 'next-turn') takeTurn()
    if (errand === 'vote') dispatch({ is: 'ballot-opened' })
  })
  function takeTurn() {
    if (cards) rollDrums()
    dispatch({ is: 'next-turn', hand: cards && dealHand(cards, Math.random) })
  }
  function shuffle() {
    if (!cards) return
    rollDrums()
    dispatch({ is: 'shuffled', hand: dealHand(cards, Math.random) })
  }

  function generate() {
    if (!isWhole(selected)) return
    const { characters, programs, settings } = selected
    const ids = { characters: characters.id, programs: programs.id, settings: settings.id }
    const { rating } = kept.seats
    const coming = startScript({ mode: 'head-to-head', rating, cards: ids, players: [playerOf(kept)] })
    moves.begin(coming, ({ id }) => dispatch({ is: 'begun', scriptId: id, cards: ids }))
  }

  const finish = () => void navigate('/')
  return {
    duel: { ...kept, script },
    deck,
    selected,
    moves: {
      ...moves,
      select: (category, id) => dispatch({ is: 'selected', category, id }),
      shuffle,
      reloadCards: reload,
      generate,
      show: (scriptId) => scriptId !== kept.shown && dispatch({ is: 'shown', scriptId }),
      next: () => (isLast(kept) ? finish() : takeTurn()),
      finish,
      rematch: () => void navigate('/headtohead-game', { state: writeDuelState(kept.seats) }),
      openBallot: () => dispatch({ is: 'ballot-opened' }),
      closeBallot: () => dispatch({ is: 'ballot-closed' }),
      vote: (vote) => dispatch({ is: 'voted', vote }),
    },
  }
}

const noCards = { characters: [], programs: [], settings: [] }

function titleOf(lines: ScriptLines): string | null {
  const line = lines[0]?.[0]?.find(({ kind }) => kind === 'title')
  return line ? cleanTitle(line.text) || null : null
}
