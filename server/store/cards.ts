import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import { type Category, type Collections, type DeckCard, type Draw, categories } from '../../game/card.ts'
import { type Database } from './database.ts'
import { cards } from './schema.ts'

export type CardStore = ReturnType<typeof createCardStore>

export function createCardStore({ orm }: Pick<Database, 'orm'>) {
  return {
    async seed(deck: Collections<DeckCard>): Promise<void> {
      const rows = categories.flatMap((category) =>
        deck[category].map(({ image_url: imageUrl, tags, cast, ...card }, position) => ({
          ...card,
          category,
          imageUrl,
          position,
          tags: [...tags],
          cast: [...cast],
        })),
      )
      if (rows.length === 0) return
      await orm
        .insert(cards)
        .values(rows)
        .onConflictDoUpdate({
          target: [cards.category, cards.id],
          set: {
            name: sql`excluded.name`,
            imageUrl: sql`excluded.image_url`,
            tags: sql`excluded.tags`,
            cast: sql`excluded.cast`,
            position: sql`excluded.position`,
          },
        })
    },

    async list(): Promise<Collections<DeckCard>> {
      const rows = await orm.select().from(cards).orderBy(asc(cards.position), asc(cards.id))
      const of = (category: Category) => rows.filter((row) => row.category === category).map(toCard)
      return { characters: of('characters'), programs: of('programs'), settings: of('settings') }
    },

    async draw(ids: { readonly [K in Category]: string }): Promise<Draw<DeckCard> | null> {
      const named = categories.map((category) =>
        and(eq(cards.category, category), eq(cards.id, ids[category])),
      )
      const rows = await orm
        .select()
        .from(cards)
        .where(or(...named))
      const [characters, programs, settings] = categories.map((category) => {
        const row = rows.find((card) => card.category === category)
        return row && toCard(row)
      })
      return characters && programs && settings ? { characters, programs, settings } : null
    },

    async isSeeded(): Promise<boolean> {
      const [row] = await orm.select({ cards: count() }).from(cards)
      return (row?.cards ?? 0) > 0
    },
  }
}

function toCard(row: typeof cards.$inferSelect): DeckCard {
  return { id: row.id, name: row.name, image_url: row.imageUrl, tags: row.tags, cast: row.cast }
}
