import { type DeckCard } from '../game/card.ts'
import { type Brief } from './beat-sheet.ts'
import { genres, otherGenres } from './corpus/genres.ts'
import { otherRoles, roles } from './corpus/roles.ts'
import { otherPlaces, placeHeads, places } from './corpus/settings.ts'
import { colleagues } from './corpus/colleagues.ts'
import { drawFrom, type Drawing } from './draw.ts'
import { hasArticle } from './grammar/article.ts'
import { type Lexeme, noun, phrase, plural, properName } from './grammar/lexeme.ts'

/** The words that the three cards bring into the script. */
export type World = { readonly word: (key: string) => Lexeme; readonly keys: readonly string[] }

/** The most words of a card's name that a spoken line carries; a longer name is spoken of, not spoken. */
const mostNameWords = 5

export function buildWorld(brief: Brief): World {
  const drawing = drawFrom(brief)
  const { characters, programs, settings } = brief.draw
  const words: { readonly [key: string]: Lexeme } = {
    ...roleWords(characters, drawing),
    ...genreWords(programs, drawing),
    ...placeWords(settings, drawing),
    program: isLong(programs.name) ? noun('show') : properName(programs.name),
    place: isLong(settings.name) ? phrase('this place') : nameOfPlace(settings.name),
    colleague: properName(drawing.choose('colleague', colleagues)),
  }
  return { keys: Object.keys(words), word: (key) => findWord(words, key) }
}

/** How a name is said by others. */
export function spokenName(name: string): string {
  return isLong(name) ? 'my friend' : name
}

function findWord(words: { readonly [key: string]: Lexeme }, key: string): Lexeme {
  const word = Object.hasOwn(words, key) ? words[key] : undefined
  if (word === undefined) throw new Error(`No such slot: ${key}`)
  return word
}

function roleWords(card: DeckCard, drawing: Drawing): { [key: string]: Lexeme } {
  const tag = findTag(card, roles)
  const [trade, tool, skill, snag, boast] =
    tag === null ? drawing.choose('role', otherRoles) : ([tag, ...roles[tag]!] as const)
  return {
    trade: noun(trade),
    tool: noun(tool),
    skill: phrase(skill),
    snag: noun(snag),
    boast: phrase(boast),
  }
}

function genreWords(card: DeckCard, drawing: Drawing): { [key: string]: Lexeme } {
  const tag = findTag(card, genres)
  const [expert, event, prize, boss, crew, chore] =
    tag === null ? drawing.choose('genre', otherGenres) : genres[tag]!
  return {
    expert: noun(expert),
    event: noun(event),
    prize: noun(prize),
    boss: noun(boss),
    crew: plural(crew),
    chore: phrase(chore),
  }
}

function placeWords(card: DeckCard, drawing: Drawing): { [key: string]: Lexeme } {
  const tag = findTag(card, places)
  const [thing, spot, hazard, crowd, food, rule] =
    tag === null ? drawing.choose('place', otherPlaces) : places[tag]!
  return {
    thing: noun(thing),
    spot: noun(spot),
    hazard: noun(hazard),
    crowd: plural(crowd),
    food: noun(food),
    rule: phrase(rule),
  }
}

/** By tag, then by a whole word of the name: "accounting" is no count. */
function findTag(card: DeckCard, lexicon: { readonly [tag: string]: unknown }): string | null {
  const tagged = card.tags.find((tag) => Object.hasOwn(lexicon, tag))
  if (tagged !== undefined) return tagged
  const name = ` ${card.name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `
  return Object.keys(lexicon).find((tag) => name.includes(` ${tag} `)) ?? null
}

function nameOfPlace(name: string): Lexeme {
  const head =
    name
      .split(/ (?:of|on|in) /u)[0]
      ?.split(/\s/u)
      .at(-1)
      ?.toLowerCase() ?? ''
  const wants = !hasArticle(name) && placeHeads.has(head) && /^\p{Lu}/u.test(name)
  return wants ? noun(name) : properName(name)
}

function isLong(name: string): boolean {
  return name.split(/\s+/u).length > mostNameWords
}
