import { countWords } from '../count-words.ts'
import { type Line, type LineKind } from '../line.ts'
import { type ChapterLines } from '../read-chapters.ts'
import { splitLong } from './split-long.ts'

/** Where a step begins, all from 0; `part` counts the parts of a long line. */
export type Place = {
  readonly chapter: number
  readonly act: number
  readonly line: number
  readonly part: number
}

/** A line or a part of it; `line` is its index in the act. */
export type SpeechLine = { readonly kind: LineKind; readonly text: string; readonly line: number }

/** A step of reading out loud: what one part says in one go, or a heading, an action. `lines` have no cue. */
export type Speech = {
  /** Never changes. */
  readonly key: string
  readonly kind: 'title' | 'act' | 'scene-heading' | 'action' | 'transition' | 'speech'
  readonly place: Place
  readonly speaker: string | null
  /** The name in the cue, if it is not in the cast; `speaker` then reads for it. */
  readonly stranger: string | null
  readonly lines: readonly SpeechLine[]
  readonly words: number
  readonly isContinued: boolean
}

export type Speeches = {
  readonly acts: readonly (readonly Act[])[]
  /** Without a last step that has only a cue so far, unless the script is over. */
  readonly all: readonly Speech[]
}

type Act = { readonly lines: readonly Line[]; readonly speeches: readonly Speech[] }

export const noSpeeches: Speeches = { acts: [], all: [] }

/** Characters: five lines of forty on a television. */
export const longestStep = 180
/** Characters kept free after a parenthetical, so that it stands with what it describes. */
const roomAfterMood = 60

/** Reads on from the last speech. Growth only appends: the last step may gain lines, no other changes. */
export function growSpeeches(
  before: Speeches,
  lines: ChapterLines,
  { isOver }: { readonly isOver: boolean },
): Speeches {
  const acts = lines.map((chapter, c) => chapter.map((act, a) => growAct(before.acts[c]?.[a], act, c, a)))
  const isSame = acts.length === before.acts.length && acts.every((chapter, c) => isSameChapter(chapter, c))
  const steps = acts.flatMap((chapter) => chapter.flatMap((act) => act.speeches))
  const all = isOver || isSaid(steps.at(-1)) ? steps : steps.slice(0, -1)
  return isSame && all.length === before.all.length ? before : { acts, all }

  function isSameChapter(chapter: readonly Act[], c: number) {
    const old = before.acts[c]
    return chapter.length === old?.length && chapter.every((act, a) => act === old[a])
  }
}

export function readSpeeches(lines: ChapterLines): readonly Speech[] {
  return growSpeeches(noSpeeches, lines, { isOver: true }).all
}

function isSaid(step: Speech | undefined): boolean {
  return step?.kind !== 'speech' || step.lines.some(({ kind }) => kind === 'dialogue')
}

function growAct(before: Act | undefined, lines: readonly Line[], chapter: number, act: number): Act {
  if (before?.lines === lines) return before
  const last = before && isGrown(before.lines, lines) ? lastRun(before.speeches) : 0
  const kept = last === 0 ? [] : (before?.speeches ?? []).filter(({ place }) => place.line < last)
  const runs = splitRuns(lines, last)
  return { lines, speeches: [...kept, ...runs.flatMap((run) => stepsOf(run, chapter, act))] }
}

function isGrown(before: readonly Line[], lines: readonly Line[]): boolean {
  return before.length > 0 && before.length <= lines.length && before.at(-1) === lines[before.length - 1]
}

function lastRun(speeches: readonly Speech[]): number {
  return speeches.findLast(({ isContinued }) => !isContinued)?.place.line ?? 0
}

type Run = {
  readonly kind: Speech['kind']
  readonly speaker: string | null
  readonly stranger: string | null
  readonly from: number
  readonly lines: SpeechLine[]
}

function splitRuns(lines: readonly Line[], from: number): Run[] {
  const runs: Run[] = []
  for (const [n, { kind, text, speaker }] of lines.slice(from).entries()) {
    const line = from + n
    const is = isSpoken(kind) ? 'speech' : kind
    const last = runs.at(-1)
    const joins = is === 'speech' ? kind !== 'character' : is === 'scene-heading'
    const stranger = kind === 'character' && text !== speaker ? text : null
    const begun: Run = { kind: is, speaker, stranger, from: line, lines: [] }
    const run = joins && last?.kind === is && last.speaker === speaker ? last : begun
    if (run !== last) runs.push(run)
    if (kind !== 'character') run.lines.push({ kind, text, line })
  }
  return runs
}

function isSpoken(kind: LineKind): kind is 'character' | 'parenthetical' | 'dialogue' {
  return kind === 'character' || kind === 'parenthetical' || kind === 'dialogue'
}

function stepsOf({ kind, speaker, stranger, from, lines }: Run, chapter: number, act: number): Speech[] {
  return packLines(lines).map((packed, n) => {
    const [first] = packed
    const place = { chapter, act, line: n === 0 ? from : first!.line, part: first!.part }
    return {
      key: `${chapter}.${act}.${place.line}.${place.part}`,
      kind,
      place,
      speaker,
      stranger,
      lines: packed.map((line) => ({ kind: line.kind, text: line.text, line: line.line })),
      words: packed.reduce((sum, line) => sum + (line.kind === 'dialogue' ? countWords(line.text) : 0), 0),
      isContinued: n > 0,
    }
  })
}

type Packed = SpeechLine & { readonly part: number }

/** Fills step after step, so that further lines change only the last. */
function packLines(lines: readonly SpeechLine[]): Packed[][] {
  const steps: Packed[][] = []
  let room = 0
  for (const line of lines) {
    for (const [part, text] of splitLong(line.text, longestStep).entries()) {
      const needed = text.length + (line.kind === 'parenthetical' ? roomAfterMood : 0)
      if (steps.length === 0 || needed > room) {
        steps.push([])
        room = longestStep
      }
      steps.at(-1)!.push({ ...line, text, part })
      room -= text.length
    }
  }
  return steps
}
