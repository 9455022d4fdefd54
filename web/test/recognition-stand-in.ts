import { vi } from 'vitest'

type Result = readonly [text: string, isFinal: boolean]

/** A browser's speech recognition, which the tests' own page lacks. */
export class StandInRecognition extends EventTarget {
  static all: StandInRecognition[] = []
  static here = 'unavailable'
  static asked: unknown[] = []
  static available = async (options: unknown) => {
    StandInRecognition.asked.push(options)
    return StandInRecognition.here
  }
  static last(): StandInRecognition {
    const last = StandInRecognition.all.at(-1)
    if (!last) throw new Error('Nobody listens')
    return last
  }

  lang = ''
  continuous = false
  interimResults = false
  processLocally = false
  isOn = false
  results: Result[] = []

  constructor() {
    super()
    StandInRecognition.all.push(this)
  }

  start() {
    if (this.isOn) throw new DOMException('It listens already', 'InvalidStateError')
    this.isOn = true
  }

  /** As browsers do: an error and the end come later. */
  abort() {
    if (!this.isOn) return
    queueMicrotask(() => {
      this.emit('error', { error: 'aborted' })
      this.end()
    })
  }

  begin() {
    this.emit('start')
  }

  hear(...results: readonly Result[]) {
    this.results = [...results]
    const list = results.map(([transcript, isFinal]) => ({ 0: { transcript }, length: 1, isFinal }))
    this.emit('result', { resultIndex: 0, results: list })
  }

  fail(error: SpeechRecognitionErrorCode) {
    this.emit('error', { error })
    this.end()
  }

  end() {
    this.isOn = false
    this.emit('end')
  }

  private emit(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
}

export function installRecognition(here = 'unavailable'): typeof StandInRecognition {
  Object.assign(StandInRecognition, { all: [], asked: [], here })
  vi.stubGlobal('webkitSpeechRecognition', StandInRecognition)
  return StandInRecognition
}
