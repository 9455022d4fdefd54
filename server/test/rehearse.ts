import { beginOutline } from '../../comedy/asking/outline.ts'
import { sampleBrief } from '../../comedy/test/plain-brief.ts'
import { type Problem } from '../../game/problem.ts'
import { joinActs } from '../../script/acts.ts'
import { type Clock } from '../time/clock.ts'
import { type Assignment, type Fragment, type Writer, WriterFailure } from '../writers/writer.ts'

export type Rehearsal = {
  readonly fragments: Fragment[]
  readonly acts: string[]
  readonly problem: Problem | null
  readonly thrown: unknown
}

export async function rehearse(
  writer: Writer,
  assignment: Assignment,
  watch: (fragment: Fragment) => unknown = () => {},
): Promise<Rehearsal> {
  const fragments: Fragment[] = []
  let thrown: unknown = null
  try {
    for await (const fragment of writer.write(assignment)) {
      fragments.push(fragment)
      await watch(fragment)
    }
  } catch (error) {
    thrown = error
  }
  const before = assignment.written.map((text, act) => ({ chapter: 0, act, drop: 0, text }))
  const acts = joinActs([...before, ...fragments.map((fragment) => ({ chapter: 0, ...fragment }))])[0] ?? []
  return thrown instanceof WriterFailure
    ? { fragments, acts, problem: thrown.problem, thrown: null }
    : { fragments, acts, problem: null, thrown }
}

/** An assignment for an AI service that has planned nothing yet, in so many acts. */
export function assign(acts = 1, changes: Partial<Assignment> = {}): Assignment {
  const length = { minutes: { from: acts, to: acts }, acts, maxTokens: 1000 }
  return {
    brief: sampleBrief({ length }),
    sheet: beginOutline(),
    written: [],
    steered: [],
    signal: new AbortController().signal,
    ...changes,
  }
}

export function impatientClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = []
  return {
    waits,
    now: () => new Date('2026-01-01T00:00:00Z'),
    wait: async (ms, signal) => {
      waits.push(ms)
      signal?.throwIfAborted()
    },
  }
}

export function speech(words: number, speaker = 'Mo'): string {
  const lines = Array.from({ length: Math.ceil(words / 10) }, (_, line) => {
    const count = Math.min(10, words - line * 10)
    return Array.from({ length: count }, (_word, i) => `word${line}x${i}`).join(' ')
  })
  return lines.map((line) => `<character>${speaker}</character>\n<dialogue>${line}</dialogue>\n`).join('')
}
