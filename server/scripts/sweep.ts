import { type Logger } from 'pino'
import { type Clock } from '../time/clock.ts'
import { describeError } from '../describe-error.ts'
import { type Forgotten } from '../store/forgotten.ts'

export type SweepWorld = { readonly forgotten: Forgotten; readonly clock: Clock; readonly log: Logger }

export const usualSweepMs = 60 * 60 * 1000

export function keepSwept({ forgotten, clock, log }: SweepWorld, everyMs: number) {
  const closing = new AbortController()
  const sweeping = keepSweeping()
  return {
    async close(): Promise<void> {
      closing.abort()
      await sweeping
    },
  }

  async function keepSweeping(): Promise<void> {
    while (!closing.signal.aborted) {
      await sweep().catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'what is over could not be swept'),
      )
      await clock.wait(everyMs, closing.signal).catch(() => {})
    }
  }

  /** Sessions and scripts first: a guest who has one is kept. */
  async function sweep(): Promise<void> {
    const now = clock.now()
    const ended = await forgotten.sweepSessions(now)
    const scripts = await forgotten.sweepScripts(now)
    const rooms = await forgotten.sweepRooms(now)
    const guests = await forgotten.sweepGuests(now)
    if (ended + scripts + rooms + guests > 0) log.info({ sessions: ended, scripts, rooms, guests }, 'swept')
  }
}
