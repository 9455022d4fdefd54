import { expect, test } from 'vitest'
import { deck } from '../../deck/deck.ts'
import { createHouseWriter } from './house-writer.ts'
import { impatientClock } from '../test/rehearse.ts'
import { warmUp } from './warm-up.ts'

test('plans scripts in both ratings, and lets others have their turn between them', async () => {
  const house = createHouseWriter({ clock: impatientClock() })
  const planned: string[] = []
  let turns = 0
  const turn = setInterval(() => turns++)
  await warmUp(
    {
      ...house,
      plan(brief) {
        planned.push(brief.rating)
        return house.plan(brief)
      },
    },
    deck,
  )
  clearInterval(turn)
  expect(planned).toHaveLength(12)
  expect(new Set(planned)).toEqual(new Set(['family-friendly', 'r-rated']))
  expect(turns).toBeGreaterThan(1)
})

test('has nothing to plan from an empty deck', async () => {
  const house = createHouseWriter({ clock: impatientClock() })
  await expect(warmUp(house, { characters: [], programs: [], settings: [] })).resolves.toBeUndefined()
})
