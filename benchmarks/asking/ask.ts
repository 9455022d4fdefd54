import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { judge } from '../../comedy/gates.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { copyOf } from '../scripts/copy-of.ts'
import { readMeasured } from '../scripts/written.ts'
import { printVerdicts } from '../scripts/print-verdicts.ts'
import { measurePace } from './pace.ts'
import { answerFile, playFolder, type Played } from './play.ts'
import { recordCall, recordCalls } from './record.ts'

const usage = `node tools/ask.mjs FOLDER [-- options]: a script by hand, through the messages that an AI service gets
  FOLDER has brief.json, and the answers so far: 1.answer.txt, 2.answer.txt, … in the order of the calls (act 1, the head
  writer, act 2, act 3, …). What is asked next is printed and written beside them, as N.ask.txt. Once nothing is asked any
  more, the script is held against the gates.
  --new "CHARACTER / PROGRAM / SETTING"   makes brief.json, with the built-in cards of these names, and
      --mode quick|head-to-head|group --rating family-friendly|r-rated --players "Ada, Bo" --seed TEXT
      --continues FOLDER (the name of the one beside it that it goes on from) --messages long|short
  --keep FILE      writes the finished script as text, if it meets all gates
  --record FILE    writes all messages and answers as text
  --pace N         sends act one at N tokens a second, with its plan and without, and says when the room could read
`

/** Answers the code to exit with: 1 when a gate is missed or the answers make no script, 2 when one is missing. */
export async function ask(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: {
      new: { type: 'string' },
      mode: { type: 'string' },
      rating: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      continues: { type: 'string' },
      messages: { type: 'string' },
      keep: { type: 'string' },
      record: { type: 'string' },
      pace: { type: 'string' },
    },
  })
  const [folder] = positionals
  if (folder === undefined) return say(usage)
  if (values.new !== undefined) await makeBrief(folder, values.new, values)
  if (values.pace !== undefined) return measurePace(folder, Number(values.pace))
  const played = await playFolder(folder)
  if (values.record !== undefined) await write(values.record, recordCalls(played))
  if (played.missing === 'an answer') return askNext(folder, played)
  if (played.missing !== null) return say(`The answers make no script: ${played.missing}\n`) + 1
  return hold(played, values.keep)
}

async function makeBrief(
  folder: string,
  cards: string,
  options: Record<string, string | undefined>,
): Promise<void> {
  const [characters, programs, settings] = cards.split('/').map((name) => name.trim())
  const { mode, rating, seed, continues, messages } = options
  const players = options['players']?.split(',').map((name) => name.trim())
  const brief = {
    cards: { characters, programs, settings },
    mode,
    rating,
    players,
    seed,
    continues,
    messages,
  }
  await write(join(folder, 'brief.json'), `${JSON.stringify(brief, null, 2)}\n`)
}

async function askNext(folder: string, { calls }: Played): Promise<number> {
  const call = calls.at(-1)
  if (!call) throw new Error('Nothing was asked')
  const asked = recordCall(call)
  await write(join(folder, `${calls.length}.ask.txt`), asked)
  const answer = join(folder, answerFile(calls.length))
  say(`${asked}\n--- Write the answer, of ${call.maxTokens} tokens at most, to ${answer}\n`)
  return 2
}

async function hold(played: Played, keep: string | undefined): Promise<number> {
  const text = played.acts.join('\n')
  const cast = played.brief.cast.map(({ name }) => name)
  const { brief, plan } = played
  const plain = copyOf(brief, parseScript(text, { cast }), { writer: 'an AI service', plan })
  const missed = printVerdicts('The script', judge([readMeasured(text, played.brief)], 'ai'))
  if (missed > 0 || keep === undefined) return missed > 0 ? 1 : 0
  await write(keep, plain)
  return say(`Kept as ${keep}\n`)
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

function say(text: string): number {
  process.stdout.write(text)
  return 0
}
