import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLastTurn, nextTurn, playerOfTurn, readTurn } from './turns.ts'

const tables = fc.array(fc.string(), { minLength: 2, maxLength: 6 })

describe('turns', () => {
  test('every player has one turn, in seat order, then the game is over', () => {
    fc.assert(
      fc.property(tables, (players) => {
        const had: string[] = []
        for (let turn: number | null = 0; turn !== null; turn = nextTurn(players, turn)) {
          had.push(playerOfTurn(players, turn))
          expect(isLastTurn(players, turn)).toBe(had.length === players.length)
        }
        expect(had).toEqual(players)
      }),
    )
  })

  test('a turn that was kept is gone on from; whatever is none is the first', () => {
    fc.assert(
      fc.property(tables, fc.oneof(fc.integer(), fc.nat(6), fc.anything()), (players, kept) => {
        const turn = readTurn(players, kept)
        const isTurn = players.some((_, seat) => seat === kept)
        expect(turn === kept || (turn === 0 && !isTurn)).toBe(true)
        expect(() => playerOfTurn(players, turn)).not.toThrow()
      }),
    )
  })

  test('there is no turn without a seat', () => {
    expect(() => playerOfTurn(['Ada', 'Bo'], 2)).toThrow('no seat 2')
  })
})
