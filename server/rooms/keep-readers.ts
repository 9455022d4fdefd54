import { type Logger } from 'pino'
import { type Room } from '../../game/room/room.ts'
import { seesScript } from '../../game/room/see.ts'
import { describeError } from '../describe-error.ts'
import { type ReaderStore } from '../store/readers.ts'

/** Puts the script of the round on the shelf of everybody who is there while it is the room's. */
export function keepReaders(
  { readers, log }: { readonly readers: Pick<ReaderStore, 'add'>; readonly log: Logger },
  scriptId: string,
) {
  const known = new Set<string>()

  return {
    /** Once it is begun. */
    look(room: Room): void {
      if (room.round?.scriptId !== scriptId) return
      const more = room.people
        .filter((person) => seesScript(room, person) && !known.has(person.user))
        .map(({ user }) => user)
      if (more.length > 0) void add(more)
    },
  }

  async function add(more: readonly string[]): Promise<void> {
    for (const user of more) known.add(user)
    try {
      await readers.add(scriptId, more)
    } catch (error) {
      for (const user of more) known.delete(user) // the next look tries again
      log.warn({ scriptId, error: describeError(error) }, 'a script is not on the shelves of a room yet')
    }
  }
}
