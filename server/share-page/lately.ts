/** Drops the entry asked for longest ago. Concurrent calls share one `make`; null, a failure, is not kept. */
export type Lately<Made> = {
  fetch(key: string, make: () => Promise<Made | null>): Promise<Made | null>
}

export function createLately<Made>(most: number): Lately<Made> {
  const kept = new Map<string, Promise<Made | null>>()
  return {
    async fetch(key, make) {
      const made = kept.get(key) ?? make()
      kept.delete(key)
      kept.set(key, made)
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(oldest)
      try {
        const value = await made
        if (value === null) kept.delete(key)
        return value
      } catch (error) {
        kept.delete(key)
        throw error
      }
    },
  }
}
