import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { judge, type Measured } from '../../comedy/gates.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { copyOf } from './copy-of.ts'
import { compareInOneRoom, compareSeeds, count, kinds, measureHouseScript, playEvening } from './written.ts'
import { median, quantile } from '../median.ts'
import { printVerdicts, tellRow } from './print-verdicts.ts'
import { measureService } from './measure-service.ts'

const usage = `npm run measure [-- options]
  --seeds N       so many scripts of each kind (200; 3 for a service)
  --file PATH     the script in this file; with --cast "Ada, Bo" those who may speak
  --samples DIR   writes samples of the house writer, two and more of each mode and rating, into a folder
  --service       the AI service that OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL name, asked as AI_MESSAGES says
  --kind NAME     what it writes (quick): quick, group-2 … group-6
  --keep DIR      where its scripts are kept as files (measured/MODEL)
`

/** Answers the exit code: 1 when a gate is missed. */
export async function measure(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string' },
      file: { type: 'string' },
      samples: { type: 'string' },
      cast: { type: 'string', default: '' },
      service: { type: 'boolean', default: false },
      kind: { type: 'string', default: 'quick' },
      keep: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return say(usage)
  const seeds = Number(values.seeds ?? (values.service ? 3 : 200))
  if (!Number.isInteger(seeds) || seeds < 1) throw new Error('--seeds takes a number from 1 on')
  if (values.samples !== undefined) return writeSamples(values.samples)
  if (values.file !== undefined) return measureFile(values.file, values.cast)
  return values.service ? measureService(seeds, values) : measureHouse(seeds)
}

async function measureHouse(seeds: number): Promise<number> {
  let failed = 0
  for (const { name, briefOf } of kinds) {
    const scripts = await inOrder(count(name === 'Quick game' ? seeds : Math.ceil(seeds / 4)), async (seed) =>
      measureHouseScript(await briefOf(seed)),
    )
    failed += printVerdicts(`${name}, ${scripts.length} scripts of the house writer`, judge(scripts, 'house'))
    const times = scripts.map(({ ms }) => ms)
    say(`Written in ${median(times).toFixed(1)} ms (median), ${quantile(times, 0.95).toFixed(1)} ms (p95).\n`)
  }
  const evenings = await inOrder(count(10), playEvening)
  const heard = evenings.map(mean)
  const last = evenings.map((evening) => evening.at(-1) ?? 0)
  const inOneRoom = await inOrder(count(20), compareInOneRoom)
  const alike = await inOrder([5, 8, 13], compareSeeds)
  say('\nBeside each other (10 evenings, 20 and 3 sets of cards)\n')
  failed += printLine('20 scripts in an evening: lines heard before, mean', '≤ 0.08', heard, 0.08)
  failed += printLine('20 scripts in an evening: lines heard before, last', '≤ 0.25', last, 0.25)
  failed += printLine('3 in one room, same cards: 4-gram Jaccard, mean', '≤ 0.06', inOneRoom.map(mean), 0.06)
  failed += printLine('3 in one room, same cards: 4-gram Jaccard, most', '≤ 0.20', inOneRoom.flat(), 0.2)
  failed += printLine('50 seeds, same cards: 4-gram Jaccard, mean', '≤ 0.06', alike.map(mean), 0.06)
  failed += printLine('50 seeds, same cards: 4-gram Jaccard, most', '≤ 0.20', alike.flat(), 0.2)
  return failed > 0 ? 1 : 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length
}

/** One after the other, so that each is timed alone. */
async function inOrder<T, R>(items: readonly T[], make: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = []
  for (const item of items) made.push(await make(item))
  return made
}

async function writeSamples(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const seeds = kinds.flatMap((kind, index) =>
    (!kind.name.startsWith('Group') ? [1, 2, 3, 4] : [1, 2]).map((n) => ({
      kind,
      seed: 30 + 10 * index + n,
    })),
  )
  for (const [index, { kind, seed }] of seeds.entries()) {
    const brief = await kind.briefOf(seed)
    const { lines, plan } = await measureHouseScript(brief)
    const number = String(index + 1).padStart(2, '0')
    const name = `${number}-${kind.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${brief.rating}.txt`
    await writeFile(join(folder, name), copyOf(brief, lines, { writer: 'The house writer', plan }))
  }
  return 0
}

async function measureFile(path: string, castList: string): Promise<number> {
  const text = await readFile(path, 'utf8')
  const named = castList
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const lines = parseScript(text, { cast: named })
  const speakers = [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))]
  const script: Measured = {
    lines,
    cast: named.length > 0 ? named : speakers,
    promised: null,
  }
  return printVerdicts(path, judge([script], 'ai')) > 0 ? 1 : 0
}

function printLine(name: string, target: string, values: readonly number[], limit: number): number {
  const isMet = Math.max(...values) <= limit
  say(tellRow(name, target, values, isMet ? 'met' : 'MISSED'))
  return isMet ? 0 : 1
}

function say(text: string): number {
  process.stdout.write(text)
  return 0
}
