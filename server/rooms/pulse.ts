import { pulseMs } from '../../game/laughs.ts'
import { type LaughView } from '../../game/protocol.ts'
import { type LaughStore, type PlacedLaugh } from '../store/laughs.ts'
import { type Clock } from '../time/clock.ts'

export function pulseTopic(roomId: string): string {
  return `pulse:${roomId}`
}

/** A room in which somebody has laughed. */
type Laughed = {
  /** With the sums as they are stored now. */
  stored(sums: readonly LaughView[]): void
}

type Gathered = { readonly room: Laughed; readonly laugh: PlacedLaugh }

export type Pulse = ReturnType<typeof createPulse>

/** Laughs are many and small: those of all rooms are stored and told together. */
export function createPulse({ laughs, clock }: { laughs: LaughStore; clock: Clock }) {
  let gathered = new Map<string, Gathered>()
  let storing: Promise<void> | null = null
  let lastAt = -Infinity

  return {
    /** Answers when they are stored: at the next pulse, which comes at once after a silence. */
    add(room: Laughed, scriptId: string, laughs: readonly LaughView[]): Promise<void> {
      for (const laugh of laughs) gather(room, { scriptId, ...laugh })
      storing ??= clock.wait(untilNext()).then(store)
      return storing
    },
  }

  /** At most a pulse, also where the clock was set back. */
  function untilNext(): number {
    const left = lastAt + pulseMs - clock.now().getTime()
    return Math.min(pulseMs, Math.max(0, left))
  }

  function gather(room: Laughed, laugh: PlacedLaugh): void {
    const key = `${laugh.scriptId}/${laugh.chapter}/${laugh.act}/${laugh.line}`
    const { count = 0, audience = 0 } = gathered.get(key)?.laugh ?? {}
    const sum = { ...laugh, count: count + laugh.count, audience: audience + (laugh.audience ?? 0) }
    gathered.set(key, { room, laugh: sum })
  }

  async function store(): Promise<void> {
    lastAt = clock.now().getTime()
    const all = [...gathered.values()]
    gathered = new Map()
    storing = null
    const sums = await laughs.addAll(all.map(({ laugh }) => laugh))
    const rooms = new Map(all.map(({ room, laugh }) => [laugh.scriptId, room]))
    for (const [scriptId, room] of rooms) {
      room.stored(sums.filter((sum) => sum.scriptId === scriptId).map(({ scriptId: _, ...sum }) => sum))
    }
  }
}
