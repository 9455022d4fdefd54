export type Bells = {
  ring(topic: string): void
  ringAll(): void
  listen(topic: string, wake: () => void): () => void
}

export function createBells(): Bells {
  const listeners = new Map<string, Set<() => void>>()
  return {
    ring: (topic) => listeners.get(topic)?.forEach((wake) => wake()),
    ringAll: () => listeners.forEach((wakes) => wakes.forEach((wake) => wake())),
    listen(topic, wake) {
      const wakes = listeners.get(topic) ?? new Set()
      listeners.set(topic, wakes.add(wake))
      return () => {
        wakes.delete(wake)
        if (wakes.size === 0 && listeners.get(topic) === wakes) listeners.delete(topic)
      }
    },
  }
}
