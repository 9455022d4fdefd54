import { type Outline } from '../../../comedy/asking/outline.ts'
import { openingOf, type Steering } from '../../../comedy/steering.ts'
import { decisionActs } from '../../../game/room/show/twists.ts'
import { type ChapterRow, type StoredScript } from '../../store/scripts.ts'
import { wholeOf } from '../../store/steering.ts'
import { type Assignment } from '../../writers/writer.ts'
import { briefOfStored } from '../brief.ts'
import { holdActs } from './pace.ts'
import { steerActs, type SteerWorld } from './steer.ts'

type Asked = {
  readonly script: StoredScript
  /** The last one. */
  readonly chapter: ChapterRow
  /** `texts[chapter][act]` */
  readonly texts: readonly (readonly string[])[]
  readonly planned: (outline: Outline) => void
  /** Stores what has been planned. */
  readonly keepPlan: () => Promise<unknown>
}

/** What a writer is told of a chapter, and whom it waits for: in a room, one act ahead of it. */
export function assignChapter(
  world: SteerWorld,
  { script, chapter, texts, planned, keepPlan }: Asked,
  signal: AbortSignal,
): Assignment {
  const brief = briefOfStored(script, chapter, texts)
  const before = texts.slice(0, chapter.n)
  const written = texts[chapter.n] ?? []
  const isPaced = script.paceAct !== null
  const decided = isPaced ? decisionActs(script.mode, chapter.length.acts, brief.sequel !== null) : []
  const hold = holdActs(world, script, before, signal)
  const mayBegin = async (act: number) => {
    await keepPlan() // the room is asked by it before the act is begun
    await hold(act)
  }
  return {
    brief,
    sheet: chapter.sheet,
    written,
    steered: steeringOf(chapter, written),
    decided,
    signal,
    planned,
    steer: steerActs(world, { script, chapter, before, decided }, signal),
    ...(isPaced ? { mayBegin } : {}),
  }
}

/** An act that stands past its opening, and of which nothing was noted, was given nothing. */
export function steeringOf({ steering }: Pick<ChapterRow, 'steering'>, acts: readonly string[]): Steering[] {
  const noted = wholeOf(steering)
  const begun = acts.flatMap((text, act) => (act > 0 && text.length > openingOf(text).length ? [act] : []))
  const left = begun.filter((act) => !noted.some((one) => one.act === act))
  return [...noted, ...left.map((act) => ({ act, twist: null, laughed: [] }))]
}
