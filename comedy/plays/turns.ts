import { type BitRun, type Item } from './item.ts'
import { playPlain } from './plain-bit.ts'
import { holds, playerOf, type Situation } from './situation.ts'
import { wayFacts } from './slots.ts'

/** One of the three bits of a small plot: of a person by name, or of the LEAD or the PLACE in one half. */
export type Turn = { readonly who: string; readonly stage: number }
/** The turns that are due at each spot, by half and number of the spot. */
export type TurnPlaces = ReadonlyMap<string, readonly Turn[]>
export type Spot = { readonly name: string; readonly away: ReadonlySet<string> }

/** The three turns of each person, spread over all spots; the lead and the place have theirs in each half of a long play, and where few others are there to fill the minutes. */
export function placeTurns(situations: readonly Situation[]): TurnPlaces {
  const halves = situations.map(findSpots)
  const places = new Map<string, Turn[]>()
  const others = situations[0]?.others ?? []
  others.forEach((who, index) => spread(who, index, halves.flat(), places))
  if (situations.length > 1 || isEpisodeOfFew(situations)) {
    for (const [half, spots] of halves.entries()) {
      spread('LEAD', half, spots, places)
      spread('PLACE', half + 1, spots, places)
    }
  }
  return places
}

/** A next episode for two or three is as long as one for six, and only one or two of its people have turns. */
function isEpisodeOfFew([first]: readonly Situation[]): boolean {
  return first !== undefined && first.isNext && first.others.length < 3
}

/** The lines `> turns`, with who is out, at rest or hidden then. */
export function findSpots(situation: Situation, half: number): Spot[] {
  const away = new Set<string>()
  const spots: Spot[] = []
  const lines = situation.scenario.acts.flatMap(({ text }) => situation.read(text))
  for (const line of lines) {
    if ((line.is !== 'call' && line.is !== 'note') || !holds(line.conditions, situation)) continue
    const [verb = '', name = '', thing = 'LEAD'] = line.words
    const who = name === 'LEAD' ? 'LEAD' : (playerOf(name, situation) ?? name)
    if (verb === 'exit' || verb === 'rest') away.add(who)
    if (verb === 'enter') away.delete(who)
    if (verb === 'place' && name === 'stow' && thing === 'LEAD') away.add('LEAD')
    if (verb === 'place' && name === 'back' && thing === 'LEAD') away.delete('LEAD')
    if (verb === 'lead' && name === 'found') away.delete('LEAD')
    if (verb === 'turns') spots.push({ name: `${half} ${spots.length}`, away: new Set(away) })
  }
  return spots
}

function spread(who: string, index: number, all: readonly Spot[], places: Map<string, Turn[]>): void {
  const spots = all.filter(({ away }) => !away.has(who))
  if (spots.length < 3) return
  const step = Math.floor(spots.length / 3)
  const slack = spots.length - 2 * step
  for (const stage of [0, 1, 2]) {
    const spot = spots[(index % slack) + stage * step]?.name ?? ''
    places.set(spot, [...(places.get(spot) ?? []), { who, stage }])
  }
}

/** The bunch of lines that the three bits of a small plot are. */
export function groupOfTurns(who: string, half: number): string {
  return who === 'LEAD' || who === 'PLACE' ? `turn ${who} ${half}` : `turn ${who}`
}

export function playTurn(
  situation: Situation,
  facts: BitRun['facts'],
  { who, stage }: Turn,
  half: number,
): Item[] {
  const { suite, way, cards, plan } = situation
  const group = groupOfTurns(who, half)
  const name = `turn ${stage + 1}`
  const play = (bit: string | undefined, asked: Parameters<typeof playPlain>[3]) =>
    playPlain(situation, facts, bit ?? '', asked, group)
  if (who === 'LEAD') {
    const where = `${cards.character.name}, suite ${plan.suite + 1}, ${name}`
    return play(suite.turns[stage], { where, kind: 'lead' })
  }
  if (who === 'PLACE') {
    const where = `${cards.setting.name}, way ${cards.setting.ways.indexOf(way) + 1}, ${name}`
    return play(way.turns[stage], { where, kind: 'place', name, slots: wayFacts(way) })
  }
  const turns = cards.program.people[who]?.turns
  return play(turns?.[stage], { where: `${who}, ${name}`, kind: 'turn', fixed: { ME: who } })
}
