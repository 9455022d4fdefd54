import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PhaseView } from '../../../game/room/view.ts'
import { type Decided } from '../../../game/room/show/twists.ts'
import { sampleRound, sampleTwists } from '../../test/room-sample.ts'
import { closeRound, showRound } from '../../test/round.tsx'
import { closeStage, openStage } from '../../test/stage.tsx'

beforeEach(() => openStage({ 'GET /api/scripts/s1/laughs': () => ({ laughs: [] }) }))
afterEach(async () => {
  await closeRound()
  await closeStage()
})

const curtain: PhaseView = { is: 'curtain', problem: null, until: null }
const [first, second] = sampleTwists
const section = (name: string) =>
  [...document.querySelectorAll('main section')].find((one) => one.querySelector('h2')?.textContent === name)

describe('the room’s choices', () => {
  const decide = (act: number, twist: Decided['twist'], agreed: string[], taps = [2, 1]): Decided => ({
    chapter: 0,
    act,
    twist,
    tapped: sampleTwists.map(({ id }, n) => ({ option: id, players: taps[n] ?? 0, audience: 0 })),
    with: agreed,
  })
  const show = (...decided: Decided[]) =>
    showRound({ room: { phase: curtain, round: { ...sampleRound(), decided } } })

  test('stand with their taps, and with whoever was with the room every time', async () => {
    await show(decide(1, first, ['p1', 'p2']), decide(2, second, ['p1'], [1, 1]))
    const choices = [...(section('The room chose')?.querySelectorAll('li') ?? [])]
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      `${first.sentence} 2 of 3 taps`,
      `${second.sentence} 1 tap each: chance chose`,
    ])
    expect(section('The room chose')?.querySelector('p')?.textContent).toBe(
      'Ann tapped with the room every time.',
    )
    await show(decide(1, first, ['p2', 'p1']), decide(2, second, ['p1', 'p2']))
    expect(section('The room chose')?.querySelector('p')?.textContent).toBe(
      'Everybody tapped with the room every time.',
    )
  })

  test('name nobody where the room decided once, or agreed never', async () => {
    await show(decide(1, first, ['p1', 'p2']))
    expect(section('The room chose')?.querySelector('p')).toBeNull()
    await show(decide(1, first, ['p1']), decide(2, second, ['p2']))
    expect(section('The room chose')?.querySelector('p')).toBeNull()
  })

  test('are not spoken of where there were none', async () => {
    await show(decide(1, null, []))
    expect(section('The room chose')).toBeUndefined()
  })
})
