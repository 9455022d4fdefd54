import { type Twist } from '../../steering.ts'
import { isTooLong, type Play, wordsOf } from './play.ts'
import { smallPlotsOf } from './small-plots.ts'
import { wordsOfALaugh } from './take-laugh.ts'
import { takeTwist } from './take-twist.ts'

const offered = 3

/**
 * What a room may choose for an act: three small plots that are not on the stage, of which each can come onto it there.
 * Those for which the minutes have no room are the last to be offered.
 */
export function offerTwists(play: Play, act: number): Twist[] {
  const fitting: Twist[] = []
  const others: { readonly twist: Twist; readonly words: number }[] = []
  for (const plot of smallPlotsOf(play.situations, act)) {
    if (fitting.length === offered) break
    const { id, sentence } = plot
    const steered = takeTwist(play, act, plot)
    if (steered === null) continue
    if (isTooLong(steered, wordsOfALaugh)) others.push({ twist: { id, sentence }, words: wordsOf(steered) })
    else fitting.push({ id, sentence })
  }
  const rest = others.toSorted((a, b) => a.words - b.words).map(({ twist }) => twist)
  return [...fitting, ...rest].slice(0, offered)
}
