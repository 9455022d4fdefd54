import { type Length, lengths } from '../../../game/modes.ts'
import { type Rating, ratings } from '../../../game/rating.ts'
import { type Line } from '../../../script/line.ts'
import { contentWords, plainWords } from '../../../script/measure/vocabulary.ts'
import { type Brief } from '../../beat-sheet.ts'
import { judge } from '../../gates.ts'
import { checkLine } from './check-line.ts'
import { planPlay } from '../planning/plan-play.ts'
import { writePlay, type Written } from '../write-play.ts'
import { type PlayPlan } from '../planning/play-plan.ts'
import { type Steering } from '../../steering.ts'
import { type Cards } from '../situation.ts'
import { type Program, type Scenario } from '../card-types.ts'
import { type Corpus } from '../load-cards.ts'
import { type CardFault } from './card-fault.ts'

type Chapter = {
  readonly name: string
  readonly length: Length
  readonly isNext: boolean
  readonly parts: readonly number[]
}

/** The chapters that the game knows, with the casts that it makes for them. */
const chapters: readonly Chapter[] = [
  { name: 'quick', length: lengths.quick.first, isNext: false, parts: [4] },
  { name: 'group', length: lengths.group.first, isNext: false, parts: [2, 3, 4, 5, 6, 7] },
  { name: 'quick continued', length: lengths.quick.continuation, isNext: true, parts: [4] },
  { name: 'group continued', length: lengths.group.continuation, isNext: true, parts: [2, 3, 4, 5, 6, 7] },
]

export type Trial = {
  readonly name: string
  readonly cards: Cards
  readonly brief: Brief
  readonly scenario: Scenario
  /** What the game would not choose; without it, the game's own plan. */
  readonly plan?: PlayPlan
}

/** Every scenario in both fillings, with every suite and way, for every number of parts, length and rating. */
export function* trialsOf({ programs, characters, settings }: Corpus): Generator<Trial> {
  let turn = 0
  const at = <T>(items: readonly T[], index: number): T => items[index % items.length]!
  // One program meets every suite and way twice; many programs share them out.
  const wanted = Math.max(2, Math.ceil((characters.length * 2) / 12), Math.ceil((settings.length * 2) / 12))
  const rounds = Math.max(1, Math.ceil(wanted / programs.length))
  for (const program of programs)
    for (const scenario of program.scenarios)
      for (const { name, length, isNext, parts: casts } of chapters)
        for (const parts of casts)
          for (let round = 0; round < rounds; round++) {
            if (parts < (scenario.least ?? 2) || (isNext && scenario.strangers)) continue
            turn++
            const cards = {
              program,
              character: at(characters, turn),
              setting: at(settings, turn + Math.floor(turn / settings.length)),
            }
            const rating = at(ratings, Math.floor(turn / 2))
            yield {
              name: `${scenario.id}, ${name}, ${parts} parts, ${cards.character.name}, ${cards.setting.name}`,
              cards,
              brief: briefOf(cards, {
                people: peopleOf(program, parts, turn),
                length,
                rating,
                isNext,
                seed: `${turn}`,
              }),
              scenario,
            }
          }
}

function peopleOf({ people }: Program, parts: number, turn: number): string[] {
  const names = Object.keys(people)
  const from = turn % names.length
  return [...names.slice(from), ...names.slice(0, from)].slice(0, parts - 1)
}

/** `people`: who plays with the character. */
export function briefOf(
  { program, character, setting }: Cards,
  {
    people,
    length,
    rating,
    isNext,
    seed,
  }: {
    readonly people: readonly string[]
    readonly length: Length
    readonly rating: Rating
    readonly isNext: boolean
    readonly seed: string
  },
): Brief {
  const card = (name: string, cast: readonly string[] = []) => ({
    id: name,
    name,
    image_url: '',
    tags: [],
    cast,
  })
  const draw = {
    characters: card(character.name),
    programs: card(program.name, Object.keys(program.people)),
    settings: card(setting.name),
  }
  return {
    draw,
    cast: [character.name, ...people].map((name) => ({ name, player: null })),
    rating,
    length,
    seed,
    sequel: isNext
      ? {
          text: '',
          sheet: null,
          chapter: 1,
          landed: [{ text: 'I only came for the soup.', by: people[0] ?? null, laughs: 3 }],
        }
      : null,
  }
}

