import { type Verdict } from '../../comedy/gates.ts'
import { median } from '../median.ts'

/** Prints a table of gates; answers how many were missed. */
export function printVerdicts(title: string, verdicts: readonly Verdict[]): number {
  process.stdout.write(tellVerdicts(title, verdicts))
  return verdicts.filter(({ failed }) => failed > 0).length
}

export function tellVerdicts(title: string, verdicts: readonly Verdict[]): string {
  const rows = verdicts
    .filter(({ values }) => values.length > 0)
    .map(({ gate, values, failed }) =>
      tellRow(
        gate.name,
        gate.target,
        values,
        failed === 0 ? 'met' : `MISSED by ${failed} of ${values.length}`,
      ),
    )
  return `\n${title}\n${rows.join('')}`
}

/** The least, the median and the most of these values. */
export function tellRow(name: string, target: string, values: readonly number[], verdict: string): string {
  const figures = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(3).padStart(7),
  )
  return `  ${name.padEnd(52)}${target.padEnd(9)}${figures.join(' ')}  ${verdict}\n`
}
