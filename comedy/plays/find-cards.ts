import { type Brief } from '../beat-sheet.ts'
import * as characters from '../corpus/character-cards.ts'
import * as programs from '../corpus/program-cards.ts'
import * as settings from '../corpus/setting-cards.ts'
import { type Cards } from './situation.ts'

export const allCards = {
  programs: Object.values(programs),
  characters: Object.values(characters),
  settings: Object.values(settings),
}

/** The cards of a draw, by name; null as long as one of them, or one of the cast, is not written yet. */
export function findCards({ draw, cast }: Pick<Brief, 'draw' | 'cast'>): Cards | null {
  const program = allCards.programs.find(({ name }) => name === draw.programs.name)
  const character = allCards.characters.find(({ name }) => name === draw.characters.name)
  const setting = allCards.settings.find(({ name }) => name === draw.settings.name)
  if (!program || !character || !setting) return null
  const [lead, ...others] = cast.map(({ name }) => name)
  const isOurs = others.length > 0 && others.every((name) => Object.hasOwn(program.people, name))
  const isPlayable = program.scenarios.some(({ least = 2 }) => cast.length >= least)
  return lead === character.name && isOurs && isPlayable ? { program, character, setting } : null
}
