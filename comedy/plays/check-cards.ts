import { type CardFault } from './checking/card-fault.ts'
import { bitsOfCharacter, bitsOfProgram, bitsOfSetting, checkForm } from './checking/check-form.ts'
import { checkPlay, trialsOf } from './checking/check-plays.ts'
import { checkProgram } from './checking/check-program.ts'
import { type Corpus, loadAllCards } from './load-cards.ts'

export type Report = { readonly faults: CardFault[]; readonly plays: number; readonly notes: string[] }
type Played = Report & { readonly bits: ReadonlySet<string> }

/**
 * Everything that is wrong with the cards of plays, or with those whose name contains `only`: first what can be read,
 * then what comes out when each plays with all others. `isRude` knows words.
 */
export async function checkCards(
  isRude: (text: string) => boolean,
  only: string | null = null,
): Promise<Report> {
  const allCards = await loadAllCards()
  const corpus = only === null ? allCards : narrow(allCards, only)
  const chosen = only === null ? allCards : pickOnly(allCards, only)
  const bits = [
    ...chosen.programs.flatMap(bitsOfProgram),
    ...chosen.characters.flatMap(bitsOfCharacter),
    ...chosen.settings.flatMap(bitsOfSetting),
  ]
  const form = bits.flatMap(checkForm)
  const lacks = chosen.programs.flatMap(checkProgram)
  if (form.length > 0) return { faults: [...form, ...lacks], plays: 0, notes: [] }
  const { faults, notes, ...report } = playAll(corpus, isRude)
  const unplayed = new Set(bits.map(({ where }) => where).filter((where) => !report.bits.has(where)))
  return {
    ...report,
    faults: [...lacks, ...faults],
    notes: [...notes, ...[...unplayed].map((where) => `${where}: not played once`)],
  }
}

function playAll(corpus: Corpus, isRude: (text: string) => boolean): Played {
  const bits = new Set<string>()
  const found = new Map<string, CardFault>()
  const missed = new Map<string, { count: number; example: string }>()
  let plays = 0
  let outside = 0
  for (const trial of trialsOf(corpus)) {
    plays++
    const kind = trial.name.split(', ').slice(0, 3).join(', ')
    const result = checkPlay(trial, isRude)
    for (const bit of result.bits) bits.add(bit)
    for (const { where, fault } of result.faults) if (!found.has(fault)) found.set(fault, { where, fault })
    if (result.missed.length > 0) outside++
    for (const { gate, value } of result.missed) {
      const key = `${kind}: ${gate}`
      const known = missed.get(key)
      missed.set(key, {
        count: (known?.count ?? 0) + 1,
        example: known?.example ?? `${value} in ${trial.name}`,
      })
    }
  }
  const notes = [...missed].map(([key, { count, example }]) => `${key} missed ${count} times: ${example}`)
  notes.push(`${plays - outside} of ${plays} plays pass every gate`)
  return { faults: [...found.values()], plays, notes, bits }
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
