import { problem, type Problem } from '../../game/problem.ts'
import { type ScriptWithVersions } from '../store/scripts.ts'
import { type World } from '../world.ts'

export function isScriptId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}

/** Another player's script is answered like one that does not exist or was deleted. */
export async function ownScript(
  { scripts }: Pick<World, 'scripts'>,
  id: string,
  userId: string,
): Promise<ScriptWithVersions | Problem> {
  const script = isScriptId(id) ? await scripts.look(id) : null
  return script && script.userId === userId ? script : problem('not-found')
}
