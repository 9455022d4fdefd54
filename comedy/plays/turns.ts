import { holds, playerOf, type Situation } from './situation.ts'

type Turn = { readonly who: string; readonly stage: number }
/** The turns that are due at each spot, by half and number of the spot. */
export type TurnPlaces = ReadonlyMap<string, readonly Turn[]>
type Spot = { readonly name: string; readonly away: ReadonlySet<string> }

/** The three turns of each person, spread over all spots; the lead and the place have theirs in each half of a long play. */
export function placeTurns(situations: readonly Situation[]): TurnPlaces {
  const halves = situations.map(findSpots)
  const places = new Map<string, Turn[]>()
  const others = situations[0]?.others ?? []
  others.forEach((who, index) => spread(who, index, halves.flat(), places))
  if (situations.length > 1) {
    for (const [half, spots] of halves.entries()) {
      spread('LEAD', half, spots, places)
      spread('PLACE', half + 1, spots, places)
    }
  }
  return places
}

/** The lines `> turns`, with who is out, at rest or hidden then. */
function findSpots(situation: Situation, half: number): Spot[] {
  const away = new Set<string>()
  const spots: Spot[] = []
  for (const line of situation.scenario.acts.flatMap(({ text }) => situation.read(text))) {
    if ((line.is !== 'call' && line.is !== 'note') || !holds(line.conditions, situation)) continue
    const [verb = '', name = ''] = line.words
    const who = name === 'LEAD' ? 'LEAD' : (playerOf(name, situation) ?? name)
    const calls = line.words.slice(0, 3).join(' ')
    if (verb === 'exit' || verb === 'rest') away.add(who)
    if (verb === 'enter') away.delete(who)
    if (calls === 'place stow' || calls === 'place stow LEAD') away.add('LEAD')
    if (calls === 'place back' || calls === 'place back LEAD' || calls.startsWith('lead found'))
      away.delete('LEAD')
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
