/** All in milliseconds. Every wait of a room has an end. */
export const choosingMs = 20_000
/** A duel: everybody makes a hand of nine cards. */
export const handsMs = 40_000
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
/** Between two acts. */
export const decisionMs = 12_000
export const votingMs = 30_000
/** The room shows hands, and the host counts. */
export const byHandMs = 60_000
/** Then the house writer goes on where an AI service has failed. */
export const troubleMs = 15_000
