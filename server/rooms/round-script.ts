import { type Logger } from 'pino'
import { type ScriptView } from '../../game/protocol.ts'
import { noScript, type WrittenScript } from '../../game/room/desk.ts'
import { growSpeeches, noSpeeches, type Speech } from '../../script/aloud/speeches.ts'
import { createWritingText, type ScriptLines, type WritingText } from '../../script/growing-text.ts'
import { describeError } from '../describe-error.ts'
import { actNumber } from '../scripts/performed/pace.ts'
import { newsTopic } from '../scripts/feeds/feeds.ts'
import { viewScript } from '../scripts/view-script.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type Clock } from '../time/clock.ts'
import { oneAtATime } from '../time/one-at-a-time.ts'
import { type World } from '../world.ts'
import { keepOffer } from './offers.ts'

export type RoundScript = ReturnType<typeof followRoundScript>

export type Following = Pick<World, 'scripts' | 'pieces' | 'feeds' | 'bus' | 'steering' | 'writers'> & {
  readonly clock: Clock
  readonly log: Logger
}

/** It looks again without being rung, in case a ring was lost. */
const lookAgainMs = 5_000
/** A script that is whole seldom changes. */
const lookAtWholeMs = 60_000
/** After an act has begun: then the title that the script has given itself is noted. */
const titleMs = 1_000

/** The script of a round as far as it is read here, from before it is begun until the round is over. */
export function followRoundScript(world: Following, scriptId: string, changed: () => void) {
  const { scripts, pieces, feeds, bus, clock, log } = world
  const over = new AbortController()
  const stored: StoredPiece[] = []
  let view: ScriptView | null = null
  let text: WritingText | null = null
  let lines: ScriptLines = []
  let speeches = noSpeeches
  let acts = 0
  let wake = () => {}
  const sync = oneAtATime(syncNow)
  const offers = keepOffer(world, scriptId, changed)
  void follow()

  return {
    id: scriptId,
    view: () => view,
    lines: () => lines,
    pieces: (): readonly StoredPiece[] => stored,
    written,
    /** The act of a step (`actNumber`); of one that is not written yet, the last. */
    actAt(at: number): number {
      const place = (speeches.all[at] ?? speeches.all.at(-1))?.place
      return place ? actNumber(lines, place.chapter, place.act) : 0
    },
    /** Reads what is stored now. */
    sync,
    close: () => over.abort(),
  }

  function written(): WrittenScript {
    if (!view) return noScript
    const last = view.chapters.at(-1)
    const steps = isOver(view) ? speeches.all : speeches.all.filter(isSettled)
    const problem = view.state === 'failed' ? (last?.problem?.sentence ?? null) : null
    return { steps, chapters: view.chapters.length, isOver: isOver(view), problem, offer: offers.offer() }
  }

  /** The last step of the chapter that is written may gain lines. */
  function isSettled(step: Speech, n: number): boolean {
    return n < speeches.all.length - 1 || step.place.chapter < (view?.chapters.length ?? 0) - 1
  }

  async function follow(): Promise<void> {
    const { signal } = over
    while (!signal.aborted) {
      try {
        const news = nextNews(signal) // from before the look, so that nothing is missed
        await sync()
        if (view?.state === 'writing') await feeds.follow(scriptId, stored.length, accept, signal)
        else await news
      } catch (error) {
        log.warn({ scriptId, error: describeError(error) }, 'the script of a room cannot be read')
        await clock.wait(lookAgainMs, signal).catch(noteNothing)
      }
    }
  }

  async function nextNews(signal: AbortSignal): Promise<void> {
    const rung = new AbortController()
    wake = () => rung.abort()
    const stopListening = bus.listen(newsTopic(scriptId), wake)
    const ms = view && isOver(view) ? lookAtWholeMs : lookAgainMs
    await clock.wait(ms, AbortSignal.any([signal, rung.signal])).catch(noteNothing)
    stopListening()
  }

  /** The script before its pieces: one that is over is whole. Pieces of a chapter that has begun since come next time. */
  async function syncNow(): Promise<void> {
    const script = await scripts.look(scriptId)
    if (!script) return
    const seen = viewScript(script)
    const more = await pieces.readAfter(scriptId, stored.length)
    const isGrown = add(more.filter(({ chapter }) => chapter < seen.chapters.length))
    const isSame = JSON.stringify(seen) === JSON.stringify(view)
    if (!isSame) {
      view = seen
      grow([])
      if (!isOver(view)) wake() // it is followed from now on
    }
    if (isGrown || !isSame) changed()
  }

  function accept(news: { readonly pieces: readonly StoredPiece[] }): void {
    if (!add(news.pieces)) return
    changed()
    const begun = lines.flat().length
    if (begun === acts) return
    acts = begun
    void clock.wait(titleMs, over.signal).then(sync).catch(noteNothing)
  }

  function add(more: readonly StoredPiece[]): boolean {
    const fresh = more.filter(({ n }) => n > stored.length)
    stored.push(...fresh)
    if (fresh.length > 0) grow(fresh)
    return fresh.length > 0
  }

  function grow(fresh: readonly StoredPiece[]): void {
    if (!view) return
    text ??= createWritingText({ cast: view.cast, texts: [], last: 0 })
    text.add(text.last() === 0 ? stored : fresh)
    lines = isOver(view) ? text.end() : text.lines()
    speeches = growSpeeches(speeches, lines, { isOver: isOver(view) })
    offers.look(view, lines, speeches.all)
  }
}

function isOver({ state }: ScriptView): boolean {
  return state !== 'writing'
}

const noteNothing = () => {}
