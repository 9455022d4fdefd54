import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StandInAudioContext as Audio } from '../../test/audio-stand-in.ts'

/** A page of its own for each test: whether something was pressed is the page's. */
async function openPage({ wanted = true } = {}) {
  localStorage.setItem('show:sound', String(wanted))
  vi.resetModules()
  return import('./sound.ts')
}
const press = () => dispatchEvent(new Event('pointerdown'))
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const heard = () => Audio.all.reduce((sum, { sources }) => sum + sources.length, 0)
const isCut = () => Audio.all[0]?.gains[0]?.gain.events.some(({ is }) => is === 'fade') === true
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  localStorage.clear()
  Audio.all = []
  Audio.begins = 'running'
  Audio.onResume = async (context) => {
    context.state = 'running'
  }
  vi.stubGlobal('AudioContext', Audio)
})
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden')
  vi.unstubAllGlobals()
})

test('is heard once it is wanted and something was pressed', async () => {
  const { playSound } = await openPage()
  playSound('drum-roll')
  await settled()
  expect(Audio.all).toHaveLength(0)
  press()
  playSound('drum-roll')
  await settled()
  expect(heard()).toBeGreaterThan(1)
})

test('is off until somebody asks, and then is remembered on the device', async () => {
  const { playSound, turnSound } = await openPage({ wanted: false })
  press()
  playSound('applause')
  await settled()
  expect(Audio.all).toHaveLength(0)
  turnSound(true)
  await settled()
  expect(heard()).toBeGreaterThan(1)
  expect(localStorage.getItem('show:sound')).toBe('true')
  turnSound(false)
  expect(isCut()).toBe(true)
  expect(localStorage.getItem('show:sound')).toBe('false')
})

test('is never heard over a voice, and gives way to one', async () => {
  const { playSound, silence } = await openPage()
  press()
  playSound('applause')
  await settled()
  const before = heard()
  expect(before).toBeGreaterThan(1)
  const [one, other] = [silence(), silence()]
  expect(isCut()).toBe(true)
  one()
  playSound('rimshot')
  await settled()
  expect(heard()).toBe(before)
  other()
  playSound('rimshot')
  await settled()
  expect(heard()).toBeGreaterThan(before)
})

test('is not heard while the browser speaks of itself', async () => {
  vi.stubGlobal('speechSynthesis', { speaking: true })
  const { playSound } = await openPage()
  press()
  playSound('curtain')
  await settled()
  expect(heard()).toBe(0)
})

test('is not heard on a hidden page, and ends when it is hidden', async () => {
  const { playSound } = await openPage()
  press()
  hide(true)
  playSound('curtain')
  await settled()
  expect(heard()).toBe(0)
  hide(false)
  playSound('curtain')
  await settled()
  expect(heard()).toBeGreaterThan(1)
  hide(true)
  expect(isCut()).toBe(true)
})

test('wakes what the browser holds back, but not to be late', async () => {
  Audio.begins = 'suspended'
  const { playSound } = await openPage()
  press()
  playSound('curtain')
  await settled()
  expect(heard()).toBeGreaterThan(1)

  const late = await openPage()
  Audio.all = []
  Audio.onResume = async (context) => {
    await new Promise((resolve) => setTimeout(resolve, 450))
    context.state = 'running'
  }
  press()
  late.playSound('curtain')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect([Audio.all.length, heard()]).toEqual([1, 0])
})

test('is none where a browser makes none', async () => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'AudioContext')
  const { hasSound, playSound } = await openPage()
  press()
  expect(() => playSound('curtain')).not.toThrow()
  expect(hasSound()).toBe(false)
})
