export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code = 'ECONNREFUSED'
}

/** Network errors, and SQLSTATEs for: no connection (08), shutdown or startup (57P), too many connections, failover. */
const awayCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|08...|57P0.|57014|53300|25006)$/

export function codeLoss(error: unknown): unknown {
  return error instanceof Error && !('code' in error) ? Object.assign(error, { code: 'ECONNRESET' }) : error
}

export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((each) => awayCodes.test(codeOf(each)))
}

/** Of a first connection. The driver's own sentences have no code; its others are about what must be mended first. */
export function isDatabaseNotThereYet(error: unknown): boolean {
  return isDatabaseAway(error) || causes(error).some((each) => /^(?:timeout|Connection) /.test(each.message))
}

/** Reads go on; writes work again as soon as there is room. */
export function isDiskFull(error: unknown): boolean {
  return causes(error).some((each) => codeOf(each) === '53100')
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : []
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
