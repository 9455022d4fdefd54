import { type Logger } from 'pino'
import { describeError } from '../describe-error.ts'
import { type ScriptStore } from '../store/scripts.ts'
import { type Clock } from '../time/clock.ts'

type Writings = {
  readonly underway: () => ReadonlyMap<string, Writing>
  /** For a script whose lease this instance holds; one that is already being written is begun after it. */
  readonly begin: (scriptId: string) => void
}

type Writing = {
  /** Breaks off and leaves the script as it is: another instance has its lease. */
  readonly release: () => void
}

/** Every beat renews the leases of this instance, and takes over scripts whose instance let its lease lapse. */
export function tendLeases(
  instance: string,
  { scripts, clock, log }: { readonly scripts: ScriptStore; readonly clock: Clock; readonly log: Logger },
  writings: Writings,
  beatMs: number,
  closing: AbortSignal,
): { readonly ended: Promise<void>; readonly tendSoon: () => void } {
  let hurry = new AbortController()
  return {
    ended: beat(),
    tendSoon: () => void clock.wait(soonMs, closing).then(() => hurry.abort(), noteNothing),
  }

  async function beat(): Promise<void> {
    for (let isTended = true; !closing.aborted;) {
      hurry = new AbortController()
      const failure = await tend().then(() => null, describeError)
      if (failure && isTended) log.warn({ error: failure }, 'the leases cannot be tended')
      isTended = failure === null
      const ms = isTended ? beatMs : Math.min(soonMs, beatMs)
      await clock.wait(ms, AbortSignal.any([closing, hurry.signal])).catch(noteNothing)
    }
  }

  async function tend(): Promise<void> {
    const before = new Map(writings.underway()) // one begun during the statement has a lease of its own
    const held = new Set(await scripts.renewLeases(instance))
    for (const [id, { release }] of before) if (!held.has(id)) release()
    // A writing that fell over here, say because the database was away, is begun again.
    for (const id of held) if (!writings.underway().has(id)) writings.begin(id)
    for (const id of await scripts.takeOver(instance, mostTakenOver)) writings.begin(id)
  }
}

const noteNothing = () => {}

const mostTakenOver = 20

/** While the database is away, leases are tried this often: when it is back, they need not wait for a beat. */
const soonMs = 500
