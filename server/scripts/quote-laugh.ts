import { type LaughPlace } from '../../game/laughs.ts'
import { type Problem, problem } from '../../game/problem.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { type Laughed, laughedAt } from '../share-page/laugh/laughed.ts'
import { type World } from '../world.ts'
import { readStoredLines } from './stored-lines.ts'

/** `reader`: who read it, as the room knows; may be empty. */
export async function quoteLaugh(
  { pieces }: Pick<World, 'pieces'>,
  script: ScriptView,
  place: LaughPlace | null,
  reader: string,
): Promise<Laughed | Problem> {
  const laughed = place && laughedAt(script, await readStoredLines(pieces, script), place, reader)
  return laughed ?? problem('invalid-body', 'This script has no such line.')
}
