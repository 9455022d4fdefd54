import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byName, click } from '../../test/mount.ts'
import { closeRound, made, people, performing, showRound } from '../../test/round.tsx'
import { installSynthesis, type StandInSynthesis } from '../../test/speech-stand-in.ts'
import { closeStage, openStage } from '../../test/stage.tsx'

let synthesis: StandInSynthesis

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  // Headings are read by a voice: it is on, and no part is its own.
  localStorage.setItem('table-read:voices', JSON.stringify([{ scriptId: 's1', parts: [], narrator: true }]))
  openStage({ 'GET /api/scripts/s1/laughs': () => ({ laughs: [] }) })
  synthesis = installSynthesis()
})
afterEach(async () => {
  await closeRound()
  await closeStage()
  vi.useRealTimers()
})

const screen = { id: 'p3', name: '', role: 'screen', isHost: false } as const
const asleep = people.map((one) => (one.id === 'p2' ? { ...one, isHere: false, isCovered: true } : one))
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const spoken = () => synthesis.given.map(({ text }) => text).filter(Boolean)
const visit = async (who: typeof people) => {
  await showRound({ room: { phase: performing(1), people: who }, you: screen })
  await act(async () => synthesis.arrive({ name: 'Ann' }, { name: 'Bob' }, { name: 'Cat' }))
}

test('a voice that is on reads for whoever sleeps, and the room goes on', async () => {
  await visit(asleep)
  expect(spoken()).toEqual([])
  await click(byName('Resume voices'))
  await soon(() => expect(spoken()).toEqual(['Two.']))
  expect(document.querySelector('[data-now]')?.textContent).toContain('The machine reads')
  await act(async () => synthesis.sayNext())
  await soon(() => expect(made).toEqual([{ is: 'advance', from: 1 }]))
})

/** On a busy machine a moment takes longer. */
function soon(check: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await wait(50)
    check()
  }, 4000)
}

test('but not for whoever is awake', async () => {
  await visit(people)
  await click(byName('Resume voices'))
  await wait(50)
  expect(spoken()).toEqual([])
})
