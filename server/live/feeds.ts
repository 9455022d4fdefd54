import { type ScriptState } from '../../game/protocol.ts'
import { type Bus } from '../bus/bus.ts'
import { type Clock } from '../clock.ts'
import { type PieceStore, type StoredPiece } from '../store/pieces.ts'
import { createBells } from '../bus/bells.ts'

/** What a follower is told: the pieces it has not seen, and whether more will come. */
export type News = { readonly pieces: readonly StoredPiece[]; readonly state: ScriptState | null }

/** The topic that is rung when a script has a new piece or another state. */
export function newsTopic(scriptId: string): string {
  return `script:${scriptId}`
}

export type Feeds = ReturnType<typeof createFeeds>

/** Tells the followers on this instance of pieces that are stored already. */
export type Source = { tell(piece: StoredPiece): void; close(): void }

/**
 * The scripts that are followed on this instance. Each has one reader, however many follow it: it reads what is stored
 * when the bell rings, and every `lookAgainMs` in case a ring was lost.
 */
export function createFeeds(world: { pieces: PieceStore; bus: Bus; clock: Clock }, lookAgainMs: number) {
  const feeds = new Map<string, Feed>()
  const sources = new Set<string>()

  return {
    /**
     * For the desk: what this instance writes itself, its followers need not read from the database again. To be closed
     * before the last ring, after which the feed looks for itself.
     */
    openSource(scriptId: string): Source {
      sources.add(scriptId)
      return {
        tell: (piece) => feeds.get(scriptId)?.accept(piece),
        close: () => void sources.delete(scriptId),
      }
    },

    /** Yields news from piece `after` + 1 on, until the script is no longer written or the signal is aborted. */
    async *follow(scriptId: string, after: number, signal: AbortSignal): AsyncGenerator<News> {
      const feed = feeds.get(scriptId) ?? open(scriptId)
      feed.followers++
      try {
        yield* readOn(feed, after, signal)
      } finally {
        feed.followers--
        if (feed.followers === 0) close(scriptId, feed)
      }
    },
    /** How many scripts are followed here. */
    size: () => feeds.size,
  }

  function open(scriptId: string): Feed {
    const feed = createFeed(scriptId, world, lookAgainMs, () => sources.has(scriptId))
    feeds.set(scriptId, feed)
    return feed
  }

  function close(scriptId: string, feed: Feed): void {
    feed.close()
    if (feeds.get(scriptId) === feed) feeds.delete(scriptId)
  }
}

type Feed = ReturnType<typeof createFeed>

function createFeed(
  scriptId: string,
  { pieces: store, bus, clock }: { pieces: PieceStore; bus: Bus; clock: Clock },
  lookAgainMs: number,
  isWrittenHere: () => boolean,
) {
  const closing = new AbortController()
  const bells = createBells()
  const pieces: StoredPiece[] = []
  let state: ScriptState | null = 'writing'

  const read = async () => {
    // The state first: when it says that nothing is written any more, all pieces are there to be read.
    const stateNow = await store.stateOf(scriptId)
    const read = await store.readAfter(scriptId, pieces.length)
    pieces.push(...read.filter(({ n }) => n > pieces.length)) // some may have been told meanwhile
    state = stateNow
    bells.ring('news')
  }
  const refresh = oneAtATime(read)

  const look = () => refresh().catch(() => {}) // the database may be away: the next look heals it
  const keepReading = async () => {
    for await (const _ of merge(
      bus.listen(newsTopic(scriptId), closing.signal),
      lookAgainMs,
      clock,
      closing.signal,
    ))
      if (!isWrittenHere()) await look()
  }
  void keepReading()

  return {
    followers: 0,
    pieces,
    state: () => state,
    refresh,
    accept(piece: StoredPiece): void {
      if (piece.n > pieces.length + 1) return void look()
      if (piece.n <= pieces.length) return
      pieces.push(piece)
      bells.ring('news')
    },
    listen: (signal: AbortSignal) => bells.listen('news', signal),
    close: () => closing.abort(),
  }
}

/** Whoever asks while one run is under way is served, with all others who ask meanwhile, by the next. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    next = null
    running = run().finally(() => (running = null))
    return running
  }
  return () => (running ? (next ??= running.then(start, start)) : start())
}

async function* readOn(feed: Feed, after: number, signal: AbortSignal): AsyncGenerator<News> {
  const leaving = new AbortController()
  const news = feed.listen(AbortSignal.any([signal, leaving.signal]))[Symbol.asyncIterator]()
  try {
    let told = after
    let rung = news.next() // listens before the first look, so that nothing falls between
    await feed.refresh()
    while (!signal.aborted) {
      const pieces = feed.pieces.slice(told)
      const state = feed.state()
      if (pieces.length > 0 || state !== 'writing') yield { pieces, state }
      told += pieces.length
      if (state !== 'writing' || (await rung).done) return
      rung = news.next()
    }
  } finally {
    leaving.abort()
  }
}

/** The bell, and a tick every so many milliseconds. */
async function* merge(
  bell: AsyncIterable<void>,
  ms: number,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<void> {
  const rings = bell[Symbol.asyncIterator]()
  const startTick = () => clock.wait(ms, signal).catch(() => {}) // aborted: seen below
  let ring = rings.next()
  let tick = startTick()
  while (!signal.aborted) {
    const first = await Promise.race([ring, tick])
    if (signal.aborted || first?.done) return
    if (first) ring = rings.next()
    else tick = startTick()
    yield
  }
}
