import { type Twist } from '../../../game/room/show/twists.ts'
import { typeset } from '../../grammar/typeset.ts'
import { isTooLong, type Play } from './play.ts'
import { offered, smallPlotsOf } from './small-plots.ts'
import { waysToTake } from './take-twist.ts'

/**
 * What a room may choose for an act: three small plots that are not on the stage, of which each can come onto it there.
 * The cards' own are offered first, and last those for which the minutes have no room.
 */
export function offerTwists(play: Play, act: number): Twist[] {
  const fitting: Twist[] = []
  const others: Twist[] = []
  for (const plot of smallPlotsOf(play.situations, act)) {
    if (fitting.length === offered) break
    const { value: taken } = waysToTake(play, act, plot).next()
    if (taken === undefined) continue
    const { id } = plot
    const sentence = typeset(plot.sentence)
    ;(isTooLong(taken.play) ? others : fitting).push({ id, sentence })
  }
  return [...fitting, ...others].slice(0, offered)
}
