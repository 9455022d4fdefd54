import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isWhole } from '../../../game/deal.ts'
import { type Rating } from '../../../game/rating.ts'
import { stopScript } from '../../api/scripts.ts'
import { useSession } from '../../frame/session-context.ts'
import { writingOf } from '../../script/state.ts'
import { type ScriptMoves, useScript } from '../../script/use-script.ts'
import { isBeingWritten } from '../../script/writing.ts'
import { useErrorToast } from '../../ui/toast/use-error-toast.ts'
import { type Begun, type DealtHand, useAhead } from '../ahead.tsx'
import { rollDrums } from '../table/drum-roll.ts'
import { useEntry } from '../use-entry.ts'
import { useErrand } from '../use-errand.ts'
import { beginGame, startFrom } from './begin.ts'
import { type QuickGame, sentencesOf } from './game.ts'
import { placeOfVisit, type Visit } from './visit.ts'

export type Moves = Pick<ScriptMoves, 'goOn' | 'stop'> & {
  readonly shuffle: () => void
  readonly retry: () => void
}

type Played = {
  readonly game: QuickGame
  readonly rating: Rating | null
  readonly moves: Moves
}

/** In milliseconds: presses closer together are one wish. */
const oneWishMs = 700

/** The address says what is played, so that reload, Back and Forward need nothing of their own. */
export function useQuickGame(told: Visit): Played {
  const [visit, place] = useEntry(told, placeOfVisit)
  const { script, moves } = useScript(visit.scriptId, ({ sentence }) => sentence)
  const [dealt, setDealt] = useState<{ readonly of: Visit; readonly hand: DealtHand } | null>(null)
  const ahead = useAhead()
  const { readAgain } = useSession()
  const hand = dealt?.of === visit ? dealt.hand : null
  const game = { hand, script }
  useErrorToast(sentencesOf(game).join(' '))

  const follow = (started: Begun['started'], rating: Rating) =>
    moves.begin(started, ({ id }) => place(() => ({ scriptId: id, rating })))
  const take = useEffectEvent(({ rating, started }: Begun, hand: DealtHand) => {
    if (hand.problem?.code === 'signed-out') return readAgain() // the protection of the routes leads to /auth
    setDealt({ of: visit, hand })
    if (hand.sentences.length > 0) return
    rollDrums()
    follow(started, rating)
  })
  const begin = useEffectEvent((isWanted: () => boolean) => {
    if (visit.scriptId !== null) return
    const begun = ahead.take(visit.rating) ?? beginGame(visit.rating, isWanted)
    void begun.dealt.then((hand) => (isWanted() ? take(begun, hand) : begun.giveUp()))
  })
  useEffect(() => {
    let isWanted = true
    begin(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [visit])

  const writing = writingOf(script)
  const rating = writing?.script.rating ?? visit.rating
  const lastShuffle = useRef(-Infinity)
  /** What the old script has is kept where it is stored. */
  function shuffle() {
    const now = performance.now()
    const isAgain = now - lastShuffle.current < oneWishMs
    lastShuffle.current = now
    if (isAgain) return
    moves.leave()
    if (rating === null) return
    const next = beginGame(rating)
    ahead.put(next)
    place(() => ({ scriptId: null, rating }))
    // A stop asked for sooner would keep the new script waiting.
    if (writing && isBeingWritten(writing)) void next.started.then(() => stopScript(writing.script.id))
  }

  useErrand(visit.scriptId, rating !== null, (errand) => errand === 'new-cards' && shuffle())

  function retry() {
    if (visit.scriptId !== null) moves.reopen()
    else if (hand?.drawn && isWhole(hand.drawn)) follow(startFrom(visit.rating, hand.drawn), visit.rating)
    else place((before) => ({ ...before }))
  }

  return { game, rating, moves: { goOn: moves.goOn, stop: moves.stop, shuffle, retry } }
}
