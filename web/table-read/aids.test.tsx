import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type OpenedScript } from '../../game/protocol.ts'
import { alert, closeStage, openStage, said, Stage, stream } from '../test/stage.tsx'
import { byName, click, mount, press } from '../test/mount.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { installRecognition, StandInRecognition as Recognition } from '../test/recognition-stand-in.ts'
import { installSynthesis, type StandInSynthesis } from '../test/speech-stand-in.ts'
import { TableReadScreen } from './screen.tsx'

vi.setConfig({ testTimeout: 30_000 }) // whole games are opened here

let synthesis: StandInSynthesis
let id = 0

// Loaded before, they render at once.
beforeAll(() => Promise.all([import('./voices/panel.tsx'), import('./ear/ear.ts')]))
beforeEach(() => {
  id++
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openStage({
    [`GET /api/scripts/s${id}`]: script,
    [`GET /api/scripts/s${id}/laughs`]: () => ({ laughs: [] }),
  })
  synthesis = installSynthesis()
})
afterEach(async () => {
  await closeStage()
  vi.useRealTimers()
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
})

const text =
  'SCENE 1: Here\n\nADA\n(sadly)\nOne. And a half.\n\nKEVIN\nTwo socks.\n\nADA\nThree.\n\nKEVIN\nFour.\n\n'

function script(): OpenedScript {
  return sampleScript({
    id: `s${id}`,
    title: 'The Sock',
    cast: [
      { name: 'Ada', player: 'Bo' },
      { name: 'Kevin', player: null },
    ],
  })
}

const voices = ['Ann', 'Bob', 'Cat'].map((name) => ({ name }))

