/** The pictures that were drawn lately, by what they show; the one that was asked for longest ago goes first. */
export type PictureShelf = {
  /** Whoever asks for a picture that is being drawn gets the same one. */
  fetch(key: string, draw: () => Promise<Uint8Array | null>): Promise<Uint8Array | null>
}

/** A picture has about 100 kB. */
const mostKept = 64

export function createPictureShelf(most = mostKept): PictureShelf {
  const kept = new Map<string, Promise<Uint8Array | null>>()
  return {
    async fetch(key, draw) {
      const picture = kept.get(key) ?? draw()
      kept.delete(key)
      kept.set(key, picture)
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(oldest)
      try {
        const drawn = await picture
        if (drawn === null) kept.delete(key)
        return drawn
      } catch (error) {
        kept.delete(key)
        throw error
      }
    },
  }
}
