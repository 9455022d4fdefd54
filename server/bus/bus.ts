/** Rings carry nothing but "look again". Losing one is harmless: listeners also look again by themselves. */
export type Bus = {
  /** On every instance. Never throws; logs a ring that cannot be sent. */
  ring(topic: string): void
  /** A ring from this instance calls `wake` at once. */
  listen(topic: string, wake: () => void): () => void
  close(): Promise<void>
}
