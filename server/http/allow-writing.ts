import { isProblem, type Problem, problem } from '../../game/problem.ts'
import { type World } from '../world.ts'
import { type Limits, type Use } from './limits.ts'

const fullSeconds = 10

export type Allowing = { readonly limits: Limits } & Pick<World, 'desk' | 'mostWriting'>

/** A script that could not be begun does not count against the hourly limits. */
export async function allowWriting<T>(
  { limits, desk, mostWriting }: Allowing,
  uses: readonly Use[],
  begin: () => Promise<T | Problem>,
): Promise<T | Problem> {
  if (desk.size() >= mostWriting.here) return { ...problem('unavailable'), retryAfter: fullSeconds }
  const refused = await limits.spend(uses)
  if (refused) return { ...problem('too-many-scripts'), retryAfter: refused.retryAfter ?? fullSeconds }
  const begun = await begin()
  if (isProblem(begun)) await limits.refund(uses)
  return begun
}
