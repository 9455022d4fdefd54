import { problem, type Problem } from '../../game/problem.ts'

/** A foreign key failed: the player or script was deleted at the same moment. */
export function ownerGone(error: unknown): Problem | null {
  const refusal = error instanceof Error ? error.cause : null
  if (typeof refusal !== 'object' || refusal === null || !('code' in refusal)) return null
  if (refusal.code !== foreignKeyViolation) return null
  const isPlayer = 'constraint' in refusal && String(refusal.constraint).includes('_users_')
  return problem(isPlayer ? 'signed-out' : 'not-found')
}

const foreignKeyViolation = '23503'
