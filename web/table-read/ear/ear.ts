import { type Following, type Heard, hear, startFollowing } from '../../../script/aloud/follow-speech.ts'
import type { Speech } from '../../../script/aloud/speeches.ts'

/** When only the last word or two were not understood, so long a silence ends the speech, in milliseconds. */
const quietEnd = 1500

/** What is followed, from one listening to the next. */
export type Ear = {
  /** Another step is read now; null while there is none. */
  begin(step: Speech | null): void
  /** A step that grows stays the same one. */
  hear(step: Speech, heard: Heard, told: Told): void
  /** Nothing that was not settled yet will be. */
  rest(): void
}

type Told = { onShare(share: number): void; onSaid(): void }
type Followed = { readonly key: string; readonly text: string; readonly following: Following }

/** Follows what is heard through the steps, and tells when one has been said. */
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

  function hearStep(step: Speech, heard: Heard, { onShare, onSaid }: Told) {
    clearTimeout(quiet)
    const before = followed?.key === step.key ? followed : follow(step, textOf(step))
    const following = hear(before.following, heard)
    followed = { ...before, following }
    onShare(following.share)
    if (following.isSaid) end(step, before.text, onSaid)
    else if (following.isNearlySaid) quiet = setTimeout(() => end(step, before.text, onSaid), quietEnd)
  }

  /** A speech that has grown meanwhile is followed on. */
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

/** What is read out loud of a step. */
function textOf({ lines }: Speech): string {
  return lines
    .filter(({ kind }) => kind !== 'parenthetical')
    .map(({ text }) => text)
    .join(' ')
}
