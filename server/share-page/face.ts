import { type Category, categories } from '../../game/card.ts'
import { wordsPerMinute } from '../../game/modes.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { titleOfCards } from '../../game/title.ts'
import { countSpokenWords } from '../../script/count-words.ts'
import { type ChapterLines } from '../../script/read-chapters.ts'

/** Link previews show it to people of any age, so an R-rated script shows its cards, not its own words. */
export type Face = {
  readonly title: string
  readonly description: string
  readonly isRated: boolean
  readonly pictures: readonly string[]
  readonly minutes: number
  /** From the names of the cards, for which our fonts have every letter. */
  readonly plainTitle: string
}

export function faceOf(script: ScriptView, lines: ChapterLines): Face {
  const isRated = script.rating === 'r-rated'
  const minutes = Math.max(1, Math.round(countSpokenWords(lines.flat(2)) / wordsPerMinute))
  const plainTitle = titleOfCards(script.draw)
  return {
    title: isRated ? plainTitle : script.title,
    description: describe(script.draw, minutes, isRated),
    isRated,
    pictures: categories.map((category) => script.draw[category].image_url),
    minutes,
    plainTitle,
  }
}

function describe(draw: ScriptView['draw'], minutes: number, isRated: boolean): string {
  const nameOf = (category: Category) => draw[category].name
  const cards = `${nameOf('characters')}, ${nameOf('programs')} and ${nameOf('settings')}`
  const comedy = isRated ? `R-rated: ${minutes} minutes of comedy` : `A ${minutes}-minute comedy`
  return `${comedy} made from three cards: ${cards}. A script to be read out loud, from Twisted Yarn.`
}
