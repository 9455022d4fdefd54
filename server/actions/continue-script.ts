import { lengths } from '../../game/modes.ts'
import { type Problem, problem } from '../../game/problem.ts'
import { type ContinueScriptBody } from '../../game/protocol.ts'
import { joinActs, joinText } from '../../script/acts.ts'
import { type World } from '../world.ts'

type Continue = Pick<World, 'scripts' | 'pieces' | 'desk' | 'writers'>

/** Adds a chapter that goes on from the text so far. When nothing was written yet, it is a first writing once more. */
export async function continueScript(
  world: Continue,
  scriptId: string,
  { writer: wanted }: ContinueScriptBody,
): Promise<Problem | null> {
  const script = await world.scripts.find(scriptId)
  if (!script || script.state === 'writing') return problem('not-writable')

  const text = joinText(joinActs(await world.pieces.readAfter(script.id, 0)))
  const n = script.chapters.length
  const previous = script.chapters.at(-1)?.sheet ?? null
  const sequel = text.trim() === '' ? null : { text, sheet: previous, chapter: n }
  const { draw, cast, rating } = script
  const length = lengths[script.mode][sequel ? 'continuation' : 'first']
  const lately = await world.scripts.heardBy(script.userId)
  const writer = wanted === 'house' ? world.writers.house : (world.writers.ai ?? world.writers.house)
  const sheet = writer.plan({ draw, cast, rating, length, seed: `${script.seed}/${n}`, sequel, lately })

  const chapter = { writerKind: writer.kind, writer: writer.name, length, sheet }
  if (!(await world.scripts.addChapter(script.id, n, chapter, world.desk.instance)))
    return problem('not-writable')
  world.desk.begin(script.id)
  return null
}
