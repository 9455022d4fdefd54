/** In place of the browser's audio: remembers what was scheduled, in seconds of its own clock. */
export class StandInAudioContext {
  static all: StandInAudioContext[] = []
  /** What the next one begins as. */
  static begins: AudioContextState = 'running'
  static onResume: (context: StandInAudioContext) => Promise<void> = async (context) => {
    context.state = 'running'
  }

  state = StandInAudioContext.begins
  currentTime = 10
  sampleRate = 100
  destination = {}
  readonly sources: StandInSource[] = []
  readonly params: StandInParam[] = []
  readonly gains: { readonly gain: StandInParam }[] = []

  constructor() {
    StandInAudioContext.all.push(this)
  }
  resume() {
    return StandInAudioContext.onResume(this)
  }
  createGain() {
    const node = { gain: this.param(1), ...connecting }
    this.gains.push(node)
    return node
  }
  createBiquadFilter() {
    return { type: '', Q: this.param(1), frequency: this.param(350), ...connecting }
  }
  createOscillator() {
    return this.source()
  }
  createBufferSource() {
    return this.source()
  }
  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) }
  }
  private param(value: number) {
    const param = new StandInParam(value)
    this.params.push(param)
    return param
  }
  private source() {
    const source = new StandInSource(this.param(440))
    this.sources.push(source)
    return source
  }
}

const connecting = { connect: <Node>(node: Node) => node }

export class StandInParam {
  readonly events: { readonly is: 'set' | 'ramp' | 'fade'; readonly to: number; readonly at: number }[] = []
  value: number
  constructor(value: number) {
    this.value = value
  }
  setValueAtTime(to: number, at: number) {
    this.events.push({ is: 'set', to, at })
  }
  linearRampToValueAtTime(to: number, at: number) {
    this.events.push({ is: 'ramp', to, at })
  }
  exponentialRampToValueAtTime(to: number, at: number) {
    if (to <= 0) throw new RangeError('an exponential ramp never gets there')
    this.events.push({ is: 'ramp', to, at })
  }
  setTargetAtTime(to: number, at: number) {
    this.events.push({ is: 'fade', to, at })
  }
}

class StandInSource {
  from = Number.NaN
  until = Number.NaN
  buffer: unknown = null
  loop = false
  readonly frequency: StandInParam
  connect = connecting.connect
  constructor(frequency: StandInParam) {
    this.frequency = frequency
  }
  start(at: number) {
    this.from = at
  }
  stop(at: number) {
    this.until = at
  }
}
