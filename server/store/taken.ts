/** A unique index refused: somebody has done the same before. */
export function isTaken(error: unknown): boolean {
  const refusal = error instanceof Error ? error.cause : null
  return typeof refusal === 'object' && refusal !== null && 'code' in refusal && refusal.code === '23505'
}
