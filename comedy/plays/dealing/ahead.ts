import { playerOf, standIn } from '../situation.ts'
import { type Item } from '../item.ts'

/** How many lines are said from this one on until somebody is sure to speak: as many as are left where nobody is sure. */
export type Ahead = (item: Item, name: string) => number

/**
 * Looks through a play for the lines that are somebody's by their function, before any is dealt. What was not in it then
 * is unknown, and says 0: so who deals a play again with some lines more deals the lines before them as they were dealt.
 */
export function lookAhead(items: readonly Item[]): Ahead {
  const spoken = items.filter((item) => item.is === 'speech')
  const places = new Map<Item, number>()
  const next = new Map<string, number>()
  const sure = spoken.map(() => next)
  let told = 0
  for (const item of items) places.set(item, item.is === 'speech' ? told++ : told)
  for (let place = spoken.length - 1; place >= 0; place--) {
    sure[place] = new Map(next)
    const by = ownerOf(spoken[place])
    if (by !== null) next.set(by, place)
  }
  return (item, name) => {
    const place = places.get(item)
    return place === undefined ? 0 : (sure[place]?.get(name) ?? spoken.length) - place
  }
}

function ownerOf(item: Extract<Item, { is: 'speech' }> | undefined): string | null {
  if (item === undefined) return null
  const {
    who: [role = ''],
    bit: { situation, fixed },
  } = item
  if (role === 'LEAD') return situation.lead
  const me = fixed['ME']
  return role === 'ME' && me !== undefined ? (standIn(me, situation) ?? me) : playerOf(role, situation)
}
