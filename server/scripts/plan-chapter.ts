import { type Landed, mostLanded } from '../../comedy/landed.ts'
import { lengths } from '../../game/modes.ts'
import { type Problem, problem } from '../../game/problem.ts'
import { type LaughView } from '../../game/protocol.ts'
import { joinActs, joinText } from '../../script/acts.ts'
import { readChapters } from '../../script/read-chapters.ts'
import { type NewChapter, type StoredScript } from '../store/scripts.ts'
import { type World } from '../world.ts'

type Planning = Pick<World, 'scripts' | 'pieces' | 'laughs' | 'writers' | 'mostWriting'>

/** In seconds; one of them may be at its end by then. */
const someWritten = 20
export const tooManyAtOnce: Problem = { ...problem('too-many-at-once'), retryAfter: someWritten }

/**
 * Plans chapter `n` of a script, from what stands in the chapters before it and what the room laughed at there. Where
 * nothing stands, it is a first chapter. A problem when the player has too much being written already.
 */
export async function planChapter(
  world: Planning,
  script: StoredScript,
  n: number,
  { seed, writer: wanted }: { readonly seed: string; readonly writer: 'default' | 'house' },
): Promise<NewChapter | Problem> {
  const [all, laughs, { heard: lately, writing }] = await Promise.all([
    world.pieces.readAfter(script.id, 0),
    world.laughs.list(script.id),
    world.scripts.recall(script.userId),
  ])
  if (writing >= world.mostWriting.byPlayer) return tooManyAtOnce
  const texts = joinActs(all).slice(0, n)
  const text = joinText(texts)
  const sheet = script.chapters[n - 1]?.sheet ?? null
  const landed = findLanded(texts, script, laughs)
  const sequel = text.trim() === '' ? null : { text, sheet, chapter: n, landed }
  const { draw, cast, rating } = script
  const length = lengths[script.mode][sequel ? 'continuation' : 'first']
  const writer = wanted === 'house' ? world.writers.house : (world.writers.ai ?? world.writers.house)
  const plan = writer.plan({ draw, cast, rating, length, seed: `${seed}/${n}`, sequel, lately })
  return { writerKind: writer.kind, writer: writer.name, length, sheet: plan }
}

/** The biggest laughs in these texts, the biggest first. */
function findLanded(
  texts: readonly (readonly string[])[],
  { cast }: StoredScript,
  laughs: readonly LaughView[],
): Landed[] {
  if (laughs.length === 0) return []
  const names = cast.map(({ name }) => name)
  const lines = readChapters(texts, names)
  return laughs
    .flatMap(({ chapter, act, line, count }) => {
      const found = lines[chapter]?.[act]?.[line]
      return found ? [{ text: found.text, by: found.speaker, laughs: count }] : []
    })
    .sort((a, b) => b.laughs - a.laughs)
    .slice(0, mostLanded)
}
