import { seededRandom, shuffle } from '../game/random.ts'
import { type Brief } from './beat-sheet.ts'

/** All items of a question, shuffled; each question has its own stream, so that one does not move the answers of others. */
export type Drawing = <T>(question: string, items: readonly T[]) => readonly T[]

/**
 * The one place where chance enters a choice. The cards, the rating and the chapter are part of the seed: another card
 * tells another story. A plan is draft 0.
 */
export function drawFrom(brief: Brief, draft = 0): Drawing {
  const { draw, rating, length, seed, sequel } = brief
  const cards = [draw.characters, draw.programs, draw.settings].map((card) => `${card.id}:${card.name}`)
  const base = [seed, ...cards, rating, length.minutes.to, length.acts, sequel?.chapter ?? 0, draft].join('|')
  return (question, items) => shuffle(items, seededRandom(`${base}|${question}`))
}
