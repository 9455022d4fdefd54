import { type Problem, problem } from '../../game/problem.ts'
import { type LaughsBody, type LaughView } from '../../game/protocol.ts'
import { readStoredLines } from './stored-lines.ts'
import { type ScriptFace } from '../store/scripts.ts'
import { type World } from '../world.ts'

type Laugh = Pick<World, 'pieces' | 'laughs'>

export async function addLaughs(
  world: Laugh,
  script: ScriptFace,
  { laughs }: LaughsBody,
): Promise<Problem | null> {
  const lines = await readStoredLines(world.pieces, script)
  const isThere = ({ chapter, act, line }: LaughView) => lines[chapter]?.[act]?.[line] !== undefined
  if (!laughs.every(isThere)) return problem('invalid-body', 'This script has no such line.')
  await world.laughs.add(script.id, gather(laughs))
  return null
}

function gather(laughs: readonly LaughView[]): LaughView[] {
  const places = new Map<string, LaughView>()
  for (const laugh of laughs) {
    const place = `${laugh.chapter}/${laugh.act}/${laugh.line}`
    places.set(place, { ...laugh, count: laugh.count + (places.get(place)?.count ?? 0) })
  }
  return [...places.values()]
}
