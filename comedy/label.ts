/** A sentence in a beat sheet that keeps the corpus entry it came from: "the-trial: A missing pudding is ...". */
export function writeLabel(ids: readonly string[], sentence: string): string {
  return `${ids.join(' + ')}: ${sentence}`
}

/** The ids of a label; empty for a sentence that somebody else wrote. */
export function readLabel(label: string): string[] {
  const ids = /^([a-z][a-z0-9-]*(?: \+ [a-z][a-z0-9-]*)*): /u.exec(label)?.[1]
  return ids === undefined ? [] : ids.split(' + ')
}
