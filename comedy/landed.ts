/** A line that the room laughed at. */
export type Landed = { readonly text: string; readonly by: string | null; readonly laughs: number }

/** So many of the biggest laughs are told to whoever goes on from a script. */
export const mostLanded = 5

/** The items in their order, but first those whose line got a laugh, the biggest first. */
export function landedFirst<T extends { readonly text: string }>(
  items: readonly T[],
  landed: readonly Landed[],
): T[] {
  const laughs = new Map(landed.map((line) => [line.text, line.laughs]))
  const of = ({ text }: T) => laughs.get(text) ?? 0
  return [...items].sort((a, b) => of(b) - of(a)) // sorting keeps the order of equals
}
