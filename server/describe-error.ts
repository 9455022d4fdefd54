/**
 * What a log may say of a failure: its kind, a code, and where it arose. Never its message: a database error's holds the
 * values of the query, which are what players typed and what was written for them.
 */
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
