import { isProblem, problem, type Problem } from '../../game/problem.ts'
import { type WrittenScript } from '../../game/room/desk.ts'
import { waitingRounds } from '../../game/room/show/duel.ts'
import { type NewRound, personOf, type Room } from '../../game/room/room.ts'
import { type Limits } from '../http/limits.ts'
import { allowWriting } from '../http/allow-writing.ts'
import { continueScript } from '../scripts/continue.ts'
import { startRoomScript } from '../scripts/start.ts'
import { ownerGone } from '../store/owner-gone.ts'
import { isTaken } from '../store/taken.ts'
import { type World } from '../world.ts'

export type Tending = Pick<
  World,
  'cards' | 'scripts' | 'pieces' | 'laughs' | 'desk' | 'writers' | 'newId' | 'mostWriting' | 'timeFirstLine'
> & { readonly limits: Limits }

/** The round of a script that is on the stage or, in a duel, waits for its turn; null where it is neither. */
export function roundOfScript(room: Room, scriptId: string): NewRound | null {
  if (room.round?.scriptId === scriptId) return room.round
  return waitingRounds(room).find((round) => round.scriptId === scriptId) ?? null
}

/** Whether the room waits for something that nobody writes yet. */
export function isScriptAwaited(room: Room, scriptId: string, { chapters, isOver }: WrittenScript): boolean {
  const { round, phase } = room
  if (round?.scriptId !== scriptId) return chapters === 0 && roundOfScript(room, scriptId) !== null
  if (phase.is !== 'dealing' && phase.is !== 'parts' && phase.is !== 'performing') return false
  return chapters === 0 || (isOver && chapters < round.chapters)
}

/** Begins the script of a round, or its next chapter. By several at once it is begun once. */
export async function tendScript(
  world: Tending,
  room: Room,
  round: NewRound,
  written: WrittenScript,
): Promise<Problem | null> {
  const users = [...new Set([round.owner, ...round.parts.map(({ reader }) => reader)])].flatMap(
    (id) => personOf(room, id)?.user ?? [],
  )
  const failed =
    written.chapters > 0
      ? await allow(world, users[0] ?? '', () => continueScript(world, round.scriptId, round))
      : await beginFor(world, room, round, users)
  if (failed?.code !== 'not-writable') return failed
  return (await world.scripts.look(round.scriptId)) ? null : gone // somebody else has just done it
}

const gone = problem('not-found', 'The script of this round has been deleted.')

/** The owner's; where that account is gone, another player's. */
async function beginFor(
  world: Tending,
  room: Room,
  round: NewRound,
  users: readonly string[],
): Promise<Problem | null> {
  for (const user of users) {
    try {
      return await allow(world, user, () => begin(world, room, round, user))
    } catch (error) {
      if (!ownerGone(error)) throw error
    }
  }
  return problem('unexpected')
}

async function begin(world: Tending, room: Room, round: NewRound, user: string): Promise<Problem | null> {
  const nameOf = (id: string) => personOf(room, id)?.name ?? ''
  const { scriptId: id, setup, draw, cast } = round
  const assignments = round.parts.map(({ part, reader }) => ({ part, player: nameOf(reader) }))
  const players = [...new Set(assignments.map(({ player }) => player))]
  try {
    const begun = await startRoomScript(world, user, { id, ...setup, draw, cast, players, assignments })
    return isProblem(begun) ? begun : null
  } catch (error) {
    if (isTaken(error)) return problem('not-writable')
    throw error
  }
}

function allow(world: Tending, user: string, write: () => Promise<Problem | null>): Promise<Problem | null> {
  return allowWriting(world, [['script-by-account', user]], write)
}
