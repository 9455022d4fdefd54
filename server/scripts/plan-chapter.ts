import { type Brief } from '../../comedy/beat-sheet.ts'
import { type Problem, problem } from '../../game/problem.ts'
import { joinActs } from '../../script/acts.ts'
import { type NewChapter, type StoredScript } from '../store/scripts.ts'
import { type World } from '../world.ts'
import { type Writer } from '../writers/writer.ts'
import { briefOf } from './brief.ts'
import { findLanded } from './landed.ts'

type Planning = Pick<World, 'scripts' | 'pieces' | 'laughs' | 'writers' | 'mostWriting'>

/** In seconds; by then one of the scripts may be written. */
const someWritten = 20
export const tooManyAtOnce: Problem = { ...problem('too-many-at-once'), retryAfter: someWritten }

export async function planChapter(
  world: Planning,
  script: StoredScript,
  n: number,
  wanted: 'default' | 'house',
): Promise<NewChapter | Problem> {
  const [all, laughs, { heard: lately, writing }] = await Promise.all([
    world.pieces.readAfter(script.id, 0),
    world.laughs.list(script.id),
    world.scripts.recall(script.userId),
  ])
  if (writing >= world.mostWriting.byPlayer) return tooManyAtOnce
  const texts = joinActs(all)
  const landed = findLanded(texts.slice(0, n), script, laughs)
  const { house, ai } = world.writers
  const writer = wanted === 'house' ? house : (ai ?? house)
  return planWith(writer, briefOf(script, { n, texts, lately, landed, lengths: writer.lengths }))
}

export async function planWith(writer: Writer, brief: Brief): Promise<NewChapter> {
  const sheet = await writer.plan(brief)
  return { writerKind: writer.kind, writer: writer.name, length: brief.length, sheet }
}
