import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Category } from '../../../game/card.ts'
import { isWhole } from '../../../game/deal.ts'
import { isProblem } from '../../../game/problem.ts'
import { type ScriptView } from '../../../game/protocol.ts'
import { readScript, startScript, stopScript } from '../../api/scripts.ts'
import { playSentence } from '../sentences.ts'
import { createScriptPlay, type ScriptPlay, type Writer } from '../../script/play.ts'
import { useSession } from '../../frame/session-context.ts'
import { dealHand, mendHand, selectedCards } from '../table/hand.ts'
import { type Deck, useCards } from '../table/use-cards.ts'
import { useToast } from '../../ui/toast.tsx'
import { type GroupGame, playOn, writingOf } from './state.ts'
import { type GroupVisit, pathOfVisit, seatsOf, stateOfVisit, withHand } from './visit.ts'

export type GroupMoves = {
  readonly select: (category: Category, id: string) => void
  readonly shuffle: () => void
  readonly reloadCards: () => void
  readonly generate: () => void
  readonly goOn: (writer: Writer) => void
  readonly stop: () => void
  readonly reopen: () => void
}

type GroupPlay = {
  /** `none` when it turns out that there is nothing to play. Its seats are null while only a script's address is known. */
  readonly table: GroupVisit | 'none'
  readonly game: GroupGame
  readonly deck: Deck
  readonly moves: GroupMoves
}

/** The address and its history entry are the game (group-play-visit.ts); here it is moved on and its script followed. */
export function useGroupPlay(visit: GroupVisit): GroupPlay {
  const { scriptId } = visit
  const [game, tell] = useReducer(playOn, {
    stage: { is: scriptId === null ? 'empty' : 'opening' },
    asking: { is: 'idle' },
  })
  const { deck, reload } = useCards()
  const { readAgain } = useSession()
  const toasts = useToast()
  const { table, place } = useTable(visit)
  const play = useRef<ScriptPlay | null>(null)
  const begun = useRef<ScriptView | null>(null)

  async function open(opened: ScriptPlay, id: string) {
    tell({ is: 'opening' })
    const answer = await readScript(id)
    if (opened.isClosed()) return
    if (!isProblem(answer)) show(opened, answer)
    else if (!opened.isSignedOut(answer)) tell({ is: 'missing', problem: answer })
  }

  function show(opened: ScriptPlay, script: ScriptView) {
    tell({ is: 'open', script })
    opened.follow(script)
  }

  const arrive = useEffectEvent((at: string | null): ScriptPlay => {
    const arrived = createScriptPlay({
      hear: (id, news) => tell({ is: 'writing', scriptId: id, news }),
      complain: (problem) => toasts.show(playSentence(problem)),
      signedOut: readAgain, // the protection of the routes leads to /auth
    })
    if (at === null) tell({ is: 'empty' })
    else if (begun.current?.id === at) show(arrived, begun.current)
    else void open(arrived, at)
    begun.current = null
    return arrived
  })
  useEffect(() => {
    const arrived = arrive(scriptId)
    play.current = arrived
    return () => {
      arrived.close()
      play.current = null
    }
  }, [scriptId])

  // Back may win before the script that was begun is on the screen: it goes on under Forward, and here nothing is asked.
  const settle = useEffectEvent(() => {
    if (begun.current === null || begun.current.id === scriptId) return
    begun.current = null
    tell({ is: 'idle' })
  })
  useEffect(() => settle(), [visit])

  const cards = deck.is === 'loaded' ? deck.cards : null
  const lay = useEffectEvent(() => {
    if (!cards) return
    const hand = mendHand(table.hand, cards, Math.random)
    if (hand !== table.hand) place((before) => ({ ...before, hand }))
  })
  useEffect(() => lay(), [cards, table.hand])

  const script = writingOf(game)?.script ?? null
  const seats = table.seats ?? (script && seatsOf(script))
  async function generate() {
    const here = play.current
    const selected = cards && selectedCards(table.selection, cards)
    if (!here || !seats || !selected || !isWhole(selected)) return
    const { players, rating } = seats
    const { characters, programs, settings } = selected
    tell({ is: 'asking' })
    const answer = await startScript({
      mode: 'group',
      rating,
      cards: { characters: characters.id, programs: programs.id, settings: settings.id },
      players: [...players],
    })
    if (isProblem(answer)) {
      if (!here.isClosed() && !here.isSignedOut(answer)) tell({ is: 'refused', problem: answer })
    } else if (here.isClosed()) {
      await stopScript(answer.id) // nobody has seen it, and nobody will
    } else {
      begun.current = answer
      // The script before keeps an entry of its own: Back leads to it.
      place((before) => ({ ...before, seats, scriptId: answer.id }), scriptId === null ? 'replace' : 'push')
    }
  }

  return {
    table: seats || !isAstray(game) ? { ...table, seats } : 'none',
    game,
    deck,
    moves: {
      select: (category, id) =>
        place((before) => ({ ...before, selection: { ...before.selection, [category]: id } })),
      shuffle: () => cards && place((before) => withHand(before, dealHand(cards, Math.random))),
      reloadCards: reload,
      generate: () => void generate(),
      goOn: (writer) => void (script && play.current?.goOn(script, writer)),
      stop: () => void (script && play.current?.stop(script)),
      reopen: () => void (scriptId && play.current && open(play.current, scriptId)),
    },
  }
}

/** Only an address, and no script of a group behind it. */
function isAstray({ stage }: GroupGame): boolean {
  return stage.is === 'open' || (stage.is === 'missing' && stage.problem.code === 'not-found')
}

/**
 * What the address says, and how it is changed. The router shows a new address a moment later, the table at once; and
 * two changes in one breath are both kept.
 */
function useTable(visit: GroupVisit) {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState({ of: visit, table: visit })
  const latest = useRef(visit)
  useLayoutEffect(() => {
    latest.current = visit
  }, [visit])

  function place(change: (before: GroupVisit) => GroupVisit, how: 'replace' | 'push' = 'replace') {
    const table = change(latest.current)
    latest.current = table
    setAhead({ of: visit, table })
    void navigate(pathOfVisit(table), { replace: how === 'replace', state: stateOfVisit(table) })
  }

  return { table: ahead.of === visit ? ahead.table : visit, place }
}
