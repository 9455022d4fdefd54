import { seededRandom } from '../../game/random.ts'
import { type Line } from '../../script/line.ts'
import { type Brief } from '../beat-sheet.ts'
import { type Landed } from '../landed.ts'
import { type PlayPlan } from '../plays/planning/play-plan.ts'
import { type Cards } from '../plays/situation.ts'
import { steerPlay } from '../plays/steering/steer-play.ts'
import { offerTwists } from '../plays/steering/twists.ts'
import { stagePlay, writePlay } from '../plays/write-play.ts'
import { type Steering } from '../steering.ts'
import { type Twist } from '../../game/room/show/twists.ts'

/**
 * What a lively room gives a play, act by act: it chooses one of three twists in these acts, by chance, and laughs at two
 * lines of each.
 */
export function steerByChance(
  brief: Brief,
  cards: Cards,
  plan: PlayPlan,
  decided: readonly number[],
): Steering[] {
  const random = seededRandom(`a lively room ${brief.seed}`)
  const steerings: Steering[] = []
  const laughed: Landed[] = []
  for (let act = 1; act < brief.length.acts; act++) {
    const { acts } = writePlay(brief, cards, plan, steerings)
    laughed.push(...laughAt(acts[act - 1] ?? [], random), ...laughAt(acts[act - 1] ?? [], random))
    const twists = decided.includes(act) ? offer(brief, cards, plan, act, steerings) : []
    const twist = twists[Math.floor(random() * twists.length)] ?? null
    steerings.push({ act, twist, laughed: laughed.toSorted((a, b) => b.laughs - a.laughs).slice(0, 5) })
  }
  return steerings
}

function offer(
  brief: Brief,
  cards: Cards,
  plan: PlayPlan,
  act: number,
  steerings: readonly Steering[],
): Twist[] {
  return offerTwists(steerPlay(stagePlay(brief, cards, plan), steerings), act)
}

function laughAt(lines: readonly Line[], random: () => number): Landed[] {
  const said = lines.filter(({ kind }) => kind === 'dialogue')
  const line = said[Math.floor(random() * said.length)]
  return line ? [{ text: line.text, by: line.speaker, laughs: 1 + Math.floor(random() * 9) }] : []
}
