/** In one request: lines, and laughs of each. */
export const mostLines = 50
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

/** In milliseconds: from pulse to pulse, in which a room tells what was laughed. */
export const pulseMs = 200
/** Of a whole room, in a second, however many laugh. */
const mostRequests = 125

/** In milliseconds: for how long a phone gathers the laughs of one, in a room of so many. */
export function gatherMs(people: number): number {
  return Math.max(pulseMs, (people * 1000) / mostRequests)
}

/** That are counted for one line: a full house laughs a thousand times in a second. */
export const mostLaughsOfLine = 99_999

/** The players' and the audience's, where that counts apart. */
export function countAll(laugh: { readonly count: number; readonly audience?: number } | undefined): number {
  return (laugh?.count ?? 0) + (laugh?.audience ?? 0)
}
