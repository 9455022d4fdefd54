import { type Logger } from 'pino'
import { type Problem } from '../../game/problem.ts'
import { openDuel } from '../../game/room/show/duel.ts'
import { type Room } from '../../game/room/room.ts'
import { troubleMs } from '../../game/room/times.ts'
import { describeError } from '../describe-error.ts'
import { type Bus } from '../bus/bus.ts'
import { paceScript } from '../scripts/performed/pace.ts'
import { decideTwist } from '../scripts/performed/steer.ts'
import { type Clock } from '../time/clock.ts'
import { type World } from '../world.ts'
import { type RoundScript } from './round-script.ts'
import { isScriptAwaited, roundOfScript, tendScript, type Tending } from './tend-script.ts'
import { type Decide } from './turns.ts'

export type Keeping = Tending &
  Pick<World, 'steering'> & { readonly bus: Bus; readonly clock: Clock; readonly log: Logger }

/** What another instance has to do is done here when it has not by then. */
const standInMs = 4_000

/** Sees to it that the script of a round is begun, goes on, and is written one act ahead of the room. */
export function keepScript(
  world: Keeping,
  script: RoundScript,
  room: () => Room,
  note: (find: Decide) => Promise<unknown>,
) {
  const { clock, log } = world
  const over = new AbortController()
  const told = new Set<string>()
  let isTending = false
  let paced: number | null = 0

  return {
    /** `asks`: this instance has just stored what asks for it, so that it is the first to act. */
    look(asks: boolean): void {
      setPace()
      tellDecided()
      if (isAwaited(room())) void tend(asks ? 0 : standInMs)
    },
    letGo: () => pace(null),
    close(): void {
      over.abort()
    },
  }

  function isAwaited(now: Room): boolean {
    return isScriptAwaited(now, script.id, script.written())
  }

  async function tend(afterMs: number): Promise<void> {
    if (isTending) return
    isTending = true
    try {
      if (afterMs > 0) await clock.wait(afterMs, over.signal)
      await script.sync()
      const round = roundOfScript(room(), script.id)
      if (over.signal.aborted || !round || !isAwaited(room())) return
      const failed = await tendScript(world, room(), round, script.written())
      if (failed) await hearWhy(failed)
      await script.sync()
    } catch (error) {
      if (over.signal.aborted) return
      log.warn({ error: describeError(error) }, 'the script of a room cannot be begun yet')
    } finally {
      isTending = false
    }
    if (isAwaited(room())) void tend(standInMs)
  }

  /** The curtain falls with the reason; the host may try again, or deal new cards. A duel goes on by itself. */
  async function hearWhy({ sentence }: Problem): Promise<void> {
    await note((now, desk) => {
      if (!isOnStage(now) || !isAwaited(now)) return []
      const until = openDuel(now) ? desk.now + troubleMs : null
      return [{ is: 'curtain', problem: sentence, until }]
    })
  }

  function isOnStage({ round }: Room): boolean {
    return round?.scriptId === script.id
  }

  /** The first to tell it is heard; others repeat it, in case that one has gone. */
  function tellDecided(): void {
    const { round } = room()
    if (round?.scriptId !== script.id) return
    for (const { chapter, act, twist } of round.decided) {
      const key = `${chapter}/${act}`
      if (told.has(key)) continue
      told.add(key)
      void decideTwist(world, script.id, chapter, act, twist).catch(() => told.delete(key)) // the next look tries again
    }
  }

  /** All acts that are left are written when the room waits for them no longer. */
  function setPace(): void {
    const now = room()
    const { phase } = now
    if (phase.is === 'lobby' || phase.is === 'closed' || !roundOfScript(now, script.id)) pace(null)
    else if (phase.is === 'performing' && isOnStage(now)) pace(script.actAt(phase.at))
  }

  function pace(act: number | null): void {
    if (act === paced || script.view()?.state !== 'writing') return
    paced = act
    void paceScript(world, script.id, act).catch(() => (paced = 0)) // the next look tries again
  }
}
