import { vi } from 'vitest'

/** A browser's speech synthesis, which the tests' own page lacks. */
export class StandInSynthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = []
  queue: StandInUtterance[] = []
  given: StandInUtterance[] = []
  speaking = false
  paused = false
  get pending() {
    return this.queue.length > (this.speaking ? 1 : 0)
  }
  getVoices = () => this.voices
  resume = () => void (this.paused = false)
  pause = () => void (this.paused = true)

  speak = (utterance: StandInUtterance) => {
    this.queue.push(utterance)
    this.given.push(utterance)
  }

  /** As browsers do: what was begun is interrupted, what waited is cancelled, and both are told of it later. */
  cancel = () => {
    const cut = this.queue
    const wasSpeaking = this.speaking
    this.queue = []
    this.speaking = false
    queueMicrotask(() => {
      for (const [n, utterance] of cut.entries())
        utterance.emit('error', n === 0 && wasSpeaking ? 'interrupted' : 'canceled')
    })
  }

  arrive(...voices: readonly Partial<SpeechSynthesisVoice>[]) {
    this.voices = voices.map(voice)
    this.dispatchEvent(new Event('voiceschanged'))
  }

  get now(): StandInUtterance {
    const [first] = this.queue
    if (!first) throw new Error('Nothing is to be said')
    return first
  }

  begin() {
    this.speaking = true
    this.now.emit('start')
  }

  finish() {
    const utterance = this.now
    this.queue.shift()
    this.speaking = false
    utterance.emit('end')
  }

  sayNext() {
    this.begin()
    this.finish()
  }

  fail(error: SpeechSynthesisErrorCode) {
    const utterance = this.now
    this.queue.shift()
    this.speaking = false
    utterance.emit('error', error)
  }
}

export class StandInUtterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  pitch = 1
  rate = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
  emit(type: 'start' | 'end' | 'error', error?: SpeechSynthesisErrorCode) {
    this.dispatchEvent(Object.assign(new Event(type), { error }))
  }
}

export function voice(is: Partial<SpeechSynthesisVoice>): SpeechSynthesisVoice {
  const { name = 'Voice', lang = 'en-US' } = is
  return { name, lang, localService: true, default: false, voiceURI: `${name} ${lang}`, ...is }
}

export function installSynthesis(): StandInSynthesis {
  const synthesis = new StandInSynthesis()
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', StandInUtterance)
  return synthesis
}
