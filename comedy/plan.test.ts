import { describe, expect, test } from 'vitest'
import { deck } from '../deck/deck.ts'
import { lengths } from '../game/modes.ts'
import { type Brief } from './beat-sheet.ts'
import { engines } from './corpus/engines.ts'
import { readLabel } from './label.ts'
import { planScript } from './plan.ts'
import { sampleBrief } from './test/sample-brief.ts'

const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
const drawnFrom = (brief: Brief) => {
  const { engine, gags, twist } = planScript(brief)
  return [readLabel(engine), gags.map(({ id }) => id), readLabel(twist)].join('/')
}

const isSameDraw = (a: Brief['draw'], b: Brief['draw']) => JSON.stringify(a) === JSON.stringify(b)

describe('a plan', () => {
  test('says who must do what, for every part', () => {
    for (const number of numbers) {
      const brief = sampleBrief(deck, number)
      const sheet = planScript(brief)
      expect(sheet.premise).toContain(brief.draw.characters.name)
      expect(sheet.premise).toMatch(/ must .* while /)
      expect(sheet.parts.map(({ name }) => name)).toEqual(brief.cast.map(({ name }) => name))
      expect(sheet.straightMan).not.toBe(brief.cast[0]?.name)
      expect(sheet.acts.length).toBe(brief.length.acts)
      expect(JSON.stringify(sheet)).not.toMatch(/[{}]{2}|\{\w+\}|undefined|\[[^\]"]*\|/)
      expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet)
    }
  })

  test('gives two parts no plot that needs more', () => {
    const fits = new Set(engines.filter(({ least = 1 }) => least <= 2).map(({ id }) => id))
    for (const number of numbers) {
      const { engine } = planScript(sampleBrief(deck, number, { names: ['Ada', 'Bo'] }))
      expect(
        readLabel(engine).filter((id) => engines.some((found) => found.id === id && !fits.has(id))),
      ).toEqual([])
    }
  })

  test('places every gag in three acts or more, in order, with its payoff in the last', () => {
    for (const length of Object.values(lengths).flatMap(({ first, continuation }) => [first, continuation])) {
      for (const number of numbers.slice(0, 10)) {
        const { gags } = planScript(sampleBrief(deck, number, { length }))
        expect(gags.length).toBeGreaterThanOrEqual(1)
        for (const { plant, echo, escalate, payoff } of gags) {
          expect(new Set([plant, echo, escalate, payoff]).size).toBeGreaterThanOrEqual(3)
          expect([plant, echo, escalate, payoff]).toEqual(
            [plant, echo, escalate, payoff].toSorted((a, b) => a - b),
          )
          expect(payoff).toBe(length.acts - 1)
        }
      }
    }
  })

  test('is the same for the same brief, and another for any other card, rating or seed', () => {
    for (const number of numbers) {
      const brief = sampleBrief(deck, number)
      const other = sampleBrief(deck, number + 100).draw
      const changed: Brief[] = [
        { ...brief, draw: { ...brief.draw, characters: other.characters } },
        { ...brief, draw: { ...brief.draw, programs: other.programs } },
        { ...brief, draw: { ...brief.draw, settings: other.settings } },
        { ...brief, seed: 'another' },
      ]
      expect(planScript(structuredClone(brief))).toEqual(planScript(brief))
      const different = changed.filter(
        ({ draw, seed }) => seed !== brief.seed || !isSameDraw(draw, brief.draw),
      )
      for (const next of different) expect(drawnFrom(next)).not.toBe(drawnFrom(brief))
    }
  })
})
