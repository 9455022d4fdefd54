import { type ScreenplayPart, type TitlePage } from '../script/paper/screenplay.ts'
import { categories } from './card.ts'
import { type Assignment, type Part } from './cast.ts'
import { type ScriptView } from './protocol.ts'
import { ratingLabels } from './rating.ts'

type Titled = Pick<
  ScriptView,
  'title' | 'chapters' | 'draw' | 'rating' | 'cast' | 'assignments' | 'createdAt' | 'premise'
>

export function titlePageOf(script: Titled): TitlePage {
  return {
    title: script.title,
    writers: [...new Set(script.chapters.map(({ writer }) => writer))],
    cards: categories.map((category) => script.draw[category].name),
    rating: ratingLabels[script.rating],
    premise: script.premise === null ? [] : [script.premise.sentence, ...script.premise.wants],
    parts: partsOf(script),
    date: script.createdAt.slice(0, 10),
  }
}

/** Several players may read one part. */
export function partsOf({ cast, assignments }: Pick<Titled, 'cast' | 'assignments'>): ScreenplayPart[] {
  return cast.map((part) => ({ name: part.name, readers: readersOf(part, assignments) }))
}

function readersOf({ name, player }: Part, assignments: readonly Assignment[]): string[] {
  const assigned = assignments.filter(({ part }) => part === name).map(({ player }) => player)
  return assigned.length > 0 || player === null ? assigned : [player]
}
