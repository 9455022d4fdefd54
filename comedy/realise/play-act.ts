import { type Line } from '../../script/line.ts'
import { promisedWords } from '../../game/modes.ts'
import { type Item, itemsOf } from './act-items.ts'
import { castUnit } from './cast-unit.ts'
import { type ChosenExchange, chooseExchange } from './choose-exchange.ts'
import { hasPast } from './has-past.ts'
import { pauseBefore } from './pause.ts'
import { performUnit } from './perform.ts'
import { countUnits } from './read-unit.ts'
import { type Show } from './show.ts'
import { isPossible, wordsSpoken } from './stage.ts'
import { readFor } from './wording.ts'

/** Plays one act to its share of the promised words. */
export function playAct(act: number, show: Show): Line[] {
  const items = itemsOf(act, show)
  const lines: Line[] = []
  show.stage.actBegan = show.stage.spoken.length
  items.forEach((item, index) => {
    if (item.is === 'play')
      lines.push(...breakSilence(act, items.slice(index), show), ...playItem(item, show))
    else lines.push(...fillRoom(act, items.slice(index + 1), show))
  })
  return lines
}

function playItem(item: Extract<Item, { is: 'play' }>, show: Show): Line[] {
  const { stage, production } = show
  for (const unit of item.units) {
    const read = readFor(unit, production)
    if (!isPossible(unit, stage) || !hasPast(read, item.pins, show)) continue
    const { casting, cost } = castUnit(read, item.pins, stage, item.reserved)
    if (Number.isFinite(cost)) return perform({ read, casting }, show)
  }
  return []
}

/** A part that has been silent for so many lines gets a word in before the next thing happens. */
const longSilence = 10

function breakSilence(act: number, rest: readonly Item[], show: Show): Line[] {
  const { parts, spoken } = show.stage
  if (!parts.some(({ heard }) => spoken.length - heard > longSilence)) return []
  const chosen = chooseExchange(act, Math.min(mostAside, roomLeft(act, rest, show).words), show)
  return chosen ? perform(chosen, show) : []
}

/** Words of such an exchange. */
const mostAside = 35

function perform({ read, casting }: ChosenExchange, show: Show): Line[] {
  const { production, stage } = show
  return [...pauseBefore(read, casting, show), ...performUnit(read, casting, production, stage)]
}

/** The rest of the promised words is shared by the places where exchanges may stand. */
function fillRoom(act: number, rest: readonly Item[], show: Show): Line[] {
  const lines: Line[] = []
  const { words, places } = roomLeft(act, rest, show)
  const full = wordsSpoken(show.stage) + words / (1 + places)
  for (;;) {
    const chosen = chooseExchange(act, full - wordsSpoken(show.stage), show)
    if (chosen === null) return lines
    lines.push(...perform(chosen, show))
  }
}

/** The promised words that nothing planned will speak, and how many places for exchanges are still to come. */
function roomLeft(act: number, rest: readonly Item[], show: Show): { words: number; places: number } {
  const later = Array.from({ length: show.brief.length.acts - act - 1 }, (_, index) =>
    itemsOf(act + 1 + index, show),
  )
  const items = [...rest, ...later.flat()]
  const words =
    promisedWords(show.brief.length) -
    wordsSpoken(show.stage) -
    items.reduce((sum, item) => sum + wordsOfItem(item, show), 0)
  return { words, places: items.filter(({ is }) => is === 'fill').length }
}

function wordsOfItem(item: Item, { brief }: Show): number {
  return item.is === 'play' ? countUnits(item.units.slice(0, 1), brief.rating) : 0
}
