import { isSlip } from '../parse/snap-speaker.ts'
import { spokenWords } from './spoken-words.ts'

/** `unsettled` words may still be taken back. */
export type Heard = { readonly settled: string; readonly unsettled: string }

export type Following = {
  /** From 0 to 1; never goes down. */
  readonly portion: number
  /** Most of it and its last words were heard; stays true. */
  readonly isSaid: boolean
  /** All but its last two words: said, if nothing more comes. */
  readonly isNearlySaid: boolean
  readonly trace: Trace
  /** Number of unsettled words that belong to the speech before. */
  readonly skipped: number
  /** Number of unsettled words that the next speech must skip. */
  readonly used: number
}

type Trace = {
  readonly words: readonly string[]
  readonly weight: number
  readonly at: number
  /** `beliefs[n]`: how likely the reader is `n` words past `at`. */
  readonly beliefs: readonly Belief[]
}

type Belief = {
  readonly score: number
  readonly heard: number
}

/** Number of words that a reader may leave out. */
const ahead = 10
/** Score that moves the reader: two telling words in a row, or three little ones. */
const enough = 3
/** A higher score would take too long to forget. */
const most = 6

const little = new Set(
  'a an and are as at be but do four from had has have he her here him his i if in is it know me my not of oh okay on or our she so that the them then there they this to us was we were what will with would yes you'.split(
    ' ',
  ),
)
const fillers = new Set(['ah', 'eh', 'er', 'erm', 'hm', 'mhm', 'uh', 'uhm', 'um'])

export function startFollowing(speech: string, before?: Following): Following {
  const words = spokenWords(speech)
  const trace = { words, weight: weightOf(words), at: 0, beliefs: opened(words, 0, [], 0) }
  return judge(
    trace,
    { portion: 0, isSaid: false, isNearlySaid: false },
    before?.used ?? 0,
    before?.used ?? 0,
  )
}

/** Takes time linear in what is heard. */
export function hear(before: Following, { settled, unsettled }: Heard): Following {
  const sure = spokenWords(settled)
  const trace = sure.slice(before.skipped).reduce(step, before.trace)
  const unsure = spokenWords(unsettled)
  const skipped = Math.min(Math.max(0, before.skipped - sure.length), unsure.length)
  const after = judge(trace, before, skipped, skipped)
  let best = after
  let ahead = trace
  for (const [n, word] of unsure.slice(skipped).entries()) {
    ahead = step(ahead, word)
    // Words after the end belong to the next speech.
    if (!best.isSaid) best = judge(ahead, best, skipped, skipped + n + 1)
  }
  return { ...best, trace }
}

function judge(
  trace: Trace,
  before: Pick<Following, 'portion' | 'isSaid' | 'isNearlySaid'>,
  skipped: number,
  used: number,
): Following {
  const { words, weight, at, beliefs } = trace
  const [heard, portion] = words.length === 0 ? [1, 1] : [beliefs[0]!.heard / weight, at / words.length]
  return {
    portion: Math.max(before.portion, portion),
    isSaid: before.isSaid || (at > 0 && portion === 1 && heard >= 0.7),
    isNearlySaid:
      before.isNearlySaid ||
      (portion >= 0.8 && words.length - at <= 2 && heard >= (portion === 1 ? 0.4 : 0.6)),
    trace,
    skipped,
    used,
  }
}

/** One column of a local alignment of what is heard with the words that come next. */
function step(trace: Trace, word: string): Trace {
  const { words, at, beliefs } = trace
  const isNothing = fillers.has(word) || word === words[at - 1]
  const next: Belief[] = []
  let found = -1
  for (const [n, belief] of beliefs.entries()) {
    const noise = { ...belief, score: belief.score - (isNothing ? 0 : 1) }
    const start = { score: -n / 2, heard: beliefs[0]!.heard }
    const left = next[n - 1]
    const skip = left && { ...left, score: left.score - 1 }
    const script = words[at + n - 1]
    const before = beliefs[n - 1]
    const isHit = n > 0 && script !== undefined && isSlip(word, script)
    const hit = isHit && before ? along(before, script) : null
    const wrong = before && { ...before, score: before.score - 1 }
    const best = [noise, start, skip, wrong, hit].reduce((a, b) => (b && (!a || b.score >= a.score) ? b : a))!
    next.push(best)
    if (best === hit && isBelieved(trace, best.score) && best.score > (next[found]?.score ?? -Infinity))
      found = n
  }
  if (found < 0) return { ...trace, beliefs: next }
  return {
    ...trace,
    at: at + found,
    beliefs: opened(words, at + found, next.slice(found), next[found]!.heard),
  }
}

function along(before: Belief, script: string): Belief {
  return { score: Math.min(most, before.score + weigh(script)), heard: before.heard + weigh(script) }
}

function isBelieved({ words, at }: Trace, score: number): boolean {
  return score >= Math.min(enough, weightOf(words.slice(at, at + ahead)))
}

function opened(words: readonly string[], at: number, known: readonly Belief[], heard: number): Belief[] {
  const places = Math.min(ahead, words.length - at) + 1
  return Array.from({ length: places }, (_, n) => known[n] ?? { score: -n / 2, heard })
}

function weightOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + weigh(word), 0)
}

function weigh(word: string): number {
  return word.length <= 2 || little.has(word) ? 1 : 2
}
