import { type EndEvent, type PieceEvent } from '../../game/protocol.ts'

/** A browser's EventSource, which the tests' own page lacks. */
export class StandInEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: StandInEventSource[] = []
  static last(): StandInEventSource {
    const source = StandInEventSource.all.at(-1)
    if (!source) throw new Error('Nothing is followed')
    return source
  }

  readonly url: string
  readyState = StandInEventSource.CONNECTING

  constructor(url: string) {
    super()
    this.url = url
    StandInEventSource.all.push(this)
  }

  close() {
    this.readyState = StandInEventSource.CLOSED
  }

  open() {
    this.readyState = StandInEventSource.OPEN
    this.dispatchEvent(new Event('open'))
  }

  /** `refused` was an answer that is no stream; otherwise the browser tries again by itself. */
  fail(how: 'cut' | 'refused') {
    this.readyState = how === 'refused' ? StandInEventSource.CLOSED : StandInEventSource.CONNECTING
    this.dispatchEvent(new Event('error'))
  }

  piece(n: number, piece: Partial<PieceEvent>) {
    this.emit('piece', { chapter: 0, act: 0, drop: 0, text: '', ...piece }, String(n))
  }

  end(end: Partial<EndEvent> = {}) {
    this.emit('end', { state: 'written', problem: null, ...end }, '')
  }

  /** Of a room's stream. */
  frame(type: string, data: object, lastEventId = '') {
    this.emit(type, data, lastEventId)
  }

  private emit(type: string, data: object, lastEventId: string) {
    if (this.readyState === StandInEventSource.CLOSED) return
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }))
  }
}
