/** A line that the room laughed at. */
export type Landed = { readonly text: string; readonly by: string | null; readonly laughs: number }

/** So many of the biggest laughs are told to whoever goes on from a script. */
export const mostLanded = 5
