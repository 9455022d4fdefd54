import { type Line } from '../../script/line.ts'
import { measureScript } from '../../script/measure/measure.ts'
import { promisedWords, wordsPerMinute } from '../../game/modes.ts'
import { type BeatSheet, type Brief } from '../beat-sheet.ts'
import { typeset } from '../grammar/typeset.ts'
import { type Memory } from '../memory.ts'
import { closeAct, openAct } from './headings.ts'
import { playAct } from './play-act.ts'
import { openShow, type Show } from './show.ts'

const mostDrafts = 8

export type Draft = {
  readonly acts: readonly (readonly Line[])[]
  /** What a memory keeps of it: the entries of the corpus, and every unit with its variant. */
  readonly played: Memory
  /** How far it lies outside the gates of a good script; 0 when it passes them all. */
  readonly faults: number
}

const written = new WeakMap<BeatSheet, Draft>()

/** The first draft without a fault, or the one with the least. A plan belongs to its brief. */
export function writeBestDraft(brief: Brief, sheet: BeatSheet): Draft {
  const known = written.get(sheet)
  if (known) return known
  const best = writeUntilGood(brief, sheet)
  written.set(sheet, best)
  return best
}

function writeUntilGood(brief: Brief, sheet: BeatSheet): Draft {
  let best: Draft | null = null
  for (let draft = 0; draft < mostDrafts && best?.faults !== 0; draft++) {
    const next = writeDraft(brief, sheet, draft)
    if (best === null || next.faults < best.faults) best = next
  }
  if (best === null) throw new Error('Nothing was written')
  return best
}

function writeDraft(brief: Brief, sheet: BeatSheet, draft: number): Draft {
  const show = openShow(brief, sheet, draft)
  const acts = Array.from({ length: brief.length.acts }, (_, act) => [
    ...openAct(act, show),
    ...playAct(act, show).map(print),
    closeAct(act, show),
  ])
  return { acts, played: listPlayed(show), faults: weighFaults(acts.flat(), brief) }
}

/** A cue stays the name of its part, letter for letter. */
function print(line: Line): Line {
  return line.kind === 'character' ? line : { ...line, text: typeset(line.text) }
}

function listPlayed({ chosen, stage }: Show): Memory {
  const { engines, gags, twist } = chosen
  return [...[...engines, ...gags, twist].map(({ id }) => id), ...stage.wordings]
}

/** How far the draft lies outside the gates of a good script, each in shares of its own limit. */
function weighFaults(lines: readonly Line[], brief: Brief): number {
  const measures = measureScript(
    lines,
    brief.cast.map(({ name }) => name),
    wordsPerMinute,
  )
  const promised = promisedWords(brief.length)
  return (
    above(measures.gini, 0.15) +
    above(measures.longestAbsence, 14) +
    above(measures.mostWordsPerLine, 25) +
    above(0.9, measures.distinct2) * 4 +
    above(0.15, measures.callbacks) +
    above(Math.abs(measures.spokenWords - promised) / promised, 0.08) +
    measures.repeatedLines +
    (measures.endsOnCallback ? 0 : 0.2)
  )
}

function above(value: number, limit: number): number {
  return Math.max(0, value / limit - 1)
}
