import { type Collections, type DeckCard } from '../../game/card.ts'
import { lengths, type Mode, modes } from '../../game/modes.ts'
import { type ChapterLines, readChapters } from '../../script/read-chapters.ts'
import { writeForHouse } from './house.ts'
import { sampleBrief } from './sample-brief.ts'

type Deck = Collections<DeckCard>
type Sample = { readonly mode: Mode; readonly cast: readonly string[]; readonly chapters: ChapterLines }

/** Scripts of two chapters as the house writer writes them, one in every mode. */
export function houseChapters(deck: Deck): Promise<Sample[]> {
  return Promise.all(
    modes.map(async (mode, n) => {
      const { first, continuation } = lengths[mode]
      const briefs = [first, continuation].map((length, m) => sampleBrief(deck, 2 * n + m + 1, { length }))
      const cast = [...new Set(briefs.flatMap((brief) => brief.cast.map(({ name }) => name)))]
      const written = await Promise.all(briefs.map(writeForHouse))
      return {
        mode,
        cast,
        chapters: readChapters(
          written.map(({ acts }) => acts),
          cast,
        ),
      }
    }),
  )
}
