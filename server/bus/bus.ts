/**
 * A doorbell without payload. A ring says "look again"; nothing on the bus can be lost for good, since every listener
 * also looks again by itself after a while.
 */
export type Bus = {
  /** Wakes every listener of the topic, on every instance. Never throws: a ring that cannot be sent is logged. */
  ring(topic: string): void
  /** Yields once for one or more rings since the last look, until the signal is aborted. */
  listen(topic: string, signal: AbortSignal): AsyncIterable<void>
  close(): Promise<void>
}
