import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'

/** What an operator's Prometheus reads. No label ever holds a person, a name or a text. */
export type Metrics = {
  readonly piecesStored: Counter
  readonly aiTokens: Counter<'kind'>
  readonly writerFailures: Counter<'writer' | 'code'>
  /** Has a number read whenever the metrics are. */
  watch(name: string, help: string, read: () => number): void
  text(): Promise<string>
  readonly contentType: string
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
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
