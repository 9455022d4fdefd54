import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canListen, hearsHere, listen } from './listen.ts'
import { installRecognition, StandInRecognition as Recognition } from '../../test/recognition-stand-in.ts'

beforeEach(() => {
  vi.useFakeTimers()
  installRecognition()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(isHere = false) {
  const ear = { onListening: vi.fn(), onHeard: vi.fn(), onTrouble: vi.fn() }
  const close = listen('en-US', isHere, ear)
  return { ...ear, close, heard: () => ear.onHeard.mock.calls.map(([heard]) => heard) }
}

describe('what is heard', () => {
  test('is asked for in pieces that may still change, in English', () => {
    const { onListening } = open()
    expect(Recognition.last()).toMatchObject({
      lang: 'en-US',
      continuous: true,
      interimResults: true,
      isOn: true,
    })
    expect(Recognition.last().processLocally).toBe(false)
    expect(onListening).not.toHaveBeenCalled()
    Recognition.last().begin()
    expect(onListening).toHaveBeenCalledTimes(1)
  })

  test('stays on this device where that was asked for', () => {
    open(true)
    expect(Recognition.last().processLocally).toBe(true)
  })

  test('is told as it settles, each word once', () => {
    const { heard } = open()
    Recognition.last().hear(['forty', false])
    Recognition.last().hear(['forty tears', false], [' I', false])
    Recognition.last().hear(['forty years', true], [' I defused', false])
    Recognition.last().hear(['forty years', true], [' I defused bombs', true])
    expect(heard()).toEqual([
      { settled: '', unsettled: 'forty' },
      { settled: '', unsettled: 'forty tears I' },
      { settled: 'forty years', unsettled: 'I defused' },
      { settled: 'I defused bombs', unsettled: '' },
    ])
  })

  test('is told once where the browser repeats it in each result', () => {
    const { heard } = open()
    Recognition.last().hear(['forty', true])
    Recognition.last().hear(['forty', true], ['forty years', true])
    Recognition.last().hear(['forty', true], ['forty years', true], ['forty years I', true])
    expect(heard().map(({ settled }) => settled.trim())).toEqual(['forty', 'years', 'I'])
  })

  test('is settled by the end', () => {
    const { heard } = open()
    Recognition.last().hear(['forty years', false])
    Recognition.last().end()
    expect(heard().at(-1)).toEqual({ settled: 'forty years', unsettled: '' })
  })
})

describe('when it ends by itself', () => {
  test('after silence, it begins again', () => {
    const { onTrouble } = open()
    Recognition.last().begin()
    vi.advanceTimersByTime(8000)
    Recognition.last().fail('no-speech')
    expect(Recognition.all).toHaveLength(1)
    vi.advanceTimersByTime(250)
    expect(Recognition.all).toHaveLength(2)
    expect(Recognition.last().isOn).toBe(true)
    expect(onTrouble).not.toHaveBeenCalled()
  })

  test('at once, again and again, it gives up', () => {
    const { onTrouble } = open()
    for (let n = 0; n < 5; n++) {
      expect(onTrouble).not.toHaveBeenCalled()
      Recognition.last().begin()
      Recognition.last().end()
      vi.advanceTimersByTime(250)
    }
    expect(onTrouble.mock.calls).toEqual([['broken']])
    expect(Recognition.all).toHaveLength(5)
  })

  test('because the network is away, it waits longer and longer, then gives up', () => {
    const { onTrouble } = open()
    for (let n = 0; n < 5; n++) {
      Recognition.last().fail('network')
      vi.advanceTimersByTime(10_000)
    }
    expect(onTrouble.mock.calls).toEqual([['network']])
  })

  test('because the network was away for a moment, it goes on', () => {
    const { onTrouble } = open()
    for (let n = 0; n < 20; n++) {
      Recognition.last().fail('network')
      vi.advanceTimersByTime(10_000)
      Recognition.last().hear(['well', true])
    }
    expect(onTrouble).not.toHaveBeenCalled()
  })

  test.each([
    ['not-allowed', 'denied'],
    ['audio-capture', 'no-microphone'],
    ['service-not-allowed', 'no-service'],
    ['language-not-supported', 'no-language'],
  ] as const)('because of %s, it says so: %s', (error, trouble) => {
    const { onTrouble } = open()
    Recognition.last().fail(error)
    vi.advanceTimersByTime(60_000)
    expect(onTrouble.mock.calls).toEqual([[trouble]])
    expect(Recognition.all).toHaveLength(1)
  })
})

test('after the end there are no more calls', async () => {
  const { close, heard, onTrouble } = open()
  const recognition = Recognition.last()
  recognition.begin()
  close()
  recognition.hear(['late', true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard()).toEqual([])
  expect(onTrouble).not.toHaveBeenCalled()
  expect(recognition.isOn).toBe(false)
  expect(Recognition.all).toHaveLength(1)
})

describe('where it is heard', () => {
  test('is on this device when the browser says so', async () => {
    installRecognition('available')
    expect(await hearsHere('en-US')).toBe(true)
    expect(Recognition.asked).toEqual([{ langs: ['en-US'], processLocally: true }])
  })

  test.each(['downloadable', 'unavailable'])('is not on this device when it is %s', async (here) => {
    installRecognition(here)
    expect(await hearsHere('en-US')).toBe(false)
  })

  test('is unknown to older browsers, which ask a service', async () => {
    vi.stubGlobal('webkitSpeechRecognition', class extends EventTarget {})
    expect(await hearsHere('en-US')).toBe(false)
    expect(canListen()).toBe(true)
  })

  test('is nowhere where there is no listening', async () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined)
    expect(canListen()).toBe(false)
    expect(await hearsHere('en-US')).toBe(false)
    expect(open().onTrouble.mock.calls).toEqual([['no-service']])
  })
})
