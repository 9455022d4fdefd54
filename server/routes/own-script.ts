import { isProblem, problem, type Problem } from '../../game/problem.ts'
import { type ScriptWithVersions } from '../store/scripts.ts'
import { type World } from '../world.ts'

type Asking = Pick<World, 'scripts' | 'readers'>

export function isScriptId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}

/** Their own, or one that they have read in a room. Any other is answered like one that does not exist or was deleted. */
export async function readableScript(
  { scripts, readers }: Asking,
  id: string,
  userId: string,
): Promise<ScriptWithVersions | Problem> {
  const script = isScriptId(id) ? await scripts.look(id) : null
  if (!script) return problem('not-found')
  return isOwn(script, userId) || (await readers.has(id, userId)) ? script : problem('not-found')
}

export async function ownScript(
  world: Asking,
  id: string,
  userId: string,
): Promise<ScriptWithVersions | Problem> {
  const script = await readableScript(world, id, userId)
  return isProblem(script) || isOwn(script, userId) ? script : problem('not-owner')
}

function isOwn(script: ScriptWithVersions, userId: string): boolean {
  return script.userId === userId && script.deletedAt === null
}
