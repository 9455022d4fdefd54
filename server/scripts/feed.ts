import { type ScriptState } from '../../game/protocol.ts'
import { type StoredPiece } from '../store/pieces.ts'

/** What a follower is told: the pieces it has not seen, and whether more will come. */
export type News = { readonly pieces: readonly StoredPiece[]; readonly state: ScriptState | null }

/** Called with what is new, as soon as it is known here. */
export type Tell = (news: News) => void

export type Read = (after: number) => Promise<News>

export type Feed = ReturnType<typeof createFeed>

type Follower = { told: number; readonly tell: Tell; readonly end: () => void }

/** What this instance knows of a script that is followed here, and those who follow it. */
export function createFeed(read: Read) {
  const pieces: StoredPiece[] = []
  const followers = new Set<Follower>()
  let state: ScriptState | null = 'writing'

  const look = oneAtATime(async () => {
    const news = await read(pieces.length)
    pieces.push(...news.pieces.filter(({ n }) => n > pieces.length)) // some may have been told meanwhile
    state = news.state
    tellAll()
  })

  return {
    look,
    /** Takes a piece that was stored on this instance; false when one before it is not known. */
    accept(piece: StoredPiece): boolean {
      if (piece.n > pieces.length + 1) return false
      if (piece.n <= pieces.length) return true
      pieces.push(piece)
      tellAll()
      return true
    },
    /** Tells what is stored after piece `after`, from what is known now on; ends with the writing or the signal. */
    async tell(after: number, tell: Tell, signal: AbortSignal): Promise<void> {
      await new Promise<void>((resolve) => {
        const end = () => {
          followers.delete(follower)
          signal.removeEventListener('abort', end)
          resolve()
        }
        const follower = { told: after, tell, end }
        if (signal.aborted) return end()
        signal.addEventListener('abort', end, { once: true })
        followers.add(follower)
        tellAll()
      })
    },
  }

  /** Those who know as much are told by the same object, so that it need not be put into words for each. */
  function tellAll(): void {
    let last = { after: -1, news: { pieces: [], state } as News }
    for (const follower of followers) {
      const { told } = follower
      if (told >= pieces.length && state === 'writing') continue
      if (last.after !== told) last = { after: told, news: { pieces: pieces.slice(told), state } }
      follower.told = Math.max(told, pieces.length)
      follower.tell(last.news)
      if (state !== 'writing') follower.end()
    }
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
