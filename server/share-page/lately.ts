/** What was made lately, by what it was made of; the one that was asked for longest ago goes first. */
export type Lately<Made> = {
  /** Whoever asks for what is being made gets the same one. What could not be made (null) is not kept. */
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
