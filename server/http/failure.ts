import { problem, type Problem } from '../../game/problem.ts'
import { isDatabaseAway } from '../store/database-away.ts'

/** With the seconds after which it is worth trying again. */
export const databaseAway: Problem = {
  ...problem(
    'unavailable',
    'The game cannot reach its stored scripts for a moment. Nothing is lost. Please try again.',
  ),
  retryAfter: 3,
}

/**
 * What somebody is told whose request failed in a way that is nobody's answer. A library may hide why: so the database is
 * asked too.
 */
export async function problemOfFailure(error: unknown, isReady: () => Promise<boolean>): Promise<Problem> {
  return isDatabaseAway(error) || !(await isReady()) ? databaseAway : problem('unexpected')
}
