/** The listeners of this process by topic. Every kind of bus ends here. */
export type Bells = {
  ring(topic: string): void
  /** Wakes all listeners of all topics: for when rings may have been missed. */
  ringAll(): void
  listen(topic: string, signal: AbortSignal): AsyncIterable<void>
}

export function createBells(): Bells {
  const listeners = new Map<string, Set<() => void>>()
  return {
    ring: (topic) => listeners.get(topic)?.forEach((wake) => wake()),
    ringAll: () => listeners.forEach((wakes) => wakes.forEach((wake) => wake())),
    listen: (topic, signal) => listenTo(listeners, topic, signal),
  }
}

async function* listenTo(
  listeners: Map<string, Set<() => void>>,
  topic: string,
  signal: AbortSignal,
): AsyncGenerator<void> {
  let rung = false
  let answer = () => {}
  const wake = () => {
    rung = true
    answer()
  }
  const wakes = listeners.get(topic) ?? new Set()
  listeners.set(topic, wakes.add(wake))
  signal.addEventListener('abort', wake, { once: true })
  try {
    while (!signal.aborted) {
      if (!rung) await new Promise<void>((resolve) => (answer = resolve))
      rung = false
      if (!signal.aborted) yield
    }
  } finally {
    signal.removeEventListener('abort', wake)
    wakes.delete(wake)
    if (wakes.size === 0 && listeners.get(topic) === wakes) listeners.delete(topic)
  }
}
