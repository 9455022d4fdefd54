import { type Bus } from '../../bus/bus.ts'
import { type Clock } from '../../time/clock.ts'
import { type PieceStore, type StoredPiece } from '../../store/pieces.ts'
import { createFeed, type Feed, type News, type Listener } from './feed.ts'

export function newsTopic(scriptId: string): string {
  return `script:${scriptId}`
}

export type Feeds = ReturnType<typeof createFeeds>

/** Pieces must be stored already. */
export type Source = { send(piece: StoredPiece): void; close(): void }

type Open = { readonly feed: Feed; readonly closing: AbortController; present: number }

/** One reader for each script, however many follow. It also reads every `lookAgainMs`, in case a ring was lost. */
export function createFeeds(world: { pieces: PieceStore; bus: Bus; clock: Clock }, lookAgainMs: number) {
  const { pieces, bus, clock } = world
  const feeds = new Map<string, Open>()
  const sources = new Set<string>()

  return {
    /** To be closed before the last ring, upon which the feed reads from the database again. */
    openSource(scriptId: string): Source {
      sources.add(scriptId)
      return {
        send(piece) {
          const feed = feeds.get(scriptId)?.feed
          if (feed && !feed.accept(piece)) void look(feed)
        },
        close: () => void sources.delete(scriptId),
      }
    },

    /** Throws when the first read fails. */
    async follow(scriptId: string, after: number, send: Listener, signal: AbortSignal): Promise<void> {
      const open = feeds.get(scriptId) ?? openFeed(scriptId)
      open.present++
      try {
        await open.feed.look()
        await open.feed.send(after, send, signal)
      } finally {
        open.present--
        if (open.present === 0) closeFeed(scriptId, open)
      }
    },
    size: () => feeds.size,
  }

  function openFeed(scriptId: string): Open {
    const feed = createFeed((after) => read(scriptId, after))
    const open = { feed, closing: new AbortController(), present: 0 }
    feeds.set(scriptId, open)
    keepLooking(scriptId, open)
    return open
  }

  function closeFeed(scriptId: string, open: Open): void {
    open.closing.abort()
    if (feeds.get(scriptId) === open) feeds.delete(scriptId)
  }

  /** The state first: when it says that nothing is written any more, all pieces are there to be read. */
  async function read(scriptId: string, after: number): Promise<News> {
    const state = await pieces.stateOf(scriptId)
    return { pieces: await pieces.readAfter(scriptId, after), state }
  }

  function keepLooking(scriptId: string, { feed, closing: { signal } }: Open): void {
    const lookUnlessTold = () => {
      if (!sources.has(scriptId)) void look(feed)
    }
    signal.addEventListener('abort', bus.listen(newsTopic(scriptId), lookUnlessTold))
    void (async () => {
      while (!signal.aborted) {
        await clock.wait(lookAgainMs, signal).then(lookUnlessTold, noteNothing)
      }
    })()
  }
}

const noteNothing = () => {}

/** The database may be away: the next look makes it good. */
function look(feed: Feed): Promise<void> {
  return feed.look().catch(noteNothing)
}
