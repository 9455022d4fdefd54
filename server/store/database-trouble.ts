/** The database was known to be away: it was not even asked. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code = 'ECONNREFUSED'
}

/** Of the network, and SQLSTATEs: no connection (08), being shut down or started (57P), too many connections, failed over. */
const awayCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|08...|57P0.|57014|53300|25006)$/
/** What the driver says without a code. */
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:was closed|has encountered a connection error)|Query read timeout)/

/** Whether a failure, or what caused it, is that the database cannot be reached or does not answer. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((each) => awayCodes.test(codeOf(each)) || awayMessages.test(each.message))
}

/** Whether it is that the database has no room left. It reads on, and writes again as soon as it has some. */
export function isDiskFull(error: unknown): boolean {
  return causes(error).some((each) => codeOf(each) === '53100')
}

/** The error, what caused it, and so on. */
function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : []
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
