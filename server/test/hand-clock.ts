/** A clock that a test moves on. */
export function handClock() {
  const sleepers = new Set<{ ms: number; wake: () => void }>()
  const clock = {
    now: () => new Date(0),
    wait: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((wake, reject) => {
        const sleeper = { ms, wake }
        sleepers.add(sleeper)
        const fail = () => (sleepers.delete(sleeper), reject(new Error('aborted')))
        if (signal?.aborted) fail()
        else signal?.addEventListener('abort', fail)
      }),
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms && sleepers.size > 0; await settle()) {
      const [sleeper] = sleepers
      if (!sleeper) return
      sleepers.delete(sleeper)
      passed += sleeper.ms
      sleeper.wake()
    }
  }
  return { clock, sleepers, settle, pass }
}
