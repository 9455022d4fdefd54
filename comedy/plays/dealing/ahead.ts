import { playerOf, standIn } from '../situation.ts'
import { type Item } from '../item.ts'

/** How many lines are said from this one on until somebody is sure to speak: as many as are left where nobody is sure. */
export type Ahead = (item: Item, name: string) => number

/**
 * Looks through a play for the lines that are somebody's by their function, before any is dealt. What was not in it then
 * is unknown, and says 0: so who deals a play again with some lines more deals the lines before them as they were dealt.
 */
export function lookAhead(items: readonly Item[]): Ahead {
  const places = new Map<Item, number>()
  const owners: (string | null)[] = []
  for (const item of items) {
    places.set(item, owners.length)
    if (item.is === 'speech') owners.push(ownerOf(item))
  }
  const next = new Map([...new Set(owners)].map((name) => [name, placesOfNext(name, owners)]))
  return (item, name) => {
    const place = places.get(item)
    return place === undefined ? 0 : (next.get(name)?.[place] ?? owners.length) - place
  }
}

/** For each place that of the next line of this owner; as many as there are where none is left. */
function placesOfNext(name: string | null, owners: readonly (string | null)[]): readonly number[] {
  const next = owners.map(() => owners.length)
  for (let place = owners.length - 2; place >= 0; place--)
    next[place] = owners[place + 1] === name ? place + 1 : (next[place + 1] ?? owners.length)
  return next
}

function ownerOf(item: Extract<Item, { is: 'speech' }>): string | null {
  const {
    who: [role = ''],
    bit: { situation, fixed },
  } = item
  if (role === 'LEAD') return situation.lead
  const me = fixed['ME']
  return role === 'ME' && me !== undefined ? (standIn(me, situation) ?? me) : playerOf(role, situation)
}
