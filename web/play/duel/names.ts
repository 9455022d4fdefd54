import { categories, type Collections } from '../../../game/card.ts'
import { isolate } from '../../ui/names.tsx'
import { type DuelEntry } from './kept.ts'

export function cardNames(entry: DuelEntry, cards: Collections | null): string[] {
  return categories.flatMap(
    (category) => cards?.[category].find(({ id }) => id === entry.cards[category])?.name ?? [],
  )
}

export function titleOfEntry(entry: DuelEntry, cards: Collections | null): string {
  return entry.title ?? cardNames(entry, cards)[0] ?? 'Untitled'
}

const lists = new Intl.ListFormat('en')

export function listNames(names: readonly string[]): string {
  return lists.format(names.map(isolate))
}
