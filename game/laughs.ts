/** So often a line is laughed at, and no more is counted. */
export const mostLaughs = 99
