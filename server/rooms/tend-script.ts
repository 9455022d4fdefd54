import { isProblem, problem, type Problem } from '../../game/problem.ts'
import { personOf, type Room, type Round } from '../../game/room/room.ts'
import { type WrittenScript } from '../../game/room/desk.ts'
import { type Limits, type Use } from '../http/limits.ts'
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

/** Whether the room waits for something that nobody writes yet. */
export function isScriptAwaited({ round, phase }: Room, { chapters, isOver }: WrittenScript): boolean {
  if (!round || (phase.is !== 'dealing' && phase.is !== 'parts' && phase.is !== 'performing')) return false
  return chapters === 0 || (isOver && chapters < round.chapters)
}

/** Begins the script of the round, or its next chapter. By several at once it is begun once. */
export async function tendScript(
  world: Tending,
  room: Room,
  written: WrittenScript,
): Promise<Problem | null> {
  const { round } = room
  if (!round) return null
  const users = [...new Set([round.owner, ...round.parts.map(({ reader }) => reader)])].flatMap(
    (id) => personOf(room, id)?.user ?? [],
  )
  if (written.chapters > 0) return goOn(world, round, users[0])
  for (const user of users) {
    try {
      return await allow(world, user, () => begin(world, room, round, user))
    } catch (error) {
      if (isTaken(error)) return (await world.scripts.look(round.scriptId)) ? null : gone
      if (!ownerGone(error)) throw error
    }
  }
  return null
}

async function goOn(world: Tending, round: Round, user: string | undefined): Promise<Problem | null> {
  const failed = await allow(world, user, () =>
    continueScript(world, round.scriptId, { writer: round.writer }),
  )
  return failed?.code === 'not-writable' ? null : failed // somebody else has just done it
}

const gone = problem('not-found', 'The script of this round has been deleted.')

async function begin(world: Tending, room: Room, round: Round, user: string): Promise<Problem | null> {
  const nameOf = (id: string) => personOf(room, id)?.name ?? ''
  const { scriptId, setup, draw, cast } = round
  const assignments = round.parts.map(({ part, reader }) => ({ part, player: nameOf(reader) }))
  const players = [...new Set(assignments.map(({ player }) => player))]
  const begun = await startRoomScript(world, user, {
    id: scriptId,
    ...setup,
    draw,
    cast,
    players,
    assignments,
  })
  return isProblem(begun) ? begun : null
}

async function allow(
  world: Tending,
  user: string | undefined,
  write: () => Promise<Problem | null>,
): Promise<Problem | null> {
  const uses: Use[] = user === undefined ? [] : [['script-by-account', user]]
  return allowWriting(world, uses, write)
}
