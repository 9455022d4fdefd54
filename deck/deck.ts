import { type Collections, type DeckCard } from '../game/card.ts'
import { characters } from './characters.ts'
import { programs } from './programs.ts'
import { settings } from './settings.ts'

export const deck: Collections<DeckCard> = { characters, programs, settings }
