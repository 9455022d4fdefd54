import { type DeckCard } from '../game/card.ts'

export const makeCards =
  (kind: 'character' | 'program' | 'setting') =>
  (name: string, tags: readonly string[], cast: readonly string[] = []): DeckCard => {
    const id = slugName(name)
    return { id, name, image_url: `/cards/${kind}-${id}.svg`, tags, cast }
  }

function slugName(name: string): string {
  return name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
