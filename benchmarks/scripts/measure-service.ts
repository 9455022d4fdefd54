import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ChapterPlan, type Brief } from '../../comedy/beat-sheet.ts'
import { judge, type Measured } from '../../comedy/gates.ts'
import { sampleBrief } from '../../comedy/test/sample-brief.ts'
import { deck } from '../../deck/deck.ts'
import { serviceLengths } from '../../game/modes.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { readEnvironment } from '../../server/environment.ts'
import { assign, rehearse } from '../../server/test/rehearse.ts'
import { realClock } from '../../server/time/clock.ts'
import { createAiWriter } from '../../server/writers/ai-writer.ts'
import { type Writer } from '../../server/writers/writer.ts'
import { copyOf } from './copy-of.ts'
import { count, readMeasured } from './written.ts'
import { printVerdicts, tellVerdicts } from './print-verdicts.ts'

type Options = { readonly kind: string; readonly keep?: string | undefined }

/** Has the configured service write so many scripts, keeps each as a file, and holds them against the gates. */
export async function measureService(seeds: number, { kind, keep }: Options): Promise<number> {
  const { ai } = readEnvironment(process.env)
  if (!ai) throw new Error('There is no AI service. Set OPENAI_API_KEY or OPENAI_BASE_URL.')
  const log = { warn: (_: object, message: string) => void process.stdout.write(`${message}\n`) }
  const writer = createAiWriter({ ...ai, clock: realClock, log })
  const folder = keep ?? join('measured', ai.model.replace(/[^\w.-]+/g, '-'))
  await mkdir(folder, { recursive: true })
  const scripts: Measured[] = []
  for (const seed of count(seeds)) {
    const brief = briefOf(kind, seed)
    const script = await writeOne(writer, brief)
    scripts.push(script.measured)
    const title = `${kind} ${seed}, ${brief.rating}, ${script.seconds.toFixed(0)} s, first line after ${script.firstLine.toFixed(1)} s`
    const verdicts = judge([script.measured], 'ai')
    printVerdicts(title, verdicts)
    const name = `${String(seed).padStart(2, '0')}-${kind}-${brief.rating}`
    await writeFile(join(folder, `${name}.txt`), script.text)
    await writeFile(join(folder, `${name}.gates.txt`), tellVerdicts(title, verdicts))
    await writeFile(join(folder, `${name}.plan.json`), `${JSON.stringify(script.plan, null, 2)}\n`)
  }
  process.stdout.write(`\nKept in ${folder}\n`)
  return printVerdicts(`${kind}, ${seeds} scripts of ${ai.model}`, judge(scripts, 'ai')) > 0 ? 1 : 0
}

function briefOf(kind: string, seed: number): Brief {
  const parts = /^group-([2-6])$/.exec(kind)?.[1]
  if (parts === undefined && kind !== 'quick') throw new Error('--kind is quick, or group-2 to group-6')
  if (parts === undefined) return sampleBrief(deck, seed, { length: serviceLengths.quick.first })
  const length = serviceLengths.group.first
  return sampleBrief(deck, seed, { length, parts: Number(parts) })
}

async function writeOne(writer: Writer, brief: Brief) {
  const began = performance.now()
  const secondsSince = () => (performance.now() - began) / 1000
  let plan: ChapterPlan = await writer.plan(brief)
  let firstLine = 0
  const assignment = {
    ...assign(1),
    brief,
    sheet: plan,
    planned: (outline: ChapterPlan) => void (plan = outline),
  }
  const { acts, problem, thrown } = await rehearse(writer, assignment, ({ text }) => {
    if (firstLine === 0 && text.includes('</dialogue>')) firstLine = secondsSince()
  })
  if (thrown !== null) throw thrown
  if (problem) throw new Error(problem.sentence)
  const all = acts.join('\n')
  const cast = brief.cast.map(({ name }) => name)
  const text = copyOf(brief, parseScript(all, { cast }), { writer: writer.name, plan })
  return { text, measured: readMeasured(all, brief), plan, seconds: secondsSince(), firstLine }
}
