import { type Following, type Heard, hear, startFollowing } from '../../../script/aloud/follow-speech.ts'
import type { Speech } from '../../../script/aloud/speeches.ts'

/** In milliseconds: such a silence ends a speech of which only the last word or two were not understood. */
const quietEnd = 1500

export type Ear = {
  begin(step: Speech | null): void
  /** A growing step stays the same step. */
  hear(step: Speech, heard: Heard, listener: EarListener): void
  rest(): void
}

type EarListener = { onPortion(portion: number): void; onSaid(): void }
type Followed = { readonly key: string; readonly text: string; readonly following: Following }

export function createEar(): Ear {
  let followed: Followed | null = null
  let quiet: ReturnType<typeof setTimeout> | undefined
  return { begin, hear: hearStep, rest }

  function begin(step: Speech | null) {
    clearTimeout(quiet)
    if (step) followed = follow(step, textOf(step))
  }

  function follow(step: Speech, text: string): Followed {
    return { key: step.key, text: textOf(step), following: startFollowing(text, followed?.following) }
  }

  function hearStep(step: Speech, heard: Heard, { onPortion, onSaid }: EarListener) {
    clearTimeout(quiet)
    const before = followed?.key === step.key ? followed : follow(step, textOf(step))
    const following = hear(before.following, heard)
    followed = { ...before, following }
    onPortion(following.portion)
    if (following.isSaid) end(step, before.text, onSaid)
    else if (following.isNearlySaid) quiet = setTimeout(() => end(step, before.text, onSaid), quietEnd)
  }

  function end(step: Speech, text: string, onSaid: () => void) {
    const more = textOf(step).slice(text.length)
    if (more === '') onSaid()
    else followed = follow(step, more)
  }

  function rest() {
    clearTimeout(quiet)
    if (followed)
      followed = { ...followed, following: hear(followed.following, { settled: '', unsettled: '' }) }
  }
}

function textOf({ lines }: Speech): string {
  return lines
    .filter(({ kind }) => kind !== 'parenthetical')
    .map(({ text }) => text)
    .join(' ')
}
