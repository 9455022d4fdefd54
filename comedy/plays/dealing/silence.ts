import { type Item } from '../item.ts'
import { type Dealing } from './dealing.ts'
import { type Stage } from './stage.ts'

/** Lines of others between two of somebody's own; one less than the gate allows, as not every line is dealt as foreseen. */
export const longestSilence = 13
/** A part with no line of its own ahead counts as speaking again after so many lines: an open one is found by then. */
const mostAhead = 9
/** What having said too much weighs at most: nobody is silent for too long because of it. */
const mostOwing = 4
const weightOfWait = 6
const weightOfLateLine = 3

/** Who was silent longest, or will have been when its next own line comes, and is short of words. */
export function findQuietest(names: readonly string[], item: Item, dealing: Dealing): string | null {
  const weighed = names.map((name) => ({ name, weight: quietOf(name, item, dealing) }))
  return weighed.reduce<{ name: string | null; weight: number }>((a, b) => (b.weight > a.weight ? b : a), {
    name: null,
    weight: Number.NEGATIVE_INFINITY,
  }).name
}

/** Lines since it spoke, and what it is short of in words; of who has just spoken nobody wants more. */
function quietOf(name: string, item: Item, dealing: Dealing): number {
  const { stage, situation, random } = dealing
  const fair = stage.wordsOfAll / (situation.others.length + 1)
  const silent = silenceOf(name, stage)
  const owed = Math.max(-mostOwing, (fair - (stage.words.get(name) ?? 0)) / 4)
  const again = stage.previous === name ? -6 : 0
  const urgent = Math.max(0, silent - 7) * 3
  const wait = weightOfSilenceAhead(silent + Math.min(mostAhead, dealing.ahead(item, name)), silent)
  return wait + silent + urgent + owed + again + random() * 3 - (name === situation.lead ? 2 : 0)
}

/** What it weighs that somebody would be silent for too long before its next own line comes. */
function weightOfSilenceAhead(expected: number, silent: number): number {
  const late = expected - longestSilence
  return silent > 2 && late > 0 ? weightOfWait + late * weightOfLateLine : 0
}

/** Lines of others since somebody's last. */
export function silenceOf(name: string, { lines, lastLine }: Stage): number {
  return lines - (lastLine.get(name) ?? 0)
}
