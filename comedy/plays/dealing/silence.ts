import { type Dealing } from './dealing.ts'

/** Who was silent longest, and is short of words. */
export function findQuietest(names: readonly string[], dealing: Dealing): string | null {
  const weighed = names.map((name) => ({ name, weight: silenceOf(name, dealing) }))
  return weighed.reduce<{ name: string | null; weight: number }>((a, b) => (b.weight > a.weight ? b : a), {
    name: null,
    weight: Number.NEGATIVE_INFINITY,
  }).name
}

/** Lines since it spoke, and what it is short of in words; of who has just spoken nobody wants more. */
function silenceOf(name: string, { stage, situation, random }: Dealing): number {
  const total = [...stage.words.values()].reduce((sum, words) => sum + words, 0)
  const fair = total / (situation.others.length + 1)
  const silent = stage.lines - (stage.lastLine.get(name) ?? 0)
  const owed = (fair - (stage.words.get(name) ?? 0)) / 4
  const again = stage.previous === name ? -6 : 0
  const urgent = Math.max(0, silent - 7) * 3
  return silent + urgent + owed + again + random() * 3 - (name === situation.lead ? 2 : 0)
}
