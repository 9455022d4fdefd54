import { type Draw } from '../../../game/card.ts'
import { isWhole } from '../../../game/deal.ts'
import { isProblem, type Problem } from '../../../game/problem.ts'
import { type ScriptView } from '../../../game/protocol.ts'
import { type Rating } from '../../../game/rating.ts'
import { forgetCards } from '../../api/cards.ts'
import { startScript, stopScript } from '../../api/scripts.ts'
import { dealHand, type DealtHand } from './deal.ts'

/** A game that is being begun: first there is its hand, and then its script, when one can be made from it. */
export type Beginning = {
  readonly dealt: Promise<DealtHand>
  readonly started: Promise<ScriptView | Problem | null>
}

export function beginGame(rating: Rating, isWanted: () => boolean): Beginning {
  const dealt = dealHand(Math.random)
  const start = async () => {
    const { drawn, sentences } = await dealt
    return drawn && sentences.length === 0 && isWhole(drawn) && isWanted() ? startFrom(rating, drawn) : null
  }
  return { dealt, started: start() }
}

export async function startFrom(rating: Rating, { characters, programs, settings }: Draw) {
  const cards = { characters: characters.id, programs: programs.id, settings: settings.id }
  const answer = await startScript({ mode: 'quick', rating, cards })
  if (isProblem(answer)) forgetCards()
  return answer
}

type Ahead = Beginning & { readonly rating: Rating }

let ahead: Ahead | null = null

/** How long a game waits for its screen, in milliseconds. */
const longestWait = 10_000

/** Begins a game before its screen is made: players wait from their press on. */
export function beginAhead(rating: Rating): void {
  const mine = { rating, ...beginGame(rating, () => true) }
  ahead = mine
  setTimeout(() => {
    if (ahead !== mine) return
    ahead = null
    void giveUp(mine)
  }, longestWait)
}

/** The game that was begun ahead, for whoever asks first. */
export function takeAhead(rating: Rating): Beginning | null {
  const taken = ahead
  ahead = null
  if (taken === null || taken.rating === rating) return taken
  void giveUp(taken)
  return null
}

/** Nobody has seen its script, and nobody will. */
export async function giveUp({ started }: Beginning): Promise<void> {
  const script = await started
  if (script && !isProblem(script)) await stopScript(script.id)
}
