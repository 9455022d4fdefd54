/** A stored fragment: it goes on the text of one act of one chapter, both counted from 0. */
type Fragment = {
  readonly chapter: number
  readonly act: number
  readonly drop: number
  readonly text: string
}

/**
 * Puts fragments together, in order: `acts[chapter][act]` is that act's text. A fragment first takes `drop` UTF-16
 * units off the end of its act's text. Acts that nothing was written for are empty.
 */
export function joinActs(fragments: Iterable<Fragment>): string[][] {
  const chapters: string[][] = []
  for (const { chapter, act, drop, text } of fragments) {
    while (chapters.length <= chapter) chapters.push([])
    const acts = chapters[chapter] as string[]
    while (acts.length <= act) acts.push('')
    const before = acts[act] as string
    acts[act] = (drop > 0 ? before.slice(0, Math.max(0, before.length - drop)) : before) + text
  }
  return chapters
}

/** The whole text of some chapters, as one who goes on from it reads it. */
export function joinText(chapters: readonly (readonly string[])[]): string {
  return chapters.flat().join('\n\n')
}
