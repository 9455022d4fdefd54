import { type Logger } from 'pino'
import { type Outline } from '../../comedy/asking/outline.ts'
import { problem, type Problem } from '../../game/problem.ts'
import { type PieceEvent } from '../../game/protocol.ts'
import { joinActs, joinText } from '../../script/acts.ts'
import { hasStory } from '../../script/has-story.ts'
import { createBeat } from '../time/beat.ts'
import { type Bus } from '../bus/bus.ts'
import { type Clock } from '../time/clock.ts'
import { describeError } from '../describe-error.ts'
import { type FirstLineTimer, type Metrics } from '../metrics.ts'
import { isDatabaseAway } from '../store/database-trouble.ts'
import { type LaughStore } from '../store/laughs.ts'
import { type PieceStore, type StoredPiece } from '../store/pieces.ts'
import { type ChapterRow, type ScriptStore, type StoredScript } from '../store/scripts.ts'
import { type SteeringStore } from '../store/steering.ts'
import { toStorable } from '../writers/storable-text.ts'
import { type Assignment, type Fragment, type Writer, WriterFailure } from '../writers/writer.ts'
import { assignChapter } from './performed/assign.ts'
import { type Feeds, newsTopic, type Source } from './feeds/feeds.ts'
import { gather } from './gather.ts'
import { createNotes } from './notes.ts'
import { tendLeases } from './take-over.ts'

export function stopTopic(scriptId: string): string {
  return `stop:${scriptId}`
}

export type DeskWorld = {
  readonly scripts: ScriptStore
  readonly pieces: PieceStore
  readonly laughs: LaughStore
  readonly steering: SteeringStore
  readonly bus: Bus
  readonly feeds: Feeds
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Metrics
  readonly writers: { readonly house: Writer; readonly ai: Writer | null }
}

export type DeskTimes = {
  readonly gatherMs: number
  readonly beatMs: number
}

type Created = { readonly script: StoredScript; readonly pieces: readonly StoredPiece[] }

/** Known only of a writing that was asked for on this instance, not of one taken over. */
type Asked = { readonly created?: Created; readonly firstLine?: FirstLineTimer }

type Writing = {
  readonly texts: readonly (readonly string[])[]
  readonly last: number
  readonly source: Source
  readonly firstLine: FirstLineTimer | undefined
}

/** Breaks a writing off without ending the script. */
class Released extends Error {}

export type Desk = ReturnType<typeof createDesk>

