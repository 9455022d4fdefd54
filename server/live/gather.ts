import { type Clock } from '../clock.ts'
import { type Fragment } from '../writers/writer.ts'

/** So many lines are given as soon as they are whole: the room waits for them. */
const openingLines = 12

/**
 * Gathers what a writer gives into fewer, larger fragments: the first at once, then one on every beat of `ms`, or when
 * the act changes. The beat is the clock's, so that all scripts give theirs at the same moment and are stored together.
 * While the receiver is busy storing one, the next grows. A failure of the writer comes after all that it gave before.
 */
export async function* gather(
  fragments: AsyncIterable<Fragment>,
  ms: number,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<Fragment> {
  const basket = collect(fragments)
  let lines = 0
  let beat = Promise.resolve()
  let isBeating = false
  const startBeat = async () => {
    isBeating = true
    await clock.wait(untilBeat(ms, clock), signal).catch(() => {})
    isBeating = false
  }
  while (await basket.filled()) {
    // Also after a beat with nothing to give: what comes between two beats is stored with what others give at the next.
    if (lines >= openingLines && !isBeating) beat = startBeat()
    await Promise.race([beat, basket.settled, ...(lines < openingLines ? [basket.hasLine()] : [])])
    const taken = basket.take()
    if (!isBeating) beat = startBeat()
    if (!taken) continue
    lines += taken.text.split('\n').length - 1
    yield taken
  }
  await basket.over
}

/** How long until the clock's next beat; one that is nearly here is left out, as timers come a little early. */
function untilBeat(ms: number, clock: Clock): number {
  if (ms === 0) return 0
  const left = ms - (clock.now().getTime() % ms)
  return left < ms / 10 ? left + ms : left
}

/** Reads on and on; what has come waits in the basket, one entry for each run of fragments that can be joined. */
function collect(fragments: AsyncIterable<Fragment>) {
  const waiting: Fragment[] = []
  const state = { isOver: false }
  let wakes: (() => void)[] = []
  const wake = () => {
    const woken = wakes
    wakes = []
    for (const each of woken) each()
  }
  const over = (async () => {
    for await (const fragment of fragments) {
      add(waiting, fragment)
      wake()
    }
  })().finally(() => {
    state.isOver = true
    wake()
  })
  /** Waits until it is so, or nothing will come any more. */
  const until = async (isSo: () => boolean) => {
    while (!isSo() && !state.isOver) await new Promise<void>((resolve) => wakes.push(resolve))
  }

  return {
    /** Rejects when the writer failed. */
    over,
    settled: over.catch(() => {}),
    /** Waits until there is something; false when nothing will come any more. */
    async filled(): Promise<boolean> {
      await until(() => waiting.length > 0)
      return waiting.length > 0
    },
    /** Waits until what would be taken has the end of a line. */
    hasLine: () => until(() => waiting[0]?.text.includes('\n') === true),
    take: () => waiting.shift(),
  }
}

function add(waiting: Fragment[], next: Fragment): void {
  const last = waiting.at(-1)
  if (!last || last.act !== next.act || next.drop > last.text.length) {
    waiting.push(next)
    return
  }
  const kept = last.text.slice(0, last.text.length - next.drop)
  waiting[waiting.length - 1] = { act: last.act, drop: last.drop, text: kept + next.text }
}
