import { expect, test } from 'vitest'
import { StandInAudioContext } from '../../test/audio-stand-in.ts'
import { makeSound, type Sound } from './synth.ts'

const lengths: { readonly [S in Sound]: number } = {
  'drum-roll': 1.6,
  curtain: 3,
  rimshot: 1.3,
  applause: 3.2,
}

test.each(Object.entries(lengths) as [Sound, number][])(
  '%s begins at once, ends, and stays quiet',
  (sound, length) => {
    const context = new StandInAudioContext()
    makeSound(context as unknown as AudioContext, sound)
    const { sources, gains, params } = context
    expect(sources.length).toBeGreaterThan(1)
    expect(Math.min(...sources.map(({ from }) => from))).toBeLessThan(10.1)
    for (const { from, until } of sources) {
      expect(from).toBeGreaterThanOrEqual(10)
      expect(until).toBeGreaterThan(from)
      expect(until).toBeLessThan(10 + length)
    }
    expect(gains[0]?.gain.value).toBeLessThanOrEqual(0.2)
    // What is set before a ramp has ended would be heard as a click.
    for (const { events } of params)
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b))
  },
)

test('fades when it is stopped', () => {
  const context = new StandInAudioContext()
  const playing = makeSound(context as unknown as AudioContext, 'applause')
  context.currentTime = 11
  playing.stop()
  expect(context.gains[0]?.gain.events).toEqual([{ is: 'fade', to: 0, at: 11 }])
  for (const { until } of context.sources) expect(until).toBeCloseTo(11.1)
})
