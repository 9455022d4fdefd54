import { pick, seededRandom, shuffle } from '../game/random.ts'
import { type Brief } from './beat-sheet.ts'

/**
 * The one place where chance enters. Every question has its own stream, so that a new entry in one list does not move
 * the answers to all others.
 */
export type Drawing = {
  /** All of them, shuffled. A question always has the same items. */
  readonly order: <T>(question: string, items: readonly T[]) => readonly T[]
  readonly choose: <T>(question: string, items: readonly T[]) => T
  readonly number: (question: string, below: number) => number
}

/** The cards, the rating and the chapter are part of the seed: another card tells another story. A plan is draft 0. */
export function drawFrom(brief: Brief, draft = 0): Drawing {
  const { draw, rating, length, seed, sequel } = brief
  const cards = [draw.characters, draw.programs, draw.settings].map((card) => `${card.id}:${card.name}`)
  const base = [seed, ...cards, rating, length.minutes.to, length.acts, sequel?.chapter ?? 0, draft].join('|')
  const random = (question: string) => seededRandom(`${base}|${question}`)
  const ordered = new Map<string, readonly unknown[]>()
  const numbered = new Map<string, number>()
  return {
    order: <T>(question: string, items: readonly T[]) => {
      const known = ordered.get(question)
      if (known?.length === items.length) return known as readonly T[]
      const fresh = shuffle(items, random(question))
      ordered.set(question, fresh)
      return fresh
    },
    choose: (question, items) => choose(question, items, random(question)),
    number: (question, below) => {
      const share = numbered.get(question) ?? random(question)()
      numbered.set(question, share)
      return Math.floor(share * below)
    },
  }
}

function choose<T>(question: string, items: readonly T[], random: () => number): T {
  const item = pick(items, random)
  if (item === undefined) throw new Error(`Nothing to choose from: ${question}`)
  return item
}
