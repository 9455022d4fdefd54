import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Category } from '../../../game/card.ts'
import { type Drawn, isWhole } from '../../../game/deal.ts'
import { type Vote } from '../../../game/duel.ts'
import { isProblem } from '../../../game/problem.ts'
import { readScript, startScript, stopScript } from '../../api/scripts.ts'
import { playSentence } from '../sentences.ts'
import { createScriptPlay, type ScriptPlay, type Writer } from '../../script/play.ts'
import { useSession } from '../../frame/session-context.ts'
import { dealHand, mendHand, selectedCards } from '../table/hand.ts'
import { type Deck, useCards } from '../table/use-cards.ts'
import { useToast } from '../../ui/toast.tsx'
import { type Kept, writeKept } from './kept.ts'
import { type Duel, isLast, playerOf, playOn, resumeDuel, writingOf } from './state.ts'

export type DuelMoves = {
  readonly select: (category: Category, id: string) => void
  readonly shuffle: () => void
  readonly reloadCards: () => void
  readonly generate: () => void
  readonly stop: () => void
  readonly goOn: (writer: Writer) => void
  readonly show: (scriptId: string) => void
  readonly reopen: () => void
  /** The next turn; after the last one, home. */
  readonly next: () => void
  readonly finish: () => void
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

export function useDuel(kept: Kept): Played {
  const [duel, tell] = useReducer(playOn, kept, resumeDuel)
  useKeptInHistory(duel)
  const { deck, reload } = useCards()
  const { readAgain } = useSession()
  const toasts = useToast()
  const navigate = useNavigate()
  const play = useRef<ScriptPlay | null>(null)
  const { shown } = duel
  const script = writingOf(duel)?.script ?? null
  const cards = deck.is === 'loaded' ? deck.cards : null
  const selected = selectedCards(duel.selection, cards ?? noCards)

  const lay = useEffectEvent(() => {
    if (!cards) return
    const hand = mendHand(duel.hand, cards, Math.random)
    if (hand !== duel.hand) tell({ is: 'laid', hand })
  })
  useEffect(() => lay(), [cards, duel.hand])

  async function open(opened: ScriptPlay, id: string) {
    tell({ is: 'opening' })
    const answer = await readScript(id)
    if (opened.isClosed()) return
    if (isProblem(answer)) {
      if (!opened.isSignedOut(answer)) tell({ is: 'missing', problem: answer })
      return
    }
    tell({ is: 'opened', script: answer })
    opened.follow(answer)
  }

  const arrive = useEffectEvent((id: string | null): ScriptPlay => {
    const arrived = createScriptPlay({
      hear: (scriptId, news) => tell({ is: 'writing', scriptId, news }),
      complain: (problem) => toasts.show(playSentence(problem)),
      signedOut: readAgain, // the protection of the routes leads to /auth
    })
    if (script && script.id === id) arrived.follow(script)
    else if (id !== null) void open(arrived, id)
    return arrived
  })
  useEffect(() => {
    const arrived = arrive(shown)
    play.current = arrived
    return () => {
      arrived.close()
      play.current = null
    }
  }, [shown])

  async function generate() {
    const here = play.current
    if (!here || !isWhole(selected)) return
    const { characters, programs, settings } = selected
    const ids = { characters: characters.id, programs: programs.id, settings: settings.id }
    tell({ is: 'asking' })
    const answer = await startScript({
      mode: 'head-to-head',
      rating: duel.seats.rating,
      cards: ids,
      players: [playerOf(duel)],
    })
    if (isProblem(answer)) {
      if (!here.isClosed() && !here.isSignedOut(answer)) tell({ is: 'refused', problem: answer })
    } else if (here.isClosed()) {
      await stopScript(answer.id) // nobody has seen it, and nobody will
    } else tell({ is: 'begun', script: answer, cards: ids })
  }

  const finish = () => void navigate('/')
  return {
    duel,
    deck,
    selected,
    moves: {
      select: (category, id) => tell({ is: 'selected', category, id }),
      shuffle: () => cards && tell({ is: 'shuffled', hand: dealHand(cards, Math.random) }),
      reloadCards: reload,
      generate: () => void generate(),
      stop: () => void (script && play.current?.stop(script)),
      goOn: (writer) => void (script && play.current?.goOn(script, writer)),
      show: (scriptId) => scriptId !== shown && tell({ is: 'shown', scriptId }),
      reopen: () => void (shown && play.current && open(play.current, shown)),
      next: () =>
        isLast(duel) ? finish() : tell({ is: 'next-turn', hand: cards && dealHand(cards, Math.random) }),
      finish,
      openBallot: () => tell({ is: 'ballot-opened' }),
      closeBallot: () => tell({ is: 'ballot-closed' }),
      vote: (vote) => tell({ is: 'voted', vote }),
    },
  }
}

const noCards = { characters: [], programs: [], settings: [] }

/** The history entry always holds what a reload needs. */
function useKeptInHistory({ seats, turn, hand, selection, entries, shown, votes }: Kept) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const state = useMemo(
    () => writeKept({ seats, turn, hand, selection, entries, shown, votes }),
    [seats, turn, hand, selection, entries, shown, votes],
  )
  useEffect(() => {
    // A screen that is being left may still hear news: it must not call the players back.
    if (window.location.pathname === pathname) void navigate(pathname, { replace: true, state })
  }, [navigate, pathname, state])
}
