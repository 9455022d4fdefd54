import { type Landed } from '../../landed.ts'
import { type Steering } from '../../steering.ts'
import { type Play } from './play.ts'
import { smallPlotsOf } from './small-plots.ts'
import { takeLaugh } from './take-laugh.ts'
import { takeTwist } from './take-twist.ts'

/**
 * The play as an audience has steered it. Each act has what was given it and the acts before; its opening has nothing of
 * its own steering, so that it can be given before that is known.
 */
export function steerPlay(play: Play, steerings: readonly Steering[]): Play {
  if (steerings.length === 0) return play
  let steered = play
  for (let act = 1; act < play.brief.length.acts; act++) {
    const twist = steerings.find((one) => one.act === act)?.twist ?? null
    const plot = twist && smallPlotsOf(play.situations, act).find(({ id }) => id === twist.id)
    if (plot) steered = takeTwist(steered, act, plot) ?? steered
    const laughed = joinLaughs(steerings.filter((one) => one.act <= act))
    if (laughed.length > 0) steered = takeLaugh(steered, act, laughed) ?? steered
  }
  return steered
}

/** Each line once, with the most laughs that are known of it. */
function joinLaughs(steerings: readonly Steering[]): Landed[] {
  const lines = new Map<string, Landed>()
  for (const line of steerings.flatMap(({ laughed }) => laughed)) {
    const known = lines.get(line.text)
    if (known === undefined || known.laughs < line.laughs) lines.set(line.text, line)
  }
  return [...lines.values()]
}
