import { type CardFault } from './checking/card-fault.ts'
import { bitsOfCharacter, bitsOfProgram, bitsOfSetting, checkForm } from './checking/check-form.ts'
import { checkPlay, type CheckText, openCheckText, type Trial, trialsOf } from './checking/check-plays.ts'
import { checkProgram } from './checking/check-program.ts'
import { trialsOfRareBits } from './checking/rare-bits.ts'
import { checkTwist, twistsOfCards } from './checking/check-twists.ts'
import { type Corpus, loadAllCards } from './load-cards.ts'

type Report = { readonly faults: CardFault[]; readonly plays: number; readonly notes: string[] }

/** The cards whose name contains `only`; of all that is played with them each `of`th, from `index` on. */
type Share = { readonly only: string | null; readonly index: number; readonly of: number }

/** What came out of some plays, as it may go from one thread to another. */
type Played = {
  readonly faults: ReadonlyMap<string, CardFault>
  readonly missed: ReadonlyMap<string, Missed>
  readonly plays: number
  /** Of these the gates are asked; the others are not chosen for their measures. */
  readonly judged: number
  readonly outside: number
  readonly bits: ReadonlySet<string>
}
type Missed = { readonly count: number; readonly example: string }

/**
 * Everything that is wrong with the cards of plays, or with those whose name contains `only`: first what can be read,
 * then what comes out when each plays with all others. `play` plays every share (playShare).
 */
export async function checkCards(
  only: string | null,
  play: () => Promise<readonly Played[]>,
): Promise<Report> {
  const allCards = await loadAllCards()
  const chosen = only === null ? allCards : pickOnly(allCards, only)
  const bits = [
    ...chosen.programs.flatMap(bitsOfProgram),
    ...chosen.characters.flatMap(bitsOfCharacter),
    ...chosen.settings.flatMap(bitsOfSetting),
  ]
  const form = bits.flatMap(checkForm)
  const twists = twistsOfCards(chosen.programs, chosen.characters, chosen.settings)
  const lacks = [...chosen.programs.flatMap(checkProgram), ...twists.flatMap(checkTwist)]
  if (form.length > 0) return { faults: [...form, ...lacks], plays: 0, notes: [] }
  const { faults, missed, plays, judged, outside, bits: seen } = joinPlayed(await play())
  const unplayed = new Set(bits.map(({ where }) => where).filter((where) => !seen.has(where)))
  const dead = [...unplayed].map((where) => ({ where, fault: 'no scenario plays it' }))
  return {
    faults: [...lacks, ...faults.values(), ...dead],
    plays,
    notes: [
      ...[...missed].map(([key, { count, example }]) => `${key} missed ${count} times: ${example}`),
      `${judged - outside} of ${judged} plays pass every gate`,
    ],
  }
}

/** `isRude` knows words. */
export async function playShare(
  { only, index, of }: Share,
  isRude: (text: string) => boolean,
): Promise<Played> {
  const allCards = await loadAllCards()
  const usual = [...trialsOf(only === null ? allCards : narrow(allCards, only))]
  const checked = only === null ? allCards : pickOnly(allCards, only)
  const share = <T>(all: readonly T[]) => all.filter((_, n) => n % of === index)
  const heard = new Set<string>()
  const rare = trialsOfRareBits(
    allCards,
    {
      programs: share(checked.programs),
      characters: share(checked.characters),
      settings: share(checked.settings),
    },
    (where) => heard.has(where),
  )
  const checkText = openCheckText(isRude)
  const played: Played[] = []
  for (const trials of [share(usual), rare])
    for (const trial of trials) {
      const one = play(trial, checkText)
      for (const bit of one.bits) heard.add(bit)
      played.push(one)
    }
  return joinPlayed(played)
}

function play(trial: Trial, checkText: CheckText): Played {
  const { faults, missed, bits } = checkPlay(trial, checkText)
  const kind = trial.name.split(', ').slice(0, 3).join(', ')
  return {
    faults: new Map(faults.map((fault) => [fault.fault, fault])),
    missed: new Map(
      missed.map(({ gate, value }) => [
        `${kind}: ${gate}`,
        { count: 1, example: `${value} in ${trial.name}` },
      ]),
    ),
    plays: 1,
    judged: trial.plan === undefined ? 1 : 0,
    outside: missed.length > 0 ? 1 : 0,
    bits,
  }
}

/** Each fault once, and of each gate the first play that missed it. */
function joinPlayed(all: readonly Played[]): Played {
  const faults = new Map<string, CardFault>()
  const missed = new Map<string, Missed>()
  const bits = new Set<string>()
  let plays = 0
  let judged = 0
  let outside = 0
  for (const part of all) {
    plays += part.plays
    judged += part.judged
    outside += part.outside
    for (const bit of part.bits) bits.add(bit)
    for (const [key, fault] of part.faults) if (!faults.has(key)) faults.set(key, fault)
    for (const [key, { count, example }] of part.missed) {
      const known = missed.get(key)
      missed.set(key, { count: (known?.count ?? 0) + count, example: known?.example ?? example })
    }
  }
  return { faults, missed, plays, judged, outside, bits }
}

function pickOnly(corpus: Corpus, only: string): Corpus {
  const named = <T extends { readonly name: string }>(cards: readonly T[]) =>
    cards.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))
  return {
    programs: named(corpus.programs),
    characters: named(corpus.characters),
    settings: named(corpus.settings),
  }
}

/** The named cards, each kind that none is named of whole. */
function narrow(corpus: Corpus, only: string): Corpus {
  const { programs, characters, settings } = pickOnly(corpus, only)
  return {
    programs: programs.length > 0 ? programs : corpus.programs,
    characters: characters.length > 0 ? characters : corpus.characters,
    settings: settings.length > 0 ? settings : corpus.settings,
  }
}
