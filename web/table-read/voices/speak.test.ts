import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followVoices, primeSpeech, speak, type Sentence } from './speak.ts'
import { installSynthesis, type StandInSynthesis, voice } from '../../test/speech-stand-in.ts'

let synthesis: StandInSynthesis
beforeEach(() => {
  vi.useFakeTimers()
  synthesis = installSynthesis()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const samantha = voice({ name: 'Samantha' })
const far = voice({ name: 'Far', localService: false })

function say(texts: readonly string[], own: SpeechSynthesisVoice | null = samantha, from = 0) {
  const onEnd = vi.fn()
  const onSentence = vi.fn()
  const sentence = (n: number): Sentence | null =>
    texts[n] === undefined ? null : { text: texts[n], voice: own, pitch: 1.2, rate: 0.9 }
  return { cut: speak({ sentence, from, onSentence, onEnd }), onEnd, onSentence }
}

const given = () => synthesis.given.map(({ text }) => text)

describe('what is said', () => {
  test('is one utterance per sentence, in order, each with its voice', () => {
    const { onEnd, onSentence } = say(['One.', 'Two.'])
    expect(given()).toEqual(['One.'])
    expect(synthesis.now).toMatchObject({ voice: samantha, lang: 'en-US', pitch: 1.2, rate: 0.9 })
    synthesis.sayNext()
    expect(given()).toEqual(['One.', 'Two.'])
    expect(onEnd).not.toHaveBeenCalled()
    synthesis.sayNext()
    expect(onEnd.mock.calls).toEqual([['said']])
    expect(onSentence.mock.calls).toEqual([[0], [1]])
  })

  test('goes on from the sentence that was cut off', () => {
    say(['One.', 'Two.'], samantha, 1)
    expect(given()).toEqual(['Two.'])
  })

  test('is nothing when there is nothing to say', () => {
    expect(say([]).onEnd.mock.calls).toEqual([['said']])
  })

  test('has ended when the end is never told', () => {
    const { onEnd } = say(['One.', 'Two.'])
    synthesis.begin()
    vi.advanceTimersByTime(1500)
    expect(given()).toEqual(['One.'])
    vi.advanceTimersByTime(2000)
    expect(given()).toEqual(['One.', 'Two.'])
    synthesis.sayNext()
    expect(onEnd.mock.calls).toEqual([['said']])
  })

  test('has begun when the beginning is not told but something is being said', () => {
    const { onEnd } = say(['One.'])
    synthesis.speaking = true
    vi.advanceTimersByTime(5000)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(3000)
    expect(onEnd.mock.calls).toEqual([['said']])
  })

  test('waits a moment after another speech was cut off, and is not hurt by its late events', async () => {
    const first = say(['First.'])
    synthesis.begin()
    first.cut()
    const second = say(['Second.'])
    await vi.advanceTimersByTimeAsync(100)
    expect(given()).toEqual(['First.', 'Second.'])
    expect(first.onEnd).not.toHaveBeenCalled()
    expect(second.onEnd).not.toHaveBeenCalled()
    synthesis.sayNext()
    expect(second.onEnd.mock.calls).toEqual([['said']])
    expect(first.onEnd).not.toHaveBeenCalled()
  })

  test('is not kept silent by an earlier pause', () => {
    synthesis.pause()
    say(['One.'])
    expect(synthesis.paused).toBe(false)
  })

  test('tells nothing more once it is cut off', async () => {
    const { cut, onEnd } = say(['One.', 'Two.'])
    synthesis.begin()
    cut()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onEnd).not.toHaveBeenCalled()
    expect(synthesis.queue).toEqual([])
  })
})

describe('when it cannot be said', () => {
  test('reports a browser that waits for a press', () => {
    const { onEnd } = say(['One.'])
    synthesis.fail('not-allowed')
    expect(onEnd.mock.calls).toEqual([['blocked']])
  })

  test.each([
    [samantha, 5000],
    [far, 10_000],
  ])('because nothing happens, that is told in time', (own, time) => {
    const { onEnd } = say(['One.'], own)
    vi.advanceTimersByTime(time - 1)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd.mock.calls).toEqual([['blocked']])
    expect(synthesis.queue).toEqual([])
  })

  test('by its own voice, the browser chooses another', () => {
    const { onEnd } = say(['One.'])
    synthesis.fail('voice-unavailable')
    expect(synthesis.now.voice).toBe(null)
    synthesis.sayNext()
    expect(onEnd.mock.calls).toEqual([['said']])
  })

  test('by any voice, that is told', () => {
    const { onEnd } = say(['One.'])
    synthesis.fail('network')
    synthesis.fail('synthesis-failed')
    expect(onEnd.mock.calls).toEqual([['failed']])
  })
})

describe('the voices', () => {
  const follow = () => {
    const onVoices = vi.fn()
    return {
      onVoices,
      close: followVoices(onVoices),
      names: () => onVoices.mock.calls.map(([all]) => all.map(nameOf)),
    }
  }
  const nameOf = ({ name }: SpeechSynthesisVoice) => name

  test('may be there at once', () => {
    synthesis.arrive({ name: 'Samantha' })
    const { names } = follow()
    vi.advanceTimersByTime(5000)
    expect(names()).toEqual([['Samantha']])
  })

  test('may come later, and change', () => {
    const { names } = follow()
    expect(names()).toEqual([])
    vi.advanceTimersByTime(500)
    synthesis.arrive({ name: 'Samantha' })
    vi.advanceTimersByTime(5000)
    synthesis.arrive({ name: 'Samantha' }, { name: 'Daniel' })
    expect(names()).toEqual([['Samantha'], ['Samantha', 'Daniel']])
  })

  test('may come without a word', () => {
    const { names } = follow()
    synthesis.voices = [samantha]
    vi.advanceTimersByTime(2000)
    expect(names()).toEqual([['Samantha']])
  })

  test('are none when none have come in time, and may still come', () => {
    const { names } = follow()
    vi.advanceTimersByTime(1999)
    expect(names()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(names()).toEqual([[]])
    synthesis.arrive({ name: 'Samantha' })
    expect(names()).toEqual([[], ['Samantha']])
  })

  test('are none where the browser knows of none', () => {
    vi.unstubAllGlobals()
    expect(follow().names()).toEqual([[]])
    primeSpeech()
  })

  test('are not reported after the end', () => {
    const { names, close } = follow()
    close()
    synthesis.arrive({ name: 'Samantha' })
    vi.advanceTimersByTime(5000)
    expect(names()).toEqual([])
  })
})

test('an empty utterance within a press opens the browser’s mouth', () => {
  primeSpeech()
  expect(given()).toEqual([''])
})
