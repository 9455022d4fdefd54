import { cleanSentence } from './clean.ts'
import {
  type HeadPlan,
  type MessageLength,
  type OpeningPlan,
  openingLabels,
  type Planted,
} from './outline.ts'

/** Of a plan that does not end, so much is read, in UTF-16 units. */
export const longestPlan = 1_400
const longestHeadPlan = 6_000

const labels = Object.keys(openingLabels) as (keyof typeof openingLabels)[]
/** A label wherever it may begin a value: some models write the whole plan on one line. */
const label = /(?:^|[\s.;|*"”])(OLD FACT|WHENEVER|BECAUSE|TRUTH|SECRET|SEEN|WANTS|LAST LINE|FIRST)\b/g
const lineLabel =
  /^[\s>*_#`.)\d-]*(?:OLD FACT|WHENEVER|BECAUSE|TRUTH|SECRET|SEEN|WANTS|LAST LINE|FIRST|PLAN)(?!\w)/

/** Whether a line of plain text is one of a plan: it begins with a label, in capitals, whatever Markdown is around. */
export function isPlanLine(line: string): boolean {
  return lineLabel.test(line)
}

/** The plan in front of an act: whatever labels are there. Null where there is none. */
export function readOpeningPlan(text: string): OpeningPlan | null {
  const plan: { -readonly [K in keyof OpeningPlan]: OpeningPlan[K] } = {}
  const found = [...text.slice(0, longestPlan).matchAll(label)]
  for (const [index, match] of found.entries()) {
    const name = labels.find((one) => one === match[1])
    if (name === undefined) continue
    const value = text.slice(match.index + match[0].length, found[index + 1]?.index ?? longestPlan)
    const sentence = withoutColon(cleanSentence(value))
    if (sentence !== '') plan[openingLabels[name]] ??= sentence
  }
  return Object.keys(plan).length === 0 ? null : plan
}

/** Whether a plan has what the acts after it are asked by. */
export function isWholePlan(plan: OpeningPlan | null, messages: MessageLength): boolean {
  if (plan?.truth === undefined) return false
  return messages === 'short' || (plan.whenever !== undefined && plan.lastLine !== undefined)
}

/** The head writer's answer; null where no act can be read in it. Acts count from 0, as everywhere. */
export function readHeadPlan(text: string, acts: number): HeadPlan | null {
  const planted: Planted[] = []
  const runners: string[] = []
  const planned: (string | null)[] = Array.from({ length: acts }, () => null)
  let truth = ''
  let lastLine = ''
  for (const line of text.slice(0, longestHeadPlan).split('\n')) {
    const [, name = '', number, value = ''] = headLine.exec(line) ?? []
    const sentence = cleanSentence(value)
    if (sentence === '') continue
    const act = Number(number) - 1
    if (name === 'TRUTH') truth ||= sentence
    else if (name === 'PLANTED') planted.push(...readPlanted(sentence))
    else if (name === 'RUNNER') runners.push(sentence)
    else if (name === 'LAST LINE') lastLine ||= sentence
    else if (act >= 1 && act < acts) planned[act] ??= sentence
  }
  if (planned.every((act) => act === null)) return null
  return { truth, planted: planted.slice(0, 4), runners: runners.slice(0, 3), acts: planned, lastLine }
}

const headLine = /^[\s>*_#`-]*(TRUTH|PLANTED|RUNNER|LAST LINE|ACT)(?: (\d{1,2}))?[*_]* ?: ?(.*)$/

function readPlanted(sentence: string): Planted[] {
  const [words = ''] = quotesIn(sentence)
  if (words === '') return []
  const after = sentence.slice(sentence.indexOf(words) + words.length + 1)
  return [{ words, note: withoutColon(after) }]
}

/** What stands between quotation marks, straight or curly. */
export function quotesIn(text: string): string[] {
  return [...text.matchAll(/["“]([^"“”]{2,160})["”]/g)].map(([, words = '']) => words.trim())
}

function withoutColon(text: string): string {
  return text.replace(/^[\s:.,;-]+/, '').replace(/ ?-$/, '')
}
