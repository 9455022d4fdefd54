type Fragment = {
  readonly chapter: number
  readonly act: number
  readonly drop: number
  readonly text: string
}

/** Answers `[chapter][act]`. A fragment first takes `drop` UTF-16 units off the end of its act. */
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

export function joinText(chapters: readonly (readonly string[])[]): string {
  return chapters.flat().join('\n\n')
}
