import { waitingRounds } from '../../game/room/show/duel.ts'
import { type Room } from '../../game/room/room.ts'
import { followRoundScript, type Following, type RoundScript } from './round-script.ts'
import { keepScript, type Keeping } from './script-keeper.ts'
import { type Decide } from './turns.ts'

type Waiting = { readonly script: RoundScript; readonly keeper: ReturnType<typeof keepScript> }

/** The scripts of a duel that wait for their turn: all are begun at once. */
export function keepBackstage(
  world: Following & Keeping,
  room: () => Room,
  note: (find: Decide) => Promise<unknown>,
) {
  const waiting = new Map<string, Waiting>()

  return {
    /** `asks`: this instance has just stored what asks for them. */
    look(asks: boolean): void {
      const wanted = new Set(waitingRounds(room()).map(({ scriptId }) => scriptId))
      for (const [id, one] of waiting) if (!wanted.has(id)) clear(id, one)
      for (const id of wanted) {
        const one = waiting.get(id) ?? open(id)
        waiting.set(id, one)
        one.keeper.look(asks)
      }
    },
    letGo(): void {
      for (const { keeper } of waiting.values()) keeper.letGo()
    },
    close(): void {
      for (const [id, one] of waiting) close(id, one)
    },
  }

  function open(id: string): Waiting {
    const script = followRoundScript(world, id, () => waiting.get(id)?.keeper.look(false))
    return { script, keeper: keepScript(world, script, room, note) }
  }

  /** It comes onto the stage, or the duel is given up: then it is written to its end. */
  function clear(id: string, one: Waiting): void {
    if (room().round?.scriptId !== id) one.keeper.letGo()
    close(id, one)
  }

  function close(id: string, { keeper, script }: Waiting): void {
    waiting.delete(id)
    keeper.close()
    script.close()
  }
}
