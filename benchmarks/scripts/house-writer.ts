import { writeForHouse } from '../../comedy/test/house.ts'
import { sampleBrief } from '../../comedy/test/sample-brief.ts'
import { deck } from '../../deck/deck.ts'
import { median, quantile } from '../median.ts'
import { compare, report, type Row } from '../row.ts'

const scripts = 300

export async function measureHouseScript(): Promise<Row[]> {
  for (let number = 0; number < 20; number++) await writeScript(-number)
  const times: number[] = []
  for (let number = 0; number < scripts; number++) times.push(await writeScript(number))
  const how = `plan and five acts of ${scripts} scripts, every one with other cards and seed`
  const perSecond = 1000 / (times.reduce((sum, time) => sum + time, 0) / scripts)
  return [
    compare('House writer, one script, median', median(times), 10, 'ms', how, 1),
    report('House writer, one script, p95', `${quantile(times, 0.95).toFixed(1)} ms`, 'the same'),
    report('House writer, scripts per second', perSecond.toFixed(0), 'the same, one thread'),
  ]
}

async function writeScript(number: number): Promise<number> {
  const brief = sampleBrief(deck, number)
  const begin = performance.now()
  const { text } = await writeForHouse(brief)
  if (text.length < 1000) throw new Error('that was no script')
  return performance.now() - begin
}
