import { createActEnd } from './act-end.ts'
import { createBeginning } from './beginning.ts'
import { createHiddenFilter } from './hidden.ts'

export type AnswerOptions = Parameters<typeof createActEnd>[0] & { readonly cast: readonly string[] }

/**
 * Parts an answer, as it comes, into the script and what is nobody's to read: its plan, with tags or without, thoughts,
 * comments, chat before it, and a next act that nobody has asked for.
 */
export function createAnswerReader({ cast, ...act }: AnswerOptions) {
  const hidden = createHiddenFilter()
  const beginning = createBeginning(cast, hidden.note)
  const end = createActEnd(act)

  return {
    /** Takes on; answers what is script. */
    take(text: string): string {
      let told = ''
      for (const shown of hidden.take(text)) {
        if (shown.is === 'text') told += end.take(beginning.take(shown.text))
        else if (beginning.hasBegun()) told += shown.is === 'thought-ended' ? end.take('</think>') : ''
        else if (shown.is === 'plan-ended') beginning.wasPlan()
        else beginning.forget()
      }
      return told
    },
    /** What was held back, when nothing more comes. */
    rest(): string {
      const told = end.take(beginning.take(hidden.rest()) + beginning.rest())
      return told + end.rest()
    },
    /** The plan as it came, whole as far as it goes; empty without one. */
    plan: hidden.plan,
    /** Whether the script itself has begun; its title and the heading of an act may stand before. */
    hasBegun: beginning.hasBegun,
    hasThought: hidden.hasThought,
    /** The next act has begun: nothing that follows is wanted. */
    isOver: end.isOver,
  }
}
