import { type CardFault } from './checking/card-fault.ts'
import { bitsOfCharacter, bitsOfProgram, bitsOfSetting, checkForm } from './checking/check-form.ts'
import { checkPlay, trialsOf } from './checking/check-plays.ts'
import { checkProgram } from './checking/check-program.ts'
import { checkTwist, twistsOfCards } from './checking/check-twists.ts'
import { type Corpus, loadAllCards } from './load-cards.ts'

type Report = { readonly faults: CardFault[]; readonly plays: number; readonly notes: string[] }

/** Of the plays with the cards whose name contains `only`, cut into `of` stretches, the one at `index`. */
type Stretch = { readonly only: string | null; readonly index: number; readonly of: number }

/** What came out of some plays, as it may go from one thread to another. */
type Played = {
  readonly faults: ReadonlyMap<string, CardFault>
  readonly missed: ReadonlyMap<string, Missed>
  readonly plays: number
  readonly outside: number
  readonly bits: ReadonlySet<string>
}
type Missed = { readonly count: number; readonly example: string }

/**
 * Everything that is wrong with the cards of plays, or with those whose name contains `only`: first what can be read,
 * then what comes out when each plays with all others. `play` plays every stretch (playStretch).
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
  const { faults, missed, plays, outside, bits: seen } = joinPlayed(await play())
  const unplayed = new Set(bits.map(({ where }) => where).filter((where) => !seen.has(where)))
  return {
    faults: [...lacks, ...faults.values()],
    plays,
    notes: [
      ...[...missed].map(([key, { count, example }]) => `${key} missed ${count} times: ${example}`),
      `${plays - outside} of ${plays} plays pass every gate`,
      ...[...unplayed].map((where) => `${where}: not played once`),
    ],
  }
}

/** `isRude` knows words. */
export async function playStretch(
  { only, index, of }: Stretch,
  isRude: (text: string) => boolean,
): Promise<Played> {
  const allCards = await loadAllCards()
  const trials = [...trialsOf(only === null ? allCards : narrow(allCards, only))]
  const cut = (at: number) => Math.floor((trials.length * at) / of)
  return joinPlayed(
    trials.slice(cut(index), cut(index + 1)).map((trial): Played => {
      const { faults, missed, bits } = checkPlay(trial, isRude)
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
        outside: missed.length > 0 ? 1 : 0,
        bits,
      }
    }),
  )
}

/** Each fault once, and of each gate the first play that missed it. */
function joinPlayed(all: readonly Played[]): Played {
  const faults = new Map<string, CardFault>()
  const missed = new Map<string, Missed>()
  const bits = new Set<string>()
  let plays = 0
  let outside = 0
  for (const part of all) {
    plays += part.plays
    outside += part.outside
    for (const bit of part.bits) bits.add(bit)
    for (const [key, fault] of part.faults) if (!faults.has(key)) faults.set(key, fault)
    for (const [key, { count, example }] of part.missed) {
      const known = missed.get(key)
      missed.set(key, { count: (known?.count ?? 0) + count, example: known?.example ?? example })
    }
  }
  return { faults, missed, plays, outside, bits }
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