/** Each piece is stored before listeners are told of it. */
export function createDesk(instance: string, world: DeskWorld, times: DeskTimes) {
  const { scripts, pieces, bus, feeds, clock, log, metrics, writers } = world
  const underway = new Map<string, { readonly release: () => void; readonly done: Promise<void> }>()
  const falls = new Map<string, number>()
  const gatherBeat = createBeat(times.gatherMs, clock)
  const closing = new AbortController()
  const writings = { underway: () => underway, begin: (id: string) => begin(id) }
  const leases = tendLeases(instance, world, writings, times.beatMs, closing.signal)

  return {
    instance,
    /** For a script whose lease this instance has just taken. */
    begin: (scriptId: string, firstLine: FirstLineTimer) => begin(scriptId, { firstLine }),
    beginNew(script: StoredScript, opening: StoredPiece | null, firstLine: FirstLineTimer): void {
      const created = { script, pieces: opening ? [opening] : [] }
      if (opening) metrics.piecesStored.inc()
      if (opening && hasLine(opening)) firstLine('house') // only the house writer has one ready
      begin(script.id, { created, firstLine })
    },
    size: () => underway.size,
    /** Another instance, or this one after a restart, goes on at once. */
    async close(): Promise<void> {
      closing.abort(new Released())
      await Promise.all([leases.ended, ...[...underway.values()].map(({ done }) => done)])
      await scripts.releaseLeases(instance)
    },
  }

  function begin(scriptId: string, asked: Asked = {}): void {
    if (closing.signal.aborted) return
    const current = underway.get(scriptId)
    if (current) return void current.done.then(() => begin(scriptId, asked))
    const breakOff = new AbortController()
    const done = write(scriptId, asked, breakOff)
      .then(() => void falls.delete(scriptId))
      .catch((error: unknown) => fallOver(scriptId, error))
      .finally(() => underway.delete(scriptId))
    underway.set(scriptId, { release: () => breakOff.abort(new Released()), done })
  }

  /** Neither the writer failed nor did the player stop it: the next beat tries again, but not for ever. */
  async function fallOver(scriptId: string, error: unknown): Promise<void> {
    const times = (falls.get(scriptId) ?? 0) + 1
    falls.set(scriptId, times)
    log.error({ scriptId, times, error: describeError(error) }, 'a script was left to the next beat')
    if (isDatabaseAway(error)) leases.tendSoon()
    if (times < mostFalls) return
    const ended = await scripts.end(scriptId, instance, 'failed', problem('unexpected')).catch(() => false)
    if (ended) falls.delete(scriptId)
    bus.ring(newsTopic(scriptId))
  }

  async function write(
    scriptId: string,
    { created, firstLine }: Asked,
    breakOff: AbortController,
  ): Promise<void> {
    const signal = AbortSignal.any([breakOff.signal, closing.signal])
    const stopListening = bus.listen(stopTopic(scriptId), () => breakOff.abort(new Released()))
    const source = feeds.openSource(scriptId)
    try {
      const script = created?.script ?? (await scripts.find(scriptId))
      const chapter = script?.chapters.at(-1)
      if (!script || !chapter || script.state !== 'writing') return
      const written = created?.pieces ?? (await pieces.readAfter(scriptId, 0))
      const last = written.at(-1)?.n ?? 0
      const writing = { texts: joinActs(written), last, source, firstLine }
      const failure = await writeChapter(script, chapter, writing, signal)
      await scripts.end(scriptId, instance, failure ? 'failed' : 'written', failure)
    } catch (error) {
      if (!(error instanceof Released)) throw error
    } finally {
      stopListening()
      source.close()
      bus.ring(newsTopic(scriptId))
    }
  }

  async function writeChapter(
    script: StoredScript,
    chapter: ChapterRow,
    { texts, last, source, firstLine }: Writing,
    signal: AbortSignal,
  ): Promise<Problem | null> {
    const writer = writers[chapter.writerKind]
    if (!writer) return problem('writer-failed', 'The AI service is no longer set up on this server')
    const over = new AbortController() // stops the writer when this function ends before it does
    const untilOver = AbortSignal.any([signal, over.signal])
    const planned = (outline: Outline) => notes.planned(outline)
    const asked = { script, chapter, texts, planned, keepPlan: () => notes.keepPlan() }
    const assignment = assignChapter(world, asked, untilOver)
    let n = last
    const notes = createNotes({ scripts, instance }, script, writer, assignment)
    const append = async (piece: StoredPiece) => {
      if (!(await notes.keepPlan()) || !(await pieces.append(script.id, instance, piece)))
        throw new Released()
      falls.delete(script.id)
      metrics.piecesStored.inc()
      source.send(piece)
    }
    try {
      for (const piece of takeBackTitle(texts.slice(0, chapter.n))) await append({ n: ++n, ...piece })
      for await (const fragment of gather(named(writer, assignment), gatherBeat, writer.givesInBeats)) {
        signal.throwIfAborted()
        const piece = { n: ++n, chapter: chapter.n, ...fragment }
        await append(piece)
        if (hasLine(piece)) firstLine?.(writer.kind)
        bus.ring(newsTopic(script.id))
        await notes.pieceStored(piece)
      }
      await notes.chapterEnded()
      signal.throwIfAborted()
      return null
    } catch (error) {
      if (signal.aborted) throw new Released()
      if (!(error instanceof WriterFailure)) throw error
      metrics.writerFailures.inc({ writer: writer.kind, code: error.problem.code })
      return error.problem
    } finally {
      over.abort()
    }
  }

  async function* named(writer: Writer, assignment: Assignment): AsyncGenerator<Fragment> {
    try {
      for await (const fragment of writer.write(assignment))
        yield { ...fragment, text: toStorable(fragment.text) }
    } catch (error) {
      if (error instanceof WriterFailure || assignment.signal.aborted || isDatabaseAway(error)) throw error
      log.error({ writer: writer.name, error: describeError(error) }, 'a writer threw')
      throw new WriterFailure(problem('unexpected'))
    }
  }
}

function hasLine({ text }: Fragment): boolean {
  return text.includes('\n')
}

/** How often in a row a writing may fall over before the player is told; at the usual beat a good minute. */
const mostFalls = 15

/** A title that nothing follows is taken back, once another chapter begins the script anew. */
function takeBackTitle(texts: readonly (readonly string[])[]): PieceEvent[] {
  if (hasStory(joinText(texts))) return []
  return texts.flatMap((acts, chapter) =>
    acts.flatMap((text, act) => (text === '' ? [] : [{ chapter, act, drop: text.length, text: '' }])),
  )
}
