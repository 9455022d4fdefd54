import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EveningView, type PhaseView } from '../../../game/room/view.ts'
import { byName, click, mount } from '../../test/mount.ts'
import { sampleOwn, sampleRoom, somebody } from '../../test/room-sample.ts'
import { closeRound, made, performing, showRound, tellRound } from '../../test/round.tsx'
import { closeStage, openStage, Stage } from '../../test/stage.tsx'
import { Lobby } from '../lobby/lobby.tsx'

beforeEach(() => openStage({ 'GET /api/scripts/s1/laughs': () => ({ laughs: [] }) }))
afterEach(async () => {
  await closeRound()
  await closeStage()
})

const curtain: PhaseView = { is: 'curtain', problem: null, until: null }
const evening: EveningView = { laughs: { p2: 14, p1: 2 }, wins: { p2: 1 } }
const told = () =>
  [...document.querySelectorAll('main section')].find(
    (one) => one.querySelector('h2')?.textContent === 'The evening so far',
  )
const rows = () => [...(told()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
const menu = async () => {
  await click(byName('More … for the room'))
  return [...document.querySelectorAll('[role=menu] button')].map(({ textContent }) => textContent)
}

test('is told to all at the curtain, in the order of joining, and names nobody who has nothing', async () => {
  const cy = somebody('p4', 'Cy')
  const people = [somebody('p1', 'Ann'), somebody('p2', 'Bo'), cy]
  await showRound({ room: { phase: curtain, people, evening }, you: { id: 'p4', isHost: false } })
  expect(rows()).toEqual([
    'Ann made the room laugh twice.',
    'Bo made the room laugh 14 times and won a duel.',
  ])
  await showRound({ room: { phase: curtain, people, evening: null }, you: { id: 'p4', isHost: false } })
  expect(told()).toBeUndefined()
})

test.each(['player', 'screen', 'audience'] as const)('is told in the lobby of a %s', async (role) => {
  const shown = { ...tellRound({}), room: sampleRoom({ evening }), you: sampleOwn({ role, isHost: false }) }
  const moves = { ask: async () => null, make: () => {}, takeOver: () => {} }
  await mount(
    <Stage at={{ pathname: '/room/BCDF', search: '', state: null }}>
      <Route path="/room/:code" element={<Lobby shown={shown} moves={moves} />} />
    </Stage>,
  )
  expect(rows()).toHaveLength(2)
})

test('is shown and hidden by the host, where it is told', async () => {
  await showRound({ room: { phase: curtain } })
  expect(await menu()).toContain('Show the evening so far')
  await click(byName('Show the evening so far'))
  expect(made).toEqual([{ is: 'show-evening', isShown: true }])
  await showRound({ room: { phase: curtain, evening: { laughs: {}, wins: {} } } })
  expect(told()?.textContent).toContain('No laughs yet.')
  await menu()
  await click(byName('Hide the evening so far'))
  expect(made.at(-1)).toEqual({ is: 'show-evening', isShown: false })
  await showRound({ room: { phase: performing(1) } })
  expect((await menu()).join()).not.toContain('evening')
})

test('is not for others to show', async () => {
  await showRound({ room: { phase: curtain }, you: { isHost: false } })
  expect((await menu()).join()).not.toContain('evening')
})
