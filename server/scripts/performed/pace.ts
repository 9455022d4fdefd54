import { type Bus } from '../../bus/bus.ts'
import { type ScriptStore } from '../../store/scripts.ts'
import { type Clock } from '../../time/clock.ts'

export function paceTopic(scriptId: string): string {
  return `pace:${scriptId}`
}

/** Acts count from 0 over all chapters, whatever they are called: those that stand in the chapters before, and its own. */
export function actNumber(
  chapters: readonly { readonly length: number }[],
  chapter: number,
  act: number,
): number {
  return chapters.slice(0, chapter).reduce((before, { length }) => before + length, act)
}

/** The room has come to this act (`actNumber`); null: nobody is waited for any more. On whichever instance it is written. */
export async function paceScript(
  { scripts, bus }: { readonly scripts: Pick<ScriptStore, 'pace'>; readonly bus: Bus },
  scriptId: string,
  act: number | null,
): Promise<void> {
  if (await scripts.pace(scriptId, act)) bus.ring(paceTopic(scriptId))
}

export type RoomWorld = {
  readonly scripts: Pick<ScriptStore, 'pace' | 'paceOf'>
  readonly bus: Bus
  readonly clock: Clock
}

type Held = { readonly id: string; readonly paceAct: number | null }

/**
 * Resolves when an act of the last chapter may be begun: the first at once, another when the room has come to the act
 * before it, or nobody is waited for any more.
 */
export function holdActs(
  world: RoomWorld,
  held: Held,
  before: readonly { readonly length: number }[],
  signal: AbortSignal,
): (act: number) => Promise<void> {
  const room = waitForRoom(world, held, signal)
  return async (act) => {
    const needed = actNumber(before, before.length, act) - 1
    if (act > 0) await room.until((pace) => pace >= needed)
  }
}

/** What is so once the room is at this act (`actNumber`), and has been there without a change for so long. */
export type RoomCondition = (pace: number, stillMs: number) => boolean | Promise<boolean>

/** Waits until something is so, the room is gone, or it has not come on for `asleepMs`. Rejects when the signal is aborted. */
export function waitForRoom({ scripts, bus, clock }: RoomWorld, { id, paceAct }: Held, signal: AbortSignal) {
  let pace = paceAct
  return {
    async until(isSo: RoomCondition): Promise<void> {
      let stillMs = 0
      while (pace !== null && !(await isSo(pace, stillMs))) {
        const rung = new AbortController()
        const stopListening = bus.listen(paceTopic(id), () => rung.abort())
        try {
          const told = await scripts.paceOf(id).catch(() => pace) // the database may be away: looks again
          if (told !== pace) stillMs = 0
          pace = told
          if (pace === null || (await isSo(pace, stillMs))) return
          if (stillMs >= asleepMs) return await letGo()
          const waiting = clock.wait(lookAgainMs, AbortSignal.any([signal, rung.signal]))
          await waiting.then(() => void (stillMs += lookAgainMs), noteNothing)
          signal.throwIfAborted()
        } finally {
          stopListening()
        }
      }
    },
  }

  async function letGo(): Promise<void> {
    pace = null
    await scripts.pace(id, null).catch(noteNothing)
  }
}

const noteNothing = () => {}

/** In milliseconds. A ring may be lost. */
const lookAgainMs = 5_000
/** In milliseconds: then the room is asleep, and its script is written whole. */
const asleepMs = 10 * 60 * 1000
