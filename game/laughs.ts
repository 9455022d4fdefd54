/** In one request: lines, and laughs of each. */
export const mostLines = 50
export const mostLaughs = 99

/** That are counted for one line: a full house laughs a thousand times in a second. */
export const mostLaughsOfLine = 99_999
