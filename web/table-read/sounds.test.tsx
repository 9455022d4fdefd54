import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StandInAudioContext as Audio } from '../test/audio-stand-in.ts'
import { byName, click, mount, press } from '../test/mount.ts'
import { installSynthesis, type StandInSynthesis } from '../test/speech-stand-in.ts'
import { closeStage, openStage, Stage, stream } from '../test/stage.tsx'
import { sampleScript } from '../test/writing-sample.ts'
import { TableReadScreen } from './screen.tsx'

vi.setConfig({ testTimeout: 30_000 }) // whole readings are opened here

let synthesis: StandInSynthesis
let laughs: object[]
let id = 0

beforeAll(() => import('./voices/panel.tsx'))
beforeEach(async () => {
  id++
  laughs = []
  // All laughs come at once, however busy the machine is.
  vi.useFakeTimers({ toFake: ['performance'] })
  localStorage.clear()
  sessionStorage.clear()
  want(true)
  openStage({
    [`GET /api/scripts/s${id}`]: () =>
      sampleScript({ id: `s${id}`, cast: ['Ada', 'Kevin'].map((name) => ({ name, player: null })) }),
    [`GET /api/scripts/s${id}/laughs`]: () => ({ laughs }),
    [`POST /api/scripts/s${id}/laughs`]: () => ({ laughs }),
  })
  vi.stubGlobal('AudioContext', Audio)
  synthesis = installSynthesis()
  // A page is opened by a press.
  await press('Tab', document.body)
})
afterEach(async () => {
  await closeStage()
  vi.useRealTimers()
})

function want(isWanted: boolean) {
  localStorage.setItem('show:sound', String(isWanted))
  dispatchEvent(new StorageEvent('storage', { key: 'show:sound' }))
}

async function open() {
  await mount(
    <Stage at={{ pathname: `/scripts/s${id}/read`, search: '', state: null }}>
      <Route path="/scripts/:id/read" element={<TableReadScreen />} />
    </Stage>,
  )
  await stream((source) => {
    source.piece(1, { text: 'ADA\nOne.\n\nKEVIN\nTwo.\n\nADA\nThree.\n\n' })
    source.end()
  })
  await act(async () => synthesis.arrive({ name: 'Ann' }, { name: 'Bob' }))
}

/** By how many sources they are made of (web/show/sound/synth.ts). */
const names: { readonly [sources: number]: string } = { 0: '', 3: 'rimshot', 4: 'curtain', 6: 'applause' }
async function heardDuring(work: () => Promise<unknown>): Promise<string | undefined> {
  const count = () => Audio.all.reduce((sum, { sources }) => sum + sources.length, 0)
  const before = count()
  await work()
  await act(async () => {})
  return names[count() - before]
}
const keys = async (...all: readonly string[]) => {
  for (const key of all) await press(key, document.body)
}

test('the curtain rises as the reading begins, and again when it is read again; nowhere else', async () => {
  expect(await heardDuring(open)).toBe('curtain')
  expect(await heardDuring(() => keys('ArrowRight', 'ArrowLeft'))).toBe('')
  expect(await heardDuring(() => keys('End', 'ArrowRight'))).toBe('applause')
  expect(await heardDuring(() => click(byName('Read again')))).toBe('curtain')
})

test('a big laugh gets a rimshot: five of them at one line', async () => {
  await open()
  expect(await heardDuring(() => keys('l', 'l', 'l', 'l', 'ArrowRight', 'l'))).toBe('')
  expect(await heardDuring(() => keys('l', 'l', 'l', 'l'))).toBe('rimshot')
  expect(await heardDuring(() => keys('l', 'l', 'l', 'l', 'l', 'l'))).toBe('')
})

test('laughs of earlier get none', async () => {
  laughs = [{ chapter: 0, act: 0, line: 1, count: 9 }]
  expect(await heardDuring(open)).toBe('curtain')
  expect(await heardDuring(() => keys('l'))).toBe('')
})

test('nothing is heard before somebody asks for it in the settings', async () => {
  want(false)
  expect(await heardDuring(open)).toBe('')
  await click(byName('Reading settings'))
  const sound = document.querySelector<HTMLInputElement>('dialog [role=switch]')
  expect(sound?.getAttribute('aria-checked')).toBe('false')
  expect(await heardDuring(() => click(sound!))).toBe('rimshot')
  expect(sound?.getAttribute('aria-checked')).toBe('true')
  await click(document.querySelector<HTMLElement>('dialog [aria-label=Close]')!)
  expect(await heardDuring(() => keys('End', 'ArrowRight'))).toBe('applause')
})

test('nothing is heard while a voice reads', async () => {
  await open()
  await click(byName('Let the machine read Ada'))
  expect(await heardDuring(() => keys('l', 'l', 'l', 'l', 'l', 'l'))).toBe('')
  await click(byName('Take Ada back from the machine'))
  expect(await heardDuring(() => keys('End', 'ArrowRight'))).toBe('applause')
})
