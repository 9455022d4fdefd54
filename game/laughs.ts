/** For one line. */
export const mostLaughs = 99

/** Chapter, act and line, all from 0. */
export type LaughPlace = { readonly chapter: number; readonly act: number; readonly line: number }

/** As an address names it: "0.2.17". */
export function writeLaughPlace({ chapter, act, line }: LaughPlace): string {
  return `${chapter}.${act}.${line}`
}

export function readLaughPlace(text: string): LaughPlace | null {
  if (!/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(text)) return null
  const [chapter = 0, act = 0, line = 0] = text.split('.').map(Number)
  return { chapter, act, line }
}
