/** For logs. Never the error's message: a database error's holds the values of the query, which are players' words. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an error'
  const { cause } = error
  const code = codeOf(error) ?? codeOf(cause)
  const [, ...where] = (error.stack ?? '').split('\n    at ')
  return [error.name, code, 'at', where.slice(0, 3).join(' < ')].filter(Boolean).join(' ')
}

function codeOf(thing: unknown): string | null {
  if (typeof thing !== 'object' || thing === null || !('code' in thing)) return null
  return typeof thing.code === 'string' ? thing.code : null
}
