export type Row = {
  readonly measure: string
  readonly ours: string
  readonly against: string
  readonly verdict: string
  readonly how: string
}

export function writeTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.measure, row.ours, row.against, row.verdict, row.how])
  const head = ['Measure', 'Ours', 'Target or alternative', 'Verdict', 'How']
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

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

export function report(measure: string, ours: string, how: string): Row {
  return { measure, ours, against: '—', verdict: '—', how }
}
