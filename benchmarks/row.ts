/** One line of the table: what was measured, beside the promise or the named alternative. */
export type Row = {
  readonly measure: string
  readonly ours: string
  /** The target, or what the alternative needed in the same run. */
  readonly against: string
  readonly verdict: string
  readonly how: string
}

export function writeTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.measure, row.ours, row.against, row.verdict, row.how])
  const head = ['Measure', 'Ours', 'Target or alternative', 'Verdict', 'How']
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A figure that must not be larger than its target. */
export function compare(
  measure: string,
  ours: number,
  target: number,
  unit: string,
  how: string,
  digits = 0,
): Row {
  const verdict = ours <= target ? 'met' : `missed (${(ours / target).toFixed(2)}×)`
  const figure = `${ours.toFixed(digits)} ${unit}`.trim()
  return { measure, ours: figure, against: `≤ ${`${target} ${unit}`.trim()}`, verdict, how }
}

/** A figure that nothing was promised about. */
export function report(measure: string, ours: string, how: string): Row {
  return { measure, ours, against: '—', verdict: '—', how }
}
