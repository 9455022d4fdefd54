import { databaseAway, diskFull, problem, type Problem } from '../../game/problem.ts'
import { isDatabaseAway, isDiskFull } from '../store/database-trouble.ts'

/** better-auth and others hide why they failed, so the database itself is asked too. */
export async function problemOfFailure(error: unknown, isReady: () => Promise<boolean>): Promise<Problem> {
  if (isDiskFull(error)) return diskFull
  return isDatabaseAway(error) || !(await isReady()) ? databaseAway : problem('unexpected')
}
