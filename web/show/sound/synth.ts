export type Sound = 'drum-roll' | 'curtain' | 'rimshot' | 'applause'

/** Where a sound is made: everything goes to `out`, from the time `at` on, in seconds. */
type Desk = {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  readonly at: number
  readonly sources: AudioScheduledSourceNode[]
}

/** Below whoever talks in the room. */
const level = 0.14

export type Playing = { readonly stop: () => void }

/** Made of noise and sines, no files. */
export function makeSound(context: BaseAudioContext, sound: Sound): Playing {
  const out = context.createGain()
  out.gain.value = level
  out.connect(context.destination)
  const sources: AudioScheduledSourceNode[] = []
  sounds[sound]({ context, out, at: context.currentTime + 0.02, sources })
  return {
    stop() {
      const now = context.currentTime
      out.gain.setTargetAtTime(0, now, 0.02)
      for (const source of sources) source.stop(now + 0.1)
    },
  }
}

const sounds: { readonly [S in Sound]: (desk: Desk) => void } = {
  'drum-roll': rollDrum,
  curtain: openCurtain,
  rimshot: hitRim,
  applause: applaud,
}

function rollDrum(desk: Desk) {
  const strokes = 28
  const apart = 0.042
  const drum = noiseThrough(desk, { frequency: 210, length: strokes * apart, q: 0.8 })
  for (let n = 0; n < strokes; n++) strike(drum, desk.at + n * apart, 0.3 + (0.9 * n) / strokes, 0.036)
  thump(desk, strokes * apart, 95)
}

/** A soft whoosh, and a bell. */
function openCurtain(desk: Desk) {
  const { at } = desk
  const whoosh = noiseThrough(desk, { frequency: 260, length: 1.4, q: 0.7 })
  whoosh.filter.frequency.exponentialRampToValueAtTime(1500, at + 0.8)
  whoosh.filter.frequency.exponentialRampToValueAtTime(300, at + 1.4)
  whoosh.gain.linearRampToValueAtTime(0.7, at + 0.7)
  whoosh.gain.linearRampToValueAtTime(0, at + 1.4)
  for (const [frequency, loud] of [
    [880, 0.5],
    [1760, 0.2],
    [2637, 0.12],
  ] as const)
    ring(desk, { frequency, from: 1.1, loud, length: 1.6 })
}

/** Ba-dum, tss. */
function hitRim(desk: Desk) {
  thump(desk, 0, 190)
  thump(desk, 0.17, 130)
  const cymbal = noiseThrough(desk, { frequency: 7000, from: 0.4, length: 0.8, q: 0.5 })
  strike(cymbal, desk.at + 0.4, 0.9, 0.7)
}

/** Several pairs of hands, none in time. */
function applaud(desk: Desk) {
  const length = 3
  for (let hands = 0; hands < 6; hands++) {
    const pair = noiseThrough(desk, { frequency: 900 + 350 * hands, length, q: 1.4 })
    const apart = 0.13 + 0.011 * hands
    for (let n = 0; n * apart < length - 0.2; n++) {
      const late = ((n * 0.618034 + hands * 0.37) % 1) * 0.05
      const swell = Math.sin((Math.PI * n * apart) / length)
      strike(pair, desk.at + n * apart + late, 0.02 + 0.5 * swell, 0.06)
    }
  }
}

type Noise = {
  readonly frequency: number
  readonly from?: number
  readonly length: number
  readonly q: number
}

/** Silent until its gain is raised. */
function noiseThrough({ context, out, at, sources }: Desk, { frequency, from = 0, length, q }: Noise) {
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = q
  filter.frequency.setValueAtTime(frequency, at)
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  source.connect(filter).connect(gain).connect(out)
  source.start(at + from)
  source.stop(at + from + length)
  sources.push(source)
  return { filter, gain: gain.gain }
}

function strike({ gain }: { gain: AudioParam }, time: number, loud: number, decay: number) {
  gain.setValueAtTime(loud, time)
  gain.exponentialRampToValueAtTime(0.001, time + decay)
}

/** A drum skin: a tone that sinks. */
function thump(desk: Desk, from: number, frequency: number) {
  const { tone, gain } = ring(desk, { frequency, from, loud: 1, length: 0.28 })
  tone.exponentialRampToValueAtTime(frequency / 2, desk.at + from + 0.2)
  return gain
}

type Tone = {
  readonly frequency: number
  readonly from: number
  readonly loud: number
  readonly length: number
}

function ring({ context, out, at, sources }: Desk, { frequency, from, loud, length }: Tone) {
  const source = context.createOscillator()
  source.frequency.setValueAtTime(frequency, at + from)
  const gain = context.createGain()
  strike(gain, at + from, loud, length)
  source.connect(gain).connect(out)
  source.start(at + from)
  source.stop(at + from + length)
  sources.push(source)
  return { tone: source.frequency, gain: gain.gain }
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1
  noises.set(context, noise)
  return noise
}
