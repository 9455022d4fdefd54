import { allUnits } from './corpus/all-units.ts'
import { engines } from './corpus/engines.ts'
import { gags } from './corpus/gags.ts'
import { twists } from './corpus/twists.ts'
import { type Engine, type Unit } from './corpus/unit.ts'
import { countVariants } from './grammar/choices.ts'
import { slotsOf } from './grammar/fill.ts'
import { moments } from './grammar/voice.ts'
import { plainForm } from './realise/heard.ts'
import { checkLine } from './lint/check-line.ts'
import { renderUnits, sayings, worldsOfEveryFacet } from './lint/render-corpus.ts'
import { countUnits, type ReadUnit, readUnit, type UnitLine, variantsOf } from './realise/read-unit.ts'

export type CorpusFault = { readonly where: string; readonly fault: string }

/** Everything that is wrong with the corpus, rendered in every way it can come out. `isRude` knows words. */
export function lintCorpus(isRude: (text: string) => boolean): CorpusFault[] {
  return [
    ...findDoubles(
      'id',
      [...allUnits, ...engines, ...gags, ...twists].map(({ id }) => ({ where: id, key: id })),
    ),
    ...lintUnits(allUnits, isRude),
    ...checkRendered(sayings(), isRude),
    ...checkWords(isRude),
    ...engines.flatMap(({ id, acts, exchanges }) => [
      ...(acts.length === 5 ? [] : [{ where: id, fault: 'not five acts' }]),
      ...(exchanges.length >= 5 ? [] : [{ where: id, fault: 'fewer than five exchanges of its own' }]),
      ...(countUnits(scenesOf(acts), 'r-rated') <= mostSceneWords
        ? []
        : [{ where: id, fault: 'scenes too long' }]),
    ]),
  ]
}

/** What is wrong with these units, each alone and one beside the other. */
export function lintUnits(units: readonly Unit[], isRude: (text: string) => boolean): CorpusFault[] {
  return [
    ...findDoubles('line', units.flatMap(linesOf)),
    ...units.flatMap(checkUnit),
    ...checkRendered(
      units.filter((unit) => checkUnit(unit).length === 0),
      isRude,
    ),
  ]
}

/** The five scenes of an engine leave room for exchanges: two scripts of one engine must not be one script. */
const mostSceneWords = 365

function scenesOf(acts: Engine['acts']): Unit[] {
  return acts.map(({ scene }) => scene)
}

/** Lines long enough to be noticed when they come twice. */
function linesOf(unit: Unit): { where: string; key: string }[] {
  const keys = speechesOf(unit).map(({ text }) => plainForm(text))
  return keys.filter((key) => key.split(' ').length >= 4).map((key) => ({ where: unit.id, key }))
}

/** Each line once, though most variants share some. */
function speechesOf(unit: Unit): UnitLine[] {
  const seen = new Set<string>()
  const fresh = ({ text }: UnitLine) => !seen.has(text) && seen.add(text)
  return wordingsOf(unit).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'speech').filter(fresh))
}

function wordingsOf(unit: Unit) {
  return Array.from({ length: variantsOf(unit) }, (_, variant) =>
    readUnit(unit, { rating: 'r-rated', variant }),
  )
}

function findDoubles(
  what: string,
  found: readonly { readonly where: string; readonly key: string }[],
): CorpusFault[] {
  const seen = new Set<string>()
  return found.flatMap(({ where, key }) => {
    const isDouble = seen.has(key)
    seen.add(key)
    return isDouble ? [{ where, fault: `the same ${what} twice: ${key}` }] : []
  })
}

function checkUnit(unit: Unit): CorpusFault[] {
  const wordings = wordingsOf(unit)
  const gives = new Set(allUnits.flatMap((other) => other.gives ?? []))
  const faults = [
    ...checkTies(unit, wordings),
    ...wordings.flatMap(checkWording),
    ...(unit.needs ?? [])
      .filter((fact) => !gives.has(fact))
      .map((fact) => `needs ${fact}, which nothing gives`),
    ...unit.lines.flatMap((line) =>
      slotsOf(line)
        .filter(([how, key]) => !isSlot(how, key))
        .map(([, key]) => `slot ${key}`),
    ),
  ]
  return [...new Set(faults)].map((fault) => ({ where: unit.id, fault }))
}

/** All variants are played by the same roles and take about the same time. */
function checkTies(unit: Unit, wordings: readonly ReadUnit[]): string[] {
  const groups = new Set(countVariants(unit.lines))
  const roles = wordings.map((read) => read.roles.toSorted().join(''))
  const words = wordings.map((read) => [...read.words.values()].reduce((sum, count) => sum + count, 0))
  const spread = Math.max(...words) - Math.min(...words)
  return [
    ...(groups.size > 1 || [...groups].some((count) => count !== variantsOf(unit))
      ? ['variants that cannot be tied']
      : []),
    ...(new Set(roles).size > 1 ? [`variants with other roles: ${roles.join(', ')}`] : []),
    ...(spread > Math.max(6, Math.max(...words) * 0.3)
      ? [`variants of unlike length: ${words.join(', ')}`]
      : []),
  ]
}

function checkWording(read: ReadUnit): string[] {
  const spoken = read.lines.filter(({ kind }) => kind === 'speech').length
  return [
    ...(spoken >= 2 && spoken <= 12 ? [] : [`${spoken} spoken lines`]),
    ...(read.roles.length <= 4 ? [] : ['more than four roles']),
    ...read.quotes
      .filter((role) => !read.words.has(role))
      .map((role) => `quotes ${role}, who does not speak`),
  ]
}

const words = new Set(['quote', 'past', ...(worldsOfEveryFacet()[0]?.keys ?? [])])

function isSlot(how: string | null, key: string): boolean {
  return how === 'say' ? moments.some((moment) => moment === key) : /^[A-Z]$/u.test(key) || words.has(key)
}

function checkRendered(units: readonly Unit[], isRude: (text: string) => boolean): CorpusFault[] {
  const found = new Map<string, CorpusFault>()
  for (const line of renderUnits(units, worldsOfEveryFacet())) {
    const rude = line.rating === 'family-friendly' && isRude(line.text) ? ['not for families'] : []
    for (const fault of [...checkLine(line), ...rude]) {
      const key = `${line.unit} ${fault}`
      if (!found.has(key)) found.set(key, { where: line.unit, fault: `${fault}: ${line.text}` })
    }
  }
  return [...found.values()]
}

/** The words of the lexica are for every rating. */
function checkWords(isRude: (text: string) => boolean): CorpusFault[] {
  const words = worldsOfEveryFacet().flatMap(({ keys, word }) =>
    keys.map((key) => ({ where: key, text: word(key).text })),
  )
  const rude = new Map(words.filter(({ text }) => isRude(text)).map((word) => [word.text, word]))
  return [...rude.values()].map(({ where, text }) => ({ where, fault: `not for families: ${text}` }))
}
