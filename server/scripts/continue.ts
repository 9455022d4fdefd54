import { isProblem, type Problem, problem } from '../../game/problem.ts'
import { type ContinueScriptBody } from '../../game/protocol.ts'
import { planChapter } from './plan-chapter.ts'
import { type World } from '../world.ts'

type Continue = Pick<
  World,
  'scripts' | 'pieces' | 'laughs' | 'desk' | 'writers' | 'mostWriting' | 'timeFirstLine'
>

/** When nothing is written yet, the new chapter is a first one again. */
export async function continueScript(
  world: Continue,
  scriptId: string,
  { writer = 'default' }: ContinueScriptBody,
): Promise<Problem | null> {
  const firstLine = world.timeFirstLine()
  const script = await world.scripts.find(scriptId)
  if (!script || script.state === 'writing') return problem('not-writable')

  const n = script.chapters.length
  const chapter = await planChapter(world, script, n, writer)
  if (isProblem(chapter)) return chapter
  if (!(await world.scripts.addChapter(script.id, n, chapter, world.desk.instance)))
    return problem('not-writable')
  world.desk.begin(script.id, firstLine)
  return null
}
