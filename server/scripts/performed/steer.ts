import { type Landed } from '../../../comedy/landed.ts'
import { type Steering } from '../../../comedy/steering.ts'
import { type Twist } from '../../../game/room/show/twists.ts'
import { decisionMs } from '../../../game/room/times.ts'
import { joinActs } from '../../../script/acts.ts'
import { type Bus } from '../../bus/bus.ts'
import { type LaughStore } from '../../store/laughs.ts'
import { type PieceStore } from '../../store/pieces.ts'
import { type ChapterRow, type ScriptRow } from '../../store/scripts.ts'
import { type SteeringStore } from '../../store/steering.ts'
import { findLanded } from '../landed.ts'
import { actNumber, paceTopic, type RoomWorld, waitForRoom } from './pace.ts'

/**
 * The room has decided on an act of a chapter, both counted from 0, or has let its time pass. The first decision stands;
 * on whichever instance the script is written, it is heard at once.
 */
export async function decideTwist(
  { steering, bus }: { readonly steering: Pick<SteeringStore, 'decide'>; readonly bus: Bus },
  scriptId: string,
  chapter: number,
  act: number,
  twist: Twist | null,
): Promise<void> {
  if (await steering.decide(scriptId, chapter, act, twist)) bus.ring(paceTopic(scriptId))
}

export type SteerWorld = RoomWorld & {
  readonly steering: Pick<SteeringStore, 'read' | 'keep'>
  readonly laughs: Pick<LaughStore, 'list'>
  readonly pieces: Pick<PieceStore, 'readAfter'>
}

type Steered = {
  readonly script: Pick<ScriptRow, 'id' | 'cast' | 'paceAct'>
  readonly chapter: Pick<ChapterRow, 'n' | 'steering'>
  /** The acts of the chapters before. */
  readonly before: readonly { readonly length: number }[]
  /** The acts that a room is asked about. */
  readonly decided: readonly number[]
}

/**
 * What the audience gives an act: the twist, which is waited for where a room is asked for it, and the laughs until then.
 * It is stored before it is answered, so that a take-over writes the same.
 */
export function steerActs(
  world: SteerWorld,
  { script, chapter, before, decided }: Steered,
  signal: AbortSignal,
): (act: number) => Promise<Steering> {
  const { n } = chapter
  const isPaced = script.paceAct !== null
  const room = waitForRoom(world, script, signal)

  return async (act) => {
    if (isPaced && decided.includes(act)) await awaitDecision(act)
    const notes = isPaced ? await world.steering.read(script.id, n) : chapter.steering
    const twist = notes.find((note) => note.act === act)?.twist ?? null
    const steering = { act, twist, laughed: await listLaughed(act) }
    // Where nobody was asked and nobody laughed, an act that stands past its opening says so by itself.
    const isNothing = !isPaced && twist === null && steering.laughed.length === 0
    return isNothing ? steering : world.steering.keep(script.id, n, steering)
  }

  function awaitDecision(act: number): Promise<void> {
    const own = actNumber(before, before.length, act)
    return room.until(async (pace, stillMs) => {
      if (pace > own) return true
      const notes = await world.steering.read(script.id, n).catch(() => []) // the database may be away: looks again
      return notes.some((note) => note.act === act) || (pace === own && stillMs >= lateMs)
    })
  }

  async function listLaughed(act: number): Promise<Landed[]> {
    const all = await world.laughs.list(script.id)
    const laughs = all.filter((laugh) => laugh.chapter === n && laugh.act < act)
    if (laughs.length === 0) return []
    return findLanded(joinActs(await world.pieces.readAfter(script.id, 0)), script, laughs)
  }
}

/** In milliseconds. A room that reads the act's opening is asked no more, or not for longer than this. */
const lateMs = decisionMs + 8_000
