import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isWhole } from '../../../game/deal.ts'
import { type Rating } from '../../../game/rating.ts'
import { stopScript } from '../../api/scripts.ts'
import { type Writer } from '../../script/play.ts'
import { useSession } from '../../frame/session-context.ts'
import { isBeingWritten } from '../../script/writing.ts'
import { useToast } from '../../ui/toast.tsx'
import { useErrorToast } from '../../ui/use-error-toast.ts'
import { beginAhead } from './begin.ts'
import { createPlay, type Play } from './play.ts'
import { playOn, type QuickGame, sentencesOf } from './state.ts'
import { pathOfScript, stateOf, type Visit } from './visit.ts'

export type Moves = {
  readonly shuffle: () => void
  readonly goOn: (writer: Writer) => void
  readonly stop: () => void
  readonly retry: () => void
}

type Played = {
  readonly game: QuickGame
  /** Null for as long as it is not known: no new script can be begun. */
  readonly rating: Rating | null
  readonly moves: Moves
}

/**
 * The address says what is played: a script, which is read and followed, or a new one, which is begun and then put into
 * the address. So reload, Back and Forward need nothing of their own.
 */
export function useQuickGame(visit: Visit): Played {
  const [game, tell] = useReducer(playOn, { is: visit.to === 'script' ? 'opening' : 'dealing' })
  const navigate = useNavigate()
  const { key } = useLocation()
  const toasts = useToast()
  const { readAgain } = useSession()
  const play = useRef<Play | null>(null)
  // A script that was begun here, until the address names it.
  const begun = useRef<{ readonly id: string; readonly play: Play } | null>(null)

  const arrive = useEffectEvent((at: string): Play => {
    const here = begun.current
    begun.current = null
    if (here?.id === at) return here.play
    const arrived: Play = createPlay({
      tell,
      show(script) {
        begun.current = { id: script.id, play: arrived }
        void navigate(pathOfScript(script.id), { replace: true, state: stateOf(script.rating) })
      },
      complain: toasts.show,
      signedOut: readAgain, // the protection of the routes leads to /auth
    })
    if (visit.to === 'new-script') void arrived.deal(visit.rating)
    else void arrived.open(at)
    return arrived
  })
  useErrorToast(sentencesOf(game).join(' '))

  const place = visit.to === 'script' ? visit.scriptId : key
  useEffect(() => {
    const arrived = arrive(place)
    play.current = arrived
    return () => {
      if (begun.current?.play !== arrived) arrived.close()
      play.current = null
    }
  }, [place])
  useEffect(() => () => begun.current?.play.close(), [])

  /** The old script is stopped while the new one begins; what it had is kept where it is stored. */
  function shuffle() {
    play.current?.close()
    tell({ is: 'dealing' })
    if (game.is === 'open' && isBeingWritten(game.writing)) void stopScript(game.writing.script.id)
    if (rating === null) return
    beginAhead(rating)
    void navigate('/quickgame', { replace: true, state: stateOf(rating) })
  }

  function retry() {
    if (visit.to === 'script') void play.current?.open(visit.scriptId)
    else if (game.is === 'stuck' && game.drawn && isWhole(game.drawn))
      void play.current?.begin(visit.rating, game.drawn)
    else void play.current?.deal(visit.rating)
  }

  const script = game.is === 'open' ? game.writing.script : null
  const rating = script?.rating ?? visit.rating
  return {
    game,
    rating,
    moves: {
      shuffle,
      goOn: (writer) => void (script && play.current?.goOn(script, writer)),
      stop: () => void (script && play.current?.stop(script)),
      retry,
    },
  }
}
