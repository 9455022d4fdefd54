/** For one line. */
export const mostLaughs = 99
