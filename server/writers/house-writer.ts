import { setImmediate as endOfTurn } from 'node:timers/promises'
import {
  listPlayed,
  planForHouse,
  planForHouseInSteps,
  twistsOf,
  writeActs,
} from '../../comedy/house-writer.ts'
import { type BeatSheet, type Brief, type ChapterPlan } from '../../comedy/beat-sheet.ts'
import { beatSheetIn } from '../../comedy/chapter-plan.ts'
import { loadCards } from '../../comedy/plays/load-cards.ts'
import { type Cards } from '../../comedy/plays/situation.ts'
import { openingOf } from '../../comedy/steering.ts'
import { lengths } from '../../game/modes.ts'
import { type Clock } from '../time/clock.ts'
import { keptLength } from './half-line.ts'
import { type Assignment, type Fragment, type Writer } from './writer.ts'

/** `pace`: milliseconds from line to line; 0 does not wait. */
export type HouseSettings = { readonly clock: Clock; readonly pace?: number }

/** The writer that needs nobody: what can be read aloud at once, then line by line at the pace of a quick typist. */
export function createHouseWriter({ clock, pace = 60 }: HouseSettings): Writer {
  return {
    name: 'The house writer',
    kind: 'house',
    givesInBeats: false,
    lengths,
    plan: async (brief) => stepByStep(planForHouseInSteps(brief, await loadCards(brief))),
    async opening({ brief, sheet }) {
      for await (const fragment of writeFrom({ brief, sheet, written: [], steered: [] })) return fragment
      return null
    },
    played(sheet) {
      const plan = beatSheetIn(sheet)
      return plan === null ? [] : listPlayed(plan)
    },
    async twists({ brief, sheet, steered }, act) {
      const cards = await loadCards(brief)
      return twistsOf(brief, cards, sheetOf(brief, sheet, cards), act, steered)
    },
    write: (assignment) => atPace(writeFrom(assignment), pace, clock, assignment.signal),
  }
}

/** All others are served between two steps: a whole plan may take a third of a second. */
async function stepByStep<T>(steps: Iterator<undefined, T>): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    await endOfTurn()
  }
}

/** By the plan of the chapter; where that is no play of ours, by another. */
function sheetOf(brief: Brief, plan: ChapterPlan, cards: Cards): BeatSheet {
  return beatSheetIn(plan) ?? planForHouse(brief, cards)
}

const lines = /[^\n]*\n|[^\n]+$/gu

/** The same brief, sheet and steering give the same text, unless another version of the corpus wrote `written`. */
async function* writeFrom({
  brief,
  sheet,
  written,
  steered,
  mayBegin,
  steer,
}: Omit<Assignment, 'signal'>): AsyncGenerator<Fragment, undefined> {
  const cards = await loadCards(brief)
  const plan = sheetOf(brief, sheet, cards)
  const steerings = [...steered]
  let acts = writeActs(brief, cards, plan, steerings)
  const last = written.length - 1
  const isOurs = written.every((text, act) => (act < last ? acts[act] === text : acts[act]?.startsWith(text)))
  if (!isOurs) yield* dropHalfLine(written, last)
  const first = isOurs ? Math.max(0, last) : last + 1
  for (let act = first; act < acts.length; act++) {
    await mayBegin?.(act)
    const text = acts[act] ?? ''
    let given = isOurs ? (written[act]?.length ?? 0) : 0
    const opening = openingOf(text)
    const isSteered = steerings.some((one) => one.act === act)
    if (act > 0 && steer && !isSteered && given <= opening.length) {
      yield* give(act, opening.slice(given), act === first)
      given = opening.length
      const steering = await steer(act)
      steerings.push(steering)
      if (steering.twist || steering.laughed.length > 0) acts = writeActs(brief, cards, plan, steerings)
    }
    yield* give(act, (acts[act] ?? '').slice(given), act === first)
  }
}

function* give(act: number, text: string, isFirst: boolean): Generator<Fragment, undefined> {
  for (const some of isFirst ? fromOpening(text) : fromLines(text)) yield { act, drop: 0, text: some }
}

function fromLines(text: string): string[] {
  return text.match(lines) ?? []
}

/** Everything up to the first spoken line in one, as nobody can begin with less; then line by line. */
function fromOpening(text: string): string[] {
  const spoken = text.indexOf('<dialogue>')
  const end = spoken < 0 ? 0 : text.indexOf('\n', spoken) + 1
  return end === 0 ? fromLines(text) : [text.slice(0, end), ...fromLines(text.slice(end))]
}

function* dropHalfLine(written: readonly string[], act: number): Generator<Fragment> {
  const text = written[act] ?? ''
  const drop = text.length - keptLength(text)
  if (drop > 0) yield { act, drop, text: '' }
}

async function* atPace(
  fragments: AsyncIterable<Fragment>,
  pace: number,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<Fragment> {
  let isFirst = true
  await endOfTurn() // who waits for the opening has it before the rest is written
  for await (const fragment of fragments) {
    if (!isFirst && pace > 0) await clock.wait(pace, signal).catch(() => {}) // aborted: said on the next line
    signal.throwIfAborted()
    isFirst = false
    yield fragment
  }
}
