import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** No label ever holds a person, a name or a text. */
export type Metrics = {
  readonly piecesStored: Counter
  readonly aiTokens: Counter<'kind'>
  readonly writerFailures: Counter<'writer' | 'code'>
  readonly listenersDropped: Counter
  /** `route` is the pattern, never the path: a path may hold a secret, and there is no end of paths. */
  readonly requests: Histogram<'method' | 'route' | 'status'>
  /** Begins when a chapter is asked for; ends with the first call of the timer, when a whole line is stored. */
  timeFirstLine(): FirstLineTimer
  watch(name: string, help: string, read: () => number): void
  text(): Promise<string>
  readonly contentType: string
}

export type FirstLineTimer = (writer: string) => void

/** In seconds: the house writer is expected within the first three, an AI service within the others. */
const firstLineBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30]

const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, by route pattern; an event stream until its beginning',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const firstLines = new Histogram({
    name: 'first_line_seconds',
    help: 'From asking for a chapter to its first stored line',
    labelNames: ['writer'],
    buckets: firstLineBuckets,
    registers,
  })
  return {
    piecesStored: new Counter({ name: 'pieces_stored_total', help: 'Pieces of scripts stored', registers }),
    aiTokens: new Counter({
      name: 'ai_tokens_total',
      help: 'Tokens of the AI service, by its own count or estimated by length',
      labelNames: ['kind'],
      registers,
    }),
    writerFailures: new Counter({
      name: 'writer_failures_total',
      help: 'Chapters that a writer failed to finish',
      labelNames: ['writer', 'code'],
      registers,
    }),
    listenersDropped: new Counter({
      name: 'event_streams_dropped_total',
      help: 'Listeners let go because they did not keep up; they come back by themselves',
      registers,
    }),
    requests,
    timeFirstLine() {
      const stop = firstLines.startTimer()
      let isStopped = false
      return (writer) => {
        if (!isStopped) stop({ writer })
        isStopped = true
      }
    },
    watch(name, help, read) {
      const collect = function (this: Gauge) {
        this.set(read())
      }
      registry.registerMetric(new Gauge({ name, help, registers: [], collect }))
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
