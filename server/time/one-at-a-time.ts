/** All calls during a run are served by one run after it. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    next = null
    running = run().finally(() => (running = null))
    return running
  }
  return () => (running ? (next ??= running.then(start, start)) : start())
}
