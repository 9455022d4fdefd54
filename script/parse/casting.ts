import { foldName } from '../fold-name.ts'
import { snapSpeaker } from './snap-speaker.ts'

/** Says which part a name means. Without a cast a name is its own part, in its first spelling. */
export type Casting = {
  /** True for a part of the cast, or without a cast one that has spoken: "KEVIN", but not "KEVIN STOPS". */
  readonly knows: (name: string) => boolean
  partFor(name: string): string
  leastHeard(): string | null
  hear(part: string, words: number): void
}

export function createCasting(cast: readonly string[]): Casting {
  const parts = new Map<string, string>()
  const snapped = new Map<string, string | null>()
  const words = new Map(cast.map((part) => [part, 0]))

  return {
    knows,
    partFor,
    leastHeard,
    hear: (part, count) => words.set(part, (words.get(part) ?? 0) + count),
  }

  function knows(name: string): boolean {
    const key = foldName(name)
    if (cast.length === 0) return parts.has(key)
    const part = snap(name, key)
    return part !== null && key.split(' ').length <= foldName(part).split(' ').length
  }

  function partFor(name: string): string {
    const key = foldName(name)
    const part = parts.get(key) ?? snap(name, key) ?? leastHeard() ?? name
    parts.set(key, part)
    return part
  }

  function snap(name: string, key: string): string | null {
    const known = snapped.get(key)
    if (known !== undefined) return known
    const part = snapSpeaker(name, cast)
    snapped.set(key, part)
    return part
  }

  function leastHeard(): string | null {
    let least: string | null = null
    for (const part of cast) if (least === null || words.get(part)! < words.get(least)!) least = part
    return least
  }
}
