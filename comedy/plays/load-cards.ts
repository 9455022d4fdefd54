import { type Brief } from '../beat-sheet.ts'
import { characterCards } from '../corpus/character-cards.ts'
import { programCards } from '../corpus/program-cards.ts'
import { settingCards } from '../corpus/setting-cards.ts'
import { type Character, type Program, type Setting } from './card-types.ts'
import { type Cards } from './situation.ts'

/** All cards that can be played together. */
export type Corpus = {
  readonly programs: readonly Program[]
  readonly characters: readonly Character[]
  readonly settings: readonly Setting[]
}

/** The three cards of a draw: of the corpus, only these are read. */
export async function loadCards({ draw, cast }: Pick<Brief, 'draw' | 'cast'>): Promise<Cards> {
  const [program, character, setting] = await Promise.all([
    loadCard(programCards, draw.programs.name),
    loadCard(characterCards, draw.characters.name),
    loadCard(settingCards, draw.settings.name),
  ])
  const [lead, ...others] = cast.map(({ name }) => name)
  const strangers = others.filter((name) => !Object.hasOwn(program.people, name))
  if (lead !== character.name || others.length === 0 || strangers.length > 0)
    throw new Error(`${program.name} cannot be played by this cast: ${[lead, ...others].join(', ')}`)
  return { program, character, setting }
}

export async function loadAllCards(): Promise<Corpus> {
  const [programs, characters, settings] = await Promise.all([
    loadAll(programCards),
    loadAll(characterCards),
    loadAll(settingCards),
  ])
  return { programs, characters, settings }
}

type Registry<T> = Readonly<Record<string, () => Promise<T>>>

async function loadCard<T>(cards: Registry<T>, name: string): Promise<T> {
  const load = Object.hasOwn(cards, name) ? cards[name] : undefined
  if (load === undefined) throw new Error(`No play has the card ${name}`)
  return load()
}

function loadAll<T>(cards: Registry<T>): Promise<T[]> {
  return Promise.all(Object.values(cards).map((load) => load()))
}
