/** In one request: lines, and laughs of each. */
export const mostLines = 50
export const mostLaughs = 99

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
