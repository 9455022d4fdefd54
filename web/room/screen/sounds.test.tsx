import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PhaseView } from '../../../game/room/view.ts'
import { StandInAudioContext as Audio } from '../../test/audio-stand-in.ts'
import { byName, click, press } from '../../test/mount.ts'
import { closeRound, people, performing, showRound } from '../../test/round.tsx'
import { closeStage, openStage } from '../../test/stage.tsx'

beforeEach(async () => {
  openStage({ 'GET /api/scripts/s1/laughs': () => ({ laughs: [] }) })
  vi.stubGlobal('AudioContext', Audio)
  want(true)
  await press('Tab', document.body)
})
afterEach(async () => {
  await closeRound()
  await closeStage()
})

function want(isWanted: boolean) {
  localStorage.setItem('show:sound', String(isWanted))
  dispatchEvent(new StorageEvent('storage', { key: 'show:sound' }))
}

const screen = { id: 'p3', name: '', role: 'screen', isHost: false } as const
const ann = { id: 'p1', name: 'Ann', isHost: false }
const dealing: PhaseView = { is: 'dealing', until: Date.now() + 5000 }
const curtain: PhaseView = { is: 'curtain', problem: null, until: null }

const count = () => Audio.all.reduce((sum, { sources }) => sum + sources.length, 0)
async function heardDuring(work: () => Promise<unknown>): Promise<number> {
  const before = count()
  await work()
  await act(async () => {})
  return count() - before
}

/** Made of two sources, of four, of six (web/show/sound/synth.ts). */
test.each([
  ['a drum roll for the cards', { room: { phase: dealing }, text: null }, 2],
  ['the curtain for the reading', { room: { phase: performing(0) } }, 4],
  ['applause for the bow', { room: { phase: curtain }, script: { state: 'written' } }, 6],
] as const)('the screen of a room has %s, its phones have none', async (_, moment, sources) => {
  expect(await heardDuring(() => showRound({ ...moment, you: ann }))).toBe(0)
  expect(await heardDuring(() => showRound({ ...moment, you: screen }))).toBe(sources)
})

test('the screen’s menu turns it on and off, and says which', async () => {
  want(false)
  await showRound({ room: { phase: curtain }, script: { state: 'written' }, you: screen })
  const entry = () => document.querySelector<HTMLElement>('[role=menuitemcheckbox]')
  await click(byName('More … for the room'))
  expect(entry()?.textContent).toBe('Sound')
  expect(entry()?.getAttribute('aria-checked')).toBe('false')
  expect(await heardDuring(() => click(entry()!))).toBe(3)
  await click(byName('More … for the room'))
  expect(entry()?.getAttribute('aria-checked')).toBe('true')
  await click(entry()!)
  expect(localStorage.getItem('show:sound')).toBe('false')
})

test('where there is no screen, a phone that asks for it sounds instead', async () => {
  const alone = people.filter(({ role }) => role !== 'screen')
  const room = { phase: performing(0), people: alone }
  want(false)
  expect(await heardDuring(() => showRound({ room, you: ann }))).toBe(0)
  await click(byName('More … for the room'))
  const entry = document.querySelector<HTMLElement>('[role=menuitemcheckbox]')
  expect(await heardDuring(() => click(entry!))).toBe(3)
  const laughed = { laughs: [{ chapter: 0, act: 0, line: 2, count: 6 }] }
  expect(await heardDuring(() => showRound({ room, you: ann, shown: laughed }))).toBe(3)
  expect(await heardDuring(() => showRound({ room: { ...room, phase: performing(1) }, you: ann }))).toBe(0)
  expect(await heardDuring(() => showRound({ room: { ...room, phase: performing(0) }, you: ann }))).toBe(4)
  const over = { room: { ...room, phase: curtain }, script: { state: 'written' } } as const
  expect(await heardDuring(() => showRound({ ...over, you: ann }))).toBe(6)
})

test('a phone’s menu has no such entry beside a screen', async () => {
  await showRound({ room: { phase: curtain }, script: { state: 'written' }, you: ann })
  await click(byName('More … for the room'))
  expect(document.querySelector('[role=menuitemcheckbox]')).toBeNull()
})
