/** `code` is stable and travels in `problem+json` (RFC 9457); spec §8 fixes its sentences. */
export const problems = {
  'malformed-body': { status: 400, sentence: 'The request could not be read.' },
  'signed-out': { status: 401, sentence: 'Please sign in first.' },
  'foreign-origin': { status: 403, sentence: 'This request came from another site and was refused.' },
  'not-found': { status: 404, sentence: 'There is nothing here.' },
  'method-not-allowed': { status: 405, sentence: 'This cannot be done here.' },
  'not-writable': { status: 409, sentence: 'This script is still being written.' },
  'no-script': { status: 409, sentence: 'There is no script to continue yet.' },
  // Rooms.
  'no-such-room': {
    status: 404,
    sentence: 'There is no open room with this code. Look at the screen again, or ask whoever opened it.',
  },
  'not-host': { status: 403, sentence: 'Only the host of the room can do this.' },
  'removed-from-room': { status: 403, sentence: 'The host has removed you from this room.' },
  'not-now': { status: 409, sentence: 'The room has gone on in the meantime.' },
  'not-yet': { status: 409, sentence: 'Somebody else is reading. In a moment anybody may go on.' },
  'too-few-players': { status: 409, sentence: 'Two players are needed. Have somebody join with the code.' },
  'room-closed': { status: 410, sentence: 'This room is closed. Its scripts are in My Scripts.' },
  'room-full': { status: 409, sentence: 'This room is full.' },
  'name-refused': { status: 422, sentence: 'This room is for families. Please take another name.' },
  'too-large': { status: 413, sentence: 'The request is too large.' },
  'not-json': { status: 415, sentence: 'The request must be JSON.' },
  'invalid-body': { status: 422, sentence: 'The request is not of the expected form.' },
  'no-cards-selected': { status: 422, sentence: 'No cards selected' },
  'too-many-requests': { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  // The host's limits; each carries `retryAfter`.
  'too-many-scripts': {
    status: 429,
    sentence: 'You have started very many scripts. Please take a break and try again later.',
  },
  'too-many-at-once': {
    status: 429,
    sentence: 'Several of your scripts are still being written. Stop one of them, or wait for its end.',
  },
  'ai-budget-spent': {
    status: 429,
    sentence: 'The AI writer has written all it may for today. The house writer can go on.',
  },
  unexpected: { status: 500, sentence: 'An unexpected error occurred. Please try again.' },
  unavailable: { status: 503, sentence: 'The game is busy for a moment. Please try again.' },
  'database-away': {
    status: 503,
    sentence: 'The game cannot reach its stored scripts for a moment. Nothing is lost. Please try again.',
  },
  'disk-full': {
    status: 503,
    sentence:
      'The disk of the computer that hosts this game is full: nothing new can be saved until whoever hosts it makes room.',
  },
  // Found in the browser; no answer of the server has these codes (spec §8).
  network: { status: 503, sentence: 'Network error. Please check your internet connection.' },
  'no-cards-fetched': { status: 503, sentence: 'No cards fetched from the database' },
  'no-cards-shuffled': { status: 503, sentence: 'Failed to shuffle cards' },
  // Signing in (spec §8). Failures that the catalogue does not name become `auth/unexpected`.
  'auth/email-already-in-use': { status: 422, sentence: 'This email is already in use.' },
  'auth/invalid-email': { status: 422, sentence: 'Please enter a valid email address.' },
  'auth/user-not-found': { status: 401, sentence: 'No account found with this email.' },
  'auth/wrong-password': { status: 401, sentence: 'Incorrect password. Please try again.' },
  'auth/weak-password': { status: 422, sentence: 'Password should be at least 6 characters.' },
  'auth/popup-closed-by-user': { status: 400, sentence: 'Authentication popup closed. Please try again.' },
  'auth/unexpected': { status: 500, sentence: 'An unexpected error occurred. Please try again.' },
  // What stops a writer; the text so far is kept (spec §8).
  'writer-rate-limited': { status: 429, sentence: '429: the AI service has too many requests' },
  'writer-not-a-string': { status: 502, sentence: 'Generated script is not a string' },
  'writer-refused': { status: 502, sentence: 'The AI service refused the request' },
  'writer-failed': { status: 502, sentence: 'The AI service failed' },
  'writer-cut-off': { status: 502, sentence: 'The AI service broke off in the middle' },
  'writer-timeout': { status: 504, sentence: 'The AI service did not answer in time (timeout)' },
  'writer-unreachable': { status: 502, sentence: 'The AI service could not be reached (network)' },
  'writer-empty': { status: 502, sentence: 'The AI service answered with an empty script' },
} as const satisfies Record<string, { status: number; sentence: string }>

export function isHostLimit(code: ProblemCode): boolean {
  return code === 'too-many-scripts' || code === 'too-many-at-once' || code === 'ai-budget-spent'
}

export type ProblemCode = keyof typeof problems

/** `sentence` may say more than the catalogue and never carries a secret. `retryAfter` is in seconds. */
export type Problem = { readonly code: ProblemCode; readonly sentence: string; readonly retryAfter?: number }

export function problem(code: ProblemCode, sentence: string = problems[code].sentence): Problem {
  return { code, sentence }
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'sentence' in value
}

/** With the seconds after which it is worth trying again. */
export const databaseAway: Problem = { ...problem('database-away'), retryAfter: 3 }
export const diskFull: Problem = { ...problem('disk-full'), retryAfter: 30 }
