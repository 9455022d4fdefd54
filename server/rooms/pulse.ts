import { type LaughView } from '../../game/protocol.ts'
import { type LaughStore, type PlacedLaugh } from '../store/laughs.ts'
import { type Clock } from '../time/clock.ts'

/** Five times a second. */
const pulseMs = 200

export function pulseTopic(roomId: string): string {
  return `pulse:${roomId}`
}

/** A room in which somebody has laughed. */
type Laughed = {
  /** With the sums as they are stored now. */
  stored(scriptId: string, sums: readonly LaughView[]): void
}

type Gathered = { readonly room: Laughed; readonly laugh: PlacedLaugh; count: number }

export type Pulse = ReturnType<typeof createPulse>

/** Laughs are many and small: those of all rooms are stored and told together. */
export function createPulse({ laughs, clock }: { laughs: LaughStore; clock: Clock }) {
  let gathered = new Map<string, Gathered>()
  let storing: Promise<void> | null = null

  return {
    /** Answers when it is stored. */
    add(room: Laughed, scriptId: string, laugh: LaughView): Promise<void> {
      const key = `${scriptId}/${laugh.chapter}/${laugh.act}/${laugh.line}`
      const known = gathered.get(key)
      if (known) known.count += laugh.count
      else gathered.set(key, { room, laugh: { scriptId, ...laugh }, count: laugh.count })
      storing ??= clock.wait(pulseMs).then(store)
      return storing
    },
  }

  async function store(): Promise<void> {
    const all = [...gathered.values()]
    gathered = new Map()
    storing = null
    const sums = await laughs.addAll(all.map(({ laugh, count }) => ({ ...laugh, count })))
    const rooms = new Map(all.map(({ room, laugh }) => [laugh.scriptId, room]))
    for (const [scriptId, room] of rooms) {
      room.stored(
        scriptId,
        sums.filter((sum) => sum.scriptId === scriptId).map(({ scriptId: _, ...sum }) => sum),
      )
    }
  }
}
