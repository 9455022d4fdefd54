/**
 * A doorbell without payload. A ring says "look again"; nothing on the bus can be lost for good, since every listener
 * also looks again by itself after a while.
 */
export type Bus = {
  /** Wakes every listener of the topic, on every instance. Never throws: a ring that cannot be sent is logged. */
  ring(topic: string): void
  /** Calls `wake` at each ring of the topic, at once for one of this instance. Answers how to listen no more. */
  listen(topic: string, wake: () => void): () => void
  close(): Promise<void>
}
