/** All in milliseconds. Every wait of a room has an end. */
export const choosingMs = 20_000
export const dealingMs = 4_000
export const partsMs = 5_000
/** Then anybody may say that a line was said. */
export const lineMs = 4_000
/** Then the understudy reads the parts of somebody whose phone sleeps. */
export const understudyMs = 10_000
/** Then the host's place is handed on. */
export const hostMs = 30_000
/** Then a round that begins may give the seat to somebody of the audience. */
export const seatMs = 120_000
/** Then the house writer goes on where an AI service has failed. */
export const troubleMs = 15_000
