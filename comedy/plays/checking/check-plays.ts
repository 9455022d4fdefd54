import { type Length, lengths } from '../../../game/modes.ts'
import { type Rating, ratings } from '../../../game/rating.ts'
import { type Line } from '../../../script/line.ts'
import { contentWords, plainWords } from '../../../script/measure/vocabulary.ts'
import { type Brief } from '../../beat-sheet.ts'
import { judge } from '../../gates.ts'
import { checkLine } from './check-line.ts'
import { planPlay } from '../plan-play.ts'
import { writePlay, type Written } from '../write-play.ts'
import { type PlayPlan } from '../play-plan.ts'
import { type Steering } from '../../steering.ts'
import { type Cards } from '../situation.ts'
import { type Scenario } from '../card-types.ts'
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
              brief: briefOf(cards, { parts, length, rating, isNext, seed: `${turn}` }),
              scenario,
            }
          }
}

function briefOf(
  { program, character, setting }: Cards,
  {
    parts,
    length,
    rating,
    isNext,
    seed,
  }: {
    readonly parts: number
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
  const people = Object.keys(program.people)
  const from = Number(seed) % people.length
  const others = [...people.slice(from), ...people.slice(0, from)].slice(0, parts - 1)
  const draw = {
    characters: card(character.name),
    programs: card(program.name, people),
    settings: card(setting.name),
  }
  return {
    draw,
    cast: [character.name, ...others].map((name) => ({ name, player: null })),
    rating,
    length,
    seed,
    sequel: isNext
      ? {
          text: '',
          sheet: null,
          chapter: 1,
          landed: [{ text: 'I only came for the soup.', by: others[0] ?? null, laughs: 3 }],
        }
      : null,
  }
}

/** The game tries more. */
const choicesOfTrial = 2

/** What is wrong with a play as it stands on the page and the stage. */
export function checkPlay(
  trial: Trial,
  isRude: (text: string) => boolean,
  steer: (trial: Trial, plan: PlayPlan) => readonly Steering[] = () => [],
): {
  readonly faults: CardFault[]
  readonly missed: { readonly gate: string; readonly value: string }[]
  readonly bits: ReadonlySet<string>
} {
  const { brief, cards, scenario } = trial
  const plan = planPlay(brief, cards, { scenario: scenario.id, choices: choicesOfTrial })
  const written = writePlay(brief, cards, plan, steer(trial, plan))
  const lines = written.acts.flat()
  const cast = brief.cast.map(({ name }) => name)
  const verdicts = judge(
    [
      {
        lines,
        cast,
        promised: brief.length,
        runners: written.runners,
      },
    ],
    'house',
  )
  const missed = verdicts
    .filter(({ failed }) => failed > 0 && cast.length < 7)
    .map(({ gate, values }) => ({
      gate: `${gate.name} (${gate.target})`,
      value: (values[0] ?? 0).toFixed(2),
    }))
  const faults = [
    ...written.slips.map((slip) => ({ where: trial.name, fault: slip })),
    ...lines.flatMap((line) =>
      checkText(line, brief.rating, isRude).map((fault) => ({ where: trial.name, fault })),
    ),
    ...checkEnd(written, scenario).map((fault) => ({ where: trial.name, fault })),
  ]
  return { faults, missed, bits: written.bits }
}

function checkText({ kind, text }: Line, rating: Rating, isRude: (text: string) => boolean): string[] {
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
