import { lengths, type Mode, promisedWords, wordsPerMinute } from '../../game/modes.ts'
import { type Rating } from '../../game/rating.ts'
import { type Line } from '../../script/line.ts'
import { measureScript } from '../../script/measure/measure.ts'
import { type BeatSheet, type Brief } from '../beat-sheet.ts'
import { twistsOf } from '../house-writer.ts'
import { type Landed } from '../landed.ts'
import { type Steering } from '../steering.ts'
import { writeTags } from '../../script/tags.ts'
import { halvesOf } from './planning/choose-play.ts'
import { type Corpus, loadAllCards } from './load-cards.ts'
import { writeSheet } from './sheet.ts'
import { type Cards } from './situation.ts'
import { planPlay } from './planning/plan-play.ts'
import { writePlay } from './write-play.ts'

export type Wanted = {
  readonly program: string
  readonly character: string
  readonly setting: string
  readonly mode: Mode
  readonly rating: Rating
  readonly seed: string
  /** Parts in all; or who they are besides the lead. */
  readonly parts: number
  readonly people: readonly string[]
  readonly scenario: string | null
  /** How many chapters: each further one is the next episode. */
  readonly chapters: number
  /** What a room has chosen in the first chapter, and where it has laughed, the biggest laugh first. */
  readonly twists: readonly Mark[]
  readonly laughs: readonly Mark[]
}

/** One of three twists of an act, or one of its spoken lines; both count from 1. */
type Mark = { readonly act: number; readonly number: number }

/** Whole scripts for a reader, with what was measured under them. A sentence where that cannot be. */
export async function printPlay(wanted: Wanted): Promise<string> {
  const allCards = await loadAllCards()
  const cards = {
    program: find(allCards.programs, wanted.program),
    character: find(allCards.characters, wanted.character),
    setting: find(allCards.settings, wanted.setting),
  }
  for (const [kind, card] of Object.entries(cards))
    if (card === null) return `There is no such ${kind}. ${list(allCards)}\n`
  const known = cards as Cards
  const names = wanted.people.length > 0 ? wanted.people : Object.keys(known.program.people)
  const people = names.slice(0, Math.max(1, wanted.parts - 1))
  let text = ''
  let brief = briefFor(wanted, known, people)
  for (let chapter = 0; chapter < wanted.chapters; chapter++) {
    const plan = planPlay(brief, known, chapter === 0 ? { scenario: wanted.scenario } : {})
    const sheet = writeSheet(brief, known, plan)
    const { told, steerings } =
      chapter === 0 ? steer(wanted, brief, known, sheet) : { told: '', steerings: [] }
    const { acts, slips, faults } = writePlay(brief, known, plan, steerings)
    text += `${chapter === 0 ? '' : '\n\n--- THE NEXT EPISODE ---\n\n'}${page(acts.flat())}\n${report(acts.flat(), brief, slips, faults)}`
    for (const { scenario, filling, suite, way, course } of halvesOf(plan))
      text += `${scenario}, course ${course}, filling ${filling + 1}, suite ${suite + 1}, way ${way + 1}, deal ${plan.deal}\n`
    text += told
    brief = {
      ...brief,
      length: lengths[wanted.mode].continuation,
      sequel: { text: writeTags(acts.flat()), sheet, chapter: chapter + 1 },
    }
  }
  return text
}

/** Plays act by act, as a room does: it chooses among what it is offered then, and has laughed at what it has heard. */
function steer({ twists, laughs }: Wanted, brief: Brief, cards: Cards, sheet: BeatSheet) {
  const steerings: Steering[] = []
  let told = ''
  for (let act = 1; act < brief.length.acts; act++) {
    const { acts } = writePlay(brief, cards, sheet.play, steerings)
    const laughed = laughs.flatMap((mark) =>
      mark.act - 1 < act ? laughAt(acts[mark.act - 1] ?? [], mark) : [],
    )
    const chosen = twists.find((mark) => mark.act - 1 === act)
    const offered = chosen ? twistsOf(brief, cards, sheet, act, steerings) : []
    const twist = offered[(chosen?.number ?? 0) - 1] ?? null
    if (chosen)
      told += `act ${act + 1}: ${offered.map(({ sentence }) => sentence).join(' / ')}: ${twist?.sentence}\n`
    steerings.push({ act, twist, laughed })
  }
  return { told, steerings: twists.length + laughs.length === 0 ? [] : steerings }
}

function laughAt(lines: readonly Line[], { number }: Mark): Landed[] {
  const line = lines.filter(({ kind }) => kind === 'dialogue')[number - 1]
  return line ? [{ text: line.text, by: line.speaker, laughs: 1 }] : []
}

function briefFor(wanted: Wanted, { program, character, setting }: Cards, people: readonly string[]): Brief {
  const card = (name: string, cast: readonly string[] = []) => ({
    id: name,
    name,
    image_url: '',
    tags: [],
    cast,
  })
  return {
    draw: {
      characters: card(character.name),
      programs: card(program.name, Object.keys(program.people)),
      settings: card(setting.name),
    },
    cast: [character.name, ...people].map((name) => ({ name, player: null })),
    rating: wanted.rating,
    length: lengths[wanted.mode].first,
    seed: wanted.seed,
    sequel: null,
  }
}

function find<T extends { readonly name: string }>(cards: readonly T[], part: string): T | null {
  return cards.find(({ name }) => name.toLowerCase().includes(part.toLowerCase())) ?? null
}

function list(corpus: Corpus): string {
  return Object.entries(corpus)
    .map(([kind, cards]) => `${kind}: ${cards.map(({ name }) => name).join(', ')}`)
    .join('. ')
}

function page(lines: readonly Line[]): string {
  return lines
    .map(({ kind, text }) => {
      if (kind === 'dialogue') return `    ${text}\n`
      if (kind === 'character') return `${text}\n`
      if (kind === 'act') return `\n${text}\n`
      return kind === 'scene-heading' ? `\n[${text}]\n\n` : `[${text}]\n`
    })
    .join('')
}

function report(
  lines: readonly Line[],
  { cast, length }: Brief,
  slips: readonly string[],
  faults: number,
): string {
  const m = measureScript(
    lines,
    cast.map(({ name }) => name),
    wordsPerMinute,
  )
  const words = `${m.spokenWords} words of ${promisedWords(length)}`
  const parts = Object.entries(m.wordsPerPart).map(([name, count]) => `${name} ${count}`)
  const rest = `Gini ${m.gini.toFixed(2)}, absence ${m.longestAbsence}, mean ${m.meanWordsPerLine.toFixed(1)}, most ${m.mostWordsPerLine}, distinct-2 ${m.distinct2.toFixed(2)}, callbacks ${m.callbacks.toFixed(2)}, twice ${m.repeatedLines.length}`
  return `${words}; ${rest}; ${parts.join(', ')}; faults ${faults.toFixed(2)}\n${slips.map((slip) => `SLIP ${slip}\n`).join('')}`
}
