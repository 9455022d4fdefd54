import { type Beat } from '../time/beat.ts'
import { type Fragment } from '../writers/writer.ts'

/** So many lines are given as soon as they are whole: the players wait for them. */
const openingLines = 12

/** All scripts share the beat, so that their pieces are stored together. The writer's failure comes after its text. */
export async function* gather(
  fragments: AsyncIterable<Fragment>,
  beat: Beat,
  inBeats: boolean,
): AsyncGenerator<Fragment> {
  const basket = collect(fragments)
  let lines = 0
  let pause = Promise.resolve()
  let isPausing = false
  const startPause = async () => {
    isPausing = true
    await beat.next()
    isPausing = false
  }
  while (await basket.filled()) {
    // After a beat with nothing to give too: what comes between two beats is stored with others' at the next.
    const isOpening = lines < openingLines
    if (!isOpening && !inBeats && !isPausing) pause = startPause()
    if (isOpening) await Promise.race([pause, basket.settled, basket.hasLine()])
    else if (!inBeats) await Promise.race([pause, basket.settled])
    const taken = basket.take()
    if (!isPausing) pause = startPause()
    if (!taken) continue
    lines += taken.text.split('\n').length - 1
    yield taken
  }
  await basket.over
}

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
  const until = async (isSo: () => boolean) => {
    while (!isSo() && !state.isOver) await new Promise<void>((resolve) => wakes.push(resolve))
  }

  return {
    over,
    settled: over.catch(() => {}),
    async filled(): Promise<boolean> {
      await until(() => waiting.length > 0)
      return waiting.length > 0
    },
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
