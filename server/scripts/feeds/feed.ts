import { type ScriptState } from '../../../game/protocol.ts'
import { oneAtATime } from '../../time/one-at-a-time.ts'
import { type StoredPiece } from '../../store/pieces.ts'

export type News = { readonly pieces: readonly StoredPiece[]; readonly state: ScriptState | null }

export type Listener = (news: News) => void

export type Read = (after: number) => Promise<News>

export type Feed = ReturnType<typeof createFeed>

type Follower = { sent: number; readonly send: Listener; readonly end: () => void }

export function createFeed(read: Read) {
  const pieces: StoredPiece[] = []
  const followers = new Set<Follower>()
  let state: ScriptState | null = 'writing'

  const look = oneAtATime(async () => {
    const news = await read(pieces.length)
    pieces.push(...news.pieces.filter(({ n }) => n > pieces.length)) // `accept` may have added some meanwhile
    state = news.state
    sendAll()
  })

  return {
    look,
    accept(piece: StoredPiece): boolean {
      if (piece.n > pieces.length + 1) return false
      if (piece.n <= pieces.length) return true
      pieces.push(piece)
      sendAll()
      return true
    },
    async send(after: number, send: Listener, signal: AbortSignal): Promise<void> {
      await new Promise<void>((resolve) => {
        const end = () => {
          followers.delete(follower)
          signal.removeEventListener('abort', end)
          resolve()
        }
        const follower = { sent: after, send, end }
        if (signal.aborted) return end()
        signal.addEventListener('abort', end, { once: true })
        followers.add(follower)
        sendAll()
      })
    },
  }

  /** Followers that are equally far get the same object, so that its bytes are made once. */
  function sendAll(): void {
    let last = { after: -1, news: { pieces: [], state } as News }
    for (const follower of followers) {
      const { sent } = follower
      if (sent >= pieces.length && state === 'writing') continue
      if (last.after !== sent) last = { after: sent, news: { pieces: pieces.slice(sent), state } }
      follower.sent = Math.max(sent, pieces.length)
      follower.send(last.news)
      if (state !== 'writing') follower.end()
    }
  }
}