async function open({ end = true, found = voices }: { end?: boolean; found?: typeof voices } = {}) {
  await mount(
    <Stage at={{ pathname: `/scripts/s${id}/read`, search: '', state: null }}>
      <Route path="/scripts/:id/read" element={<TableReadScreen />} />
    </Stage>,
  )
  await stream((source) => {
    source.piece(1, { text })
    if (end) source.end()
  })
  await act(async () => synthesis.arrive(...found))
}

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const now = () => document.querySelector('[data-now]')?.textContent ?? ''
const spoken = () => synthesis.given.map(({ text }) => text).filter(Boolean)
const voiceOf = (text: string) => synthesis.given.find((one) => one.text === text)?.voice?.name
const toggle = (name: string) => {
  const all = [...document.querySelectorAll<HTMLInputElement>('[role=switch]')]
  const found = all.find(
    (one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === name,
  )
  if (!found) throw new Error(`There is no switch ${name}`)
  return found
}
const openVoices = async () => {
  await click(byName('Voices'))
  await until(() => document.querySelector('dialog') !== null)
}
const until = async (isSo: () => boolean) => {
  for (let n = 0; n < 200 && !isSo(); n++) await wait(5)
}
const closeVoices = async () => {
  await click(byName('Back to the reading'))
  await wait(100)
}
const say = async () => {
  await wait(400)
  await act(async () => synthesis.sayNext())
  await wait(400)
}
const give = async (...names: readonly string[]) => {
  await openVoices()
  for (const name of names) await click(toggle(name))
  await closeVoices()
}

describe('the machine', () => {
  test('reads nothing until something is given to it', async () => {
    await open()
    await press('ArrowRight', document.body)
    await wait(5000)
    expect(spoken()).toEqual([])
    expect(now()).toContain('BoAda')
  })

  test('says its parts sentence by sentence, goes on, and stops for the room', async () => {
    await open()
    await give('Ada')
    expect(spoken()).toEqual([])
    await press('ArrowRight', document.body)
    await wait(100)
    expect(now()).toContain('The machine reads')
    expect(spoken()).toEqual(['One. And a half.'])
    await say()
    expect(now()).toContain('Two socks.')
    await wait(60_000)
    expect(now()).toContain('Two socks.')
    await press('ArrowRight', document.body)
    await say()
    expect(spoken()).toEqual(['One. And a half.', 'Three.'])
    expect(now()).toContain('Four.')
  })

  test('gives each part a voice, and the narrator another', async () => {
    await open()
    await openVoices()
    await click(byName('Let the machine read everything'))
    await closeVoices()
    for (const _ of Array.from({ length: 6 })) await say()
    expect(spoken()).toEqual(['SCENE 1: Here', 'sadly', 'One. And a half.', 'Two socks.', 'Three.', 'Four.'])
    expect(['SCENE 1: Here', 'sadly', 'One. And a half.', 'Two socks.', 'Three.'].map(voiceOf)).toEqual([
      'Ann',
      'Ann',
      'Bob',
      'Cat',
      'Bob',
    ])
    await wait(3000)
    expect(said()).toContain('Read again')
  })

  test('lets stage directions pass where it reads all parts and has no narrator', async () => {
    await open()
    await give('Ada')
    await wait(10_000)
    expect(now()).toBe('SCENE 1: Here')
    await give('Kevin')
    await wait(3000)
    expect(now()).toContain('One.')
    await wait(400)
    expect(spoken()).toEqual(['One. And a half.'])
  })

  test('is cut off by a hand, and does not move the room after that', async () => {
    await open()
    await give('Ada')
    await press('ArrowRight', document.body)
    await wait(100)
    const cut = synthesis.now
    await act(async () => synthesis.begin())
    await press('ArrowRight', document.body)
    await wait(100)
    expect(synthesis.queue).toEqual([])
    await act(async () => cut.emit('end'))
    await wait(5000)
    expect(now()).toContain('Two socks.')
  })

  test('pauses and goes on, by key and by button', async () => {
    await open()
    await give('Ada')
    await press('ArrowRight', document.body)
    await wait(100)
    await press('m', document.body)
    await wait(5000)
    expect(synthesis.queue).toEqual([])
    expect(now()).toContain('BoAda')
    await click(byName('Resume voices'))
    await say()
    expect(now()).toContain('Two socks.')
    expect(byName('Pause voices')).toBeTruthy()
  })

  test('is silent under a dialog and behind another tab', async () => {
    await open()
    await give('Ada')
    await press('ArrowRight', document.body)
    await wait(100)
    await press('s', document.body)
    await wait(100)
    expect(synthesis.queue).toEqual([])
    await click(document.querySelector<HTMLElement>('dialog [aria-label=Close]')!)
    await wait(100)
    expect(synthesis.queue).toHaveLength(1)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await wait(100)
    expect(synthesis.queue).toEqual([])
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await say()
    expect(now()).toContain('Two socks.')
  })

  test('falls silent when the stage is left', async () => {
    await open()
    await give('Ada')
    await press('ArrowRight', document.body)
    await wait(100)
    await closeStage()
    expect(synthesis.queue).toEqual([])
  })

  test('lets go of a part with one tap, and remembers what it has', async () => {
    await open()
    await give('Ada')
    await click(byName('Let the machine read Kevin'))
    await click(byName('Take Ada back from the machine'))
    await open()
    await openVoices()
    expect([toggle('Ada').checked, toggle('Kevin').checked]).toEqual([false, true])
    expect(said()).toContain('BoAda')
    expect(said()).toContain('The machine reads, with the voice Cat')
  })

  test('waits for a press where it was left with something to read', async () => {
    await open()
    await give('Ada')
    await open()
    await press('ArrowRight', document.body)
    await wait(5000)
    expect(spoken()).toEqual([])
    await click(byName('Resume voices'))
    await say()
    expect(now()).toContain('Two socks.')
  })

  test('says when the browser keeps it silent, and what to do', async () => {
    await open()
    await give('Ada')
    await press('ArrowRight', document.body)
    await wait(100)
    await act(async () => synthesis.fail('not-allowed'))
    await wait(10)
    expect(alert()).toBe('The browser kept its voices silent. Press “Resume voices”.')
    expect(now()).toContain('One.')
    await click(byName('Resume voices'))
    await say()
    expect(now()).toContain('Two socks.')
  })

  test('says when its voice breaks off, and begins that sentence again', async () => {
    await open()
    await give('Ada')
    await press('ArrowRight', document.body)
    await wait(100)
    await act(async () => synthesis.fail('network'))
    await act(async () => synthesis.fail('network'))
    await wait(10)
    expect(alert()).toContain('The voice broke off.')
    await press('m', document.body)
    await wait(400)
    expect(spoken().at(-1)).toBe('One. And a half.')
    await say()
    expect(now()).toContain('Two socks.')
  })

  test('says what has grown of a speech that is being written', async () => {
    await open({ end: false })
    await give('Kevin')
    await press('End', document.body)
    await wait(200)
    expect(now()).toContain('Four.')
    await act(async () => synthesis.sayNext())
    await wait(600)
    await stream((source) => source.piece(2, { text: 'ADA\nFive.\n\n' }))
    await wait(600)
    expect(now()).toContain('Five.')
  })

  test('waits for the writer when it has said all there is', async () => {
    await open({ end: false })
    await give('Kevin')
    await press('End', document.body)
    await wait(200)
    await act(async () => synthesis.sayNext())
    await wait(4000)
    expect(said()).toContain('The house writer is at the next line…')
    await stream((source) => source.piece(2, { text: 'ADA\nFive.\n\n' }))
    await wait(50)
    expect(now()).toContain('Five.')
  })
})

describe('a browser without voices', () => {
  test('says so, and the room reads', async () => {
    await open({ found: [] })
    await openVoices()
    expect(said()).toContain('Looking for the voices of this browser…')
    await wait(2000)
    expect(said()).toContain('This browser has no voices, so the room reads every part.')
    expect(document.querySelector('[role=switch]')).toBeNull()
    await closeVoices()
    await press('ArrowRight', document.body)
    expect(now()).toContain('One.')
  })

  test('has them as soon as they come', async () => {
    await open({ found: [] })
    await openVoices()
    await wait(3000)
    await act(async () => synthesis.arrive({ name: 'Ann', localService: false }))
    expect(toggle('Ada').checked).toBe(false)
    expect(said()).toContain('Some of these voices come over the network')
  })

  test('keeps what was given to the machine for a browser that has some', async () => {
    await open()
    await give('Ada')
    await open({ found: [] })
    await wait(2500)
    await press('ArrowRight', document.body)
    expect(now()).toContain('BoAda')
    await open()
    await openVoices()
    expect(toggle('Ada').checked).toBe(true)
  })
})

describe('the ear', () => {
  const follow = 'Go on when a speech has been said'
  const begin = async () => {
    installRecognition()
    await open()
    await openVoices()
    await click(toggle(follow))
    await until(() => Recognition.all.length > 0)
    await act(async () => Recognition.last().begin())
  }
  const hear = (...words: readonly string[]) =>
    act(async () => Recognition.last().hear(...words.map((text) => [text, true] as const)))

  test('cannot be switched on where there is none', async () => {
    await open()
    await openVoices()
    expect(said()).toContain('This browser cannot listen.')
    expect(() => toggle(follow)).toThrow()
  })

  test('is off at first, and says where the sound goes', async () => {
    installRecognition()
    await open()
    await openVoices()
    expect(Recognition.all).toEqual([])
    expect(toggle(follow).checked).toBe(false)
    expect(said()).toContain('The maker of the browser may hear it')
  })

  test('says when no sound leaves the device', async () => {
    installRecognition('available')
    await open()
    await openVoices()
    expect(said()).toContain('On this device only: no sound leaves it.')
    await click(toggle(follow))
    await until(() => Recognition.all.length > 0)
    expect(Recognition.last().processLocally).toBe(true)
  })

  test('goes on when a speech has been said, and not when others talk', async () => {
    await begin()
    expect(said()).toContain('Listening.')
    await closeVoices()
    await press('ArrowRight', document.body)
    await hear('can somebody open a window')
    await wait(5000)
    expect(now()).toContain('One.')
    await hear('can somebody open a window', 'one and a half')
    await wait(10)
    expect(now()).toContain('Two socks.')
    await press('ArrowLeft', document.body)
    expect(now()).toContain('One.')
    await wait(5000)
    expect(now()).toContain('One.')
  })

  test('lets stage directions pass, which no player reads', async () => {
    await begin()
    await closeVoices()
    expect(now()).toContain('SCENE 1: Here')
    await wait(3000)
    expect(now()).toContain('One.')
  })

  test('is shut while the machine speaks', async () => {
    await begin()
    await click(toggle('Ada'))
    await closeVoices()
    expect(Recognition.last().isOn).toBe(true)
    await press('ArrowRight', document.body)
    await wait(100)
    expect(Recognition.last().isOn).toBe(false)
    await say()
    expect(now()).toContain('Two socks.')
    expect(Recognition.last().isOn).toBe(true)
    await hear('two socks')
    await wait(10)
    expect(now()).toContain('Three.')
  })

  test('hears nothing of what is said while voices are chosen', async () => {
    await begin()
    await hear('scene one here')
    await wait(10)
    await closeVoices()
    expect(now()).toContain('SCENE 1')
  })

  test('is shut behind another tab, and when it is switched off', async () => {
    await begin()
    await closeVoices()
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await wait(100)
    expect(Recognition.last().isOn).toBe(false)
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await wait(100)
    expect(Recognition.last().isOn).toBe(true)
    await click(byName('Stop listening'))
    await wait(100)
    expect(Recognition.last().isOn).toBe(false)
  })

  test.each([
    ['not-allowed', 'The microphone is blocked for this page.'],
    ['audio-capture', 'No microphone was found.'],
    ['service-not-allowed', 'The speech service of this browser is switched off.'],
    ['language-not-supported', 'This browser does not understand spoken English.'],
  ] as const)('says what is wrong (%s), and tries again', async (error, sentence) => {
    await begin()
    await act(async () => Recognition.last().fail(error))
    await wait(10)
    expect(document.querySelector('dialog')?.textContent).toContain(sentence)
    expect(alert()).toContain(sentence)
    expect(toggle(follow).checked).toBe(false)
    await click(byName('Try again'))
    await wait(50)
    await act(async () => Recognition.last().begin())
    expect(toggle(follow).checked).toBe(true)
    expect(Recognition.all.length).toBeGreaterThan(1)
  })
})