/** The game tries more. */
const choicesOfTrial = 2

/** What is wrong with a play as it stands on the page and the stage. */
export function checkPlay(
  trial: Trial,
  checkText: CheckText,
  steer: (trial: Trial, plan: PlayPlan) => readonly Steering[] = () => [],
): {
  readonly faults: CardFault[]
  readonly missed: { readonly gate: string; readonly value: string }[]
  readonly bits: ReadonlySet<string>
} {
  const { brief, cards, scenario } = trial
  const plan = trial.plan ?? planPlay(brief, cards, { scenario: scenario.id, choices: choicesOfTrial })
  const written = writePlay(brief, cards, plan, steer(trial, plan))
  const lines = written.acts.flat()
  const cast = brief.cast.map(({ name }) => name)
  const script = { lines, cast, promised: brief.length, runners: written.runners }
  const verdicts = trial.plan === undefined ? judge([script], 'house') : []
  const missed = verdicts
    .filter(({ failed }) => failed > 0 && cast.length < 7)
    .map(({ gate, values }) => ({
      gate: `${gate.name} (${gate.target})`,
      value: (values[0] ?? 0).toFixed(2),
    }))
  const faults = [
    ...written.slips.map((slip) => ({ where: trial.name, fault: slip })),
    ...lines.flatMap((line) => checkText(line, brief.rating).map((fault) => ({ where: trial.name, fault }))),
    ...checkEnd(written, scenario).map((fault) => ({ where: trial.name, fault })),
  ]
  return { faults, missed, bits: written.bits }
}

export type CheckText = (line: Line, rating: Rating) => readonly string[]

/** Plays have many lines in common: each is checked once. `isRude` knows words. */
export function openCheckText(isRude: (text: string) => boolean): CheckText {
  const known = new Map<string, readonly string[]>()
  return (line, rating) => {
    const key = `${rating} ${line.kind} ${line.text}`
    const faults = known.get(key) ?? faultsOfText(line, rating, isRude)
    known.set(key, faults)
    return faults
  }
}

function faultsOfText({ kind, text }: Line, rating: Rating, isRude: (text: string) => boolean): string[] {
  if (kind !== 'dialogue' && kind !== 'action') return []
  return [
    ...checkLine({ kind, text }).filter((fault) => kind === 'dialogue' || !onlyOfSpeech.has(fault)),
    ...(rating === 'family-friendly' && isRude(text) ? ['not for families'] : []),
  ].map((fault) => `${fault}: ${text}`)
}

const onlyOfSpeech = new Set(['small start of sentence', 'more than 25 words'])

/**
 * A play ends on something of its own: one of the last three lines takes up a word of an act before, or ends on small
 * words of one ("Take two.").
 */
function checkEnd({ acts }: Written, { id }: Scenario): string[] {
  const before = acts.slice(0, -1).flat()
  const ending = (acts.at(-1) ?? []).filter(({ kind }) => kind === 'dialogue' || kind === 'action').slice(-3)
  const heard = new Set(before.flatMap(({ text }) => contentWords(plainWords(text))))
  const whole = before.map(({ text }) => ` ${plainWords(text).join(' ')} `)
  const takesUp = ({ text }: Line) => {
    const words = plainWords(text)
    const phrase = words.slice(-3).join(' ')
    const isPhrase = words.length > 1 && whole.some((one) => one.includes(` ${phrase} `))
    return isPhrase || contentWords(words).some((word) => heard.has(word))
  }
  if (ending.some(takesUp)) return []
  return [`${id}: the end takes up nothing that was heard before: ${ending.at(-1)?.text ?? ''}`]
}
