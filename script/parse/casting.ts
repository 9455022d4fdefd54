import { cleanName, foldName } from '../fold-name.ts'
import { cleanText } from './clean-text.ts'
import { snapSpeaker } from './snap-speaker.ts'

/** Who speaks, and the name on the screen: the part's own, or a stranger's, whom the part reads. */
export type Speaker = { readonly part: string; readonly name: string }

/** Says which part a name means. Without a cast a name is its own part, in its first spelling. */
export type Casting = {
  /** True for a part of the cast, or without a cast one that has spoken: "KEVIN", but not "KEVIN STOPS". */
  readonly knows: (name: string) => boolean
  speakerFor(name: string): Speaker
  leastHeard(): string | null
  hear(part: string, words: number): void
}

export function createCasting(cast: readonly string[]): Casting {
  const speakers = new Map<string, Speaker>()
  const snapped = new Map<string, string | null>()
  const words = new Map(cast.map((part) => [part, 0]))
  /** A stranger's reader among equals is the last: the lead, who is first, has enough to say. */
  const backwards = cast.toReversed()

  return {
    knows,
    speakerFor,
    leastHeard: () => least(cast),
    hear: (part, count) => words.set(part, (words.get(part) ?? 0) + count),
  }

  function knows(name: string): boolean {
    const key = foldName(name)
    if (cast.length === 0) return speakers.has(key)
    const part = snap(name, key)
    return part !== null && key.split(' ').length <= foldName(part).split(' ').length
  }

  function speakerFor(name: string): Speaker {
    const key = foldName(name)
    const known = speakers.get(key)
    if (known) return known
    const part = cast.length === 0 ? name : snap(name, key)
    const speaker = part === null ? meetStranger(name) : { part, name: part }
    speakers.set(key, speaker)
    return speaker
  }

  function meetStranger(name: string): Speaker {
    const bare = bareName(name)
    const part = snap(bare, foldName(bare))
    if (part !== null) return { part, name: part }
    const reader = least(bare === '' ? cast : backwards)!
    return { part: reader, name: bare || reader }
  }

  function snap(name: string, key: string): string | null {
    const known = snapped.get(key)
    if (known !== undefined) return known
    const part = snapSpeaker(name, cast)
    snapped.set(key, part)
    return part
  }

  /** Among equals the first. */
  function least(parts: readonly string[]): string | null {
    let found: string | null = null
    for (const part of parts) if (found === null || words.get(part)! < words.get(found)!) found = part
    return found
  }
}

/** Nothing that a cue leaves out: it is read again as it stands. May be empty. */
function bareName(name: string): string {
  const bare = cleanText(cleanName(name.replace(/[()[\]{}（）【】"“”:：<>]+/g, ' ')))
  return bare === name ? name : bareName(bare)
}
