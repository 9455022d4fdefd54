import { databaseAway, diskFull, problem, type Problem } from '../../game/problem.ts'
import { isDatabaseAway, isDiskFull } from '../store/database-trouble.ts'

/**
 * What somebody is told whose request failed in a way that is nobody's answer. A library may hide why: so the database is
 * asked too.
 */
export async function problemOfFailure(error: unknown, isReady: () => Promise<boolean>): Promise<Problem> {
  if (isDiskFull(error)) return diskFull
  return isDatabaseAway(error) || !(await isReady()) ? databaseAway : problem('unexpected')
}
