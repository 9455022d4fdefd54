import { categories, type Collections } from '../../../game/card.ts'
import { type DuelEntry } from './kept.ts'

/** The names of the cards that a script was made from; those that are known by now. */
export function cardNames(entry: DuelEntry, cards: Collections | null): string[] {
  return categories.flatMap(
    (category) => cards?.[category].find(({ id }) => id === entry.cards[category])?.name ?? [],
  )
}

/** A script without a title is called by its character. */
export function titleOfEntry(entry: DuelEntry, cards: Collections | null): string {
  return entry.title ?? cardNames(entry, cards)[0] ?? 'Untitled'
}

const lists = new Intl.ListFormat('en')

/** "Ada, Bo, and Cy" */
export function listNames(names: readonly string[]): string {
  return lists.format(names)
}
