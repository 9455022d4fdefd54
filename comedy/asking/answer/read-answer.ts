import { createActEnd } from './act-end.ts'
import { createBeginning } from './beginning.ts'
import { createHiddenFilter, type Shown } from './hidden.ts'
import { createOpeningEnd } from './opening-end.ts'
import { createUntaggedTwists } from './untagged-twists.ts'

export type AnswerOptions = Parameters<typeof createActEnd>[0] & {
  readonly cast: readonly string[]
  /** Three twists were asked for after the act: they may come without their tags. */
  readonly asksTwists?: boolean
  /** Only the opening of the act is wanted; this much of it stands. */
  readonly opening?: string | null
}

/**
 * Parts an answer, as it comes, into the script and what is nobody's to read: its plan and its twists, with tags or
 * without, thoughts, comments, chat before it, and a next act that nobody has asked for.
 */
export function createAnswerReader({ cast, asksTwists = false, opening = null, ...act }: AnswerOptions) {
  const hidden = createHiddenFilter()
  const beginning = createBeginning(cast, hidden.note)
  const untagged = asksTwists ? createUntaggedTwists(hidden.noteTwists) : null
  const actEnd = createActEnd(act)
  const openingEnd = opening === null ? null : createOpeningEnd(opening)
  let isAtTwists = false

  return {
    /** Takes on; answers what is script. */
    take: (text: string): string => finish(part(hidden.take(text))),
    /** What was held back, when nothing more comes. */
    rest(): string {
      const told = finish(part(hidden.rest()) + pass(beginning.rest()))
      const left = actEnd.take(untagged?.rest() ?? '') + actEnd.rest()
      return told + finish(left) + (openingEnd?.rest() ?? '')
    },
    /** The plan as it came, whole as far as it goes; empty without one. */
    plan: hidden.plan,
    /** The twists as they came; empty without any. */
    twists: hidden.twists,
    /** Nothing of the script has come after the twists: the act is at its end. */
    endsInTwists: () => isAtTwists || (untagged?.isInside() ?? false) || hidden.isInTwists(),
    /** Whether the script itself has begun; its title and the heading of an act may stand before. */
    hasBegun: beginning.hasBegun,
    hasThought: hidden.hasThought,
    /** The next act has begun, or the opening is at its end: nothing that follows is wanted. */
    isOver: () => actEnd.isOver() || (openingEnd?.isOver() ?? false),
  }

  function part(all: readonly Shown[]): string {
    let told = ''
    for (const shown of all) {
      if (shown.is === 'text') told += pass(beginning.take(shown.text))
      else if (shown.is === 'twists-ended') isAtTwists = true
      else if (beginning.hasBegun()) told += shown.is === 'thought-ended' ? pass('</think>') : ''
      else if (shown.is === 'plan-ended') beginning.wasPlan()
      else beginning.forget()
    }
    return told
  }

  function pass(text: string): string {
    if (text.trim() !== '') isAtTwists = false
    return actEnd.take(untagged ? untagged.take(text) : text)
  }

  function finish(told: string): string {
    return openingEnd ? openingEnd.take(told) : told
  }
}
