import { type Character, type Program, type Setting } from '../card-types.ts'
import { mostLetters } from '../steering/small-plots.ts'
import { countWords } from '../../../script/count-words.ts'
import { type CardFault } from './card-fault.ts'

type Twist = { readonly where: string; readonly twist: string }

const words = { fewest: 3, most: 9 }

/** Every small plot of these cards as the choice that phones show. */
export function twistsOfCards(
  programs: readonly Program[],
  characters: readonly Character[],
  settings: readonly Setting[],
): Twist[] {
  return [
    ...programs.flatMap(({ people }) =>
      Object.entries(people).map(([where, { twist }]) => ({ where, twist })),
    ),
    ...characters.flatMap(({ name, suites }) =>
      suites.map(({ twist }, n) => ({ where: `${name}, suite ${n + 1}`, twist })),
    ),
    ...settings.flatMap(({ name, ways }) =>
      ways.map(({ twist }, n) => ({ where: `${name}, way ${n + 1}`, twist })),
    ),
  ]
}

export function checkTwist({ where, twist }: Twist): CardFault[] {
  const count = countWords(twist)
  const faults = [
    ...(count < words.fewest || count > words.most
      ? [`${count} words; ${words.fewest} to ${words.most} can be chosen at a glance`]
      : []),
    ...(twist.length > mostLetters ? [`${twist.length} letters; a phone has room for ${mostLetters}`] : []),
    ...(/[{}]/u.test(twist) ? ['a twist has no slots'] : []),
    ...(/[.…]$/u.test(twist) ? ['a twist ends without a point'] : []),
  ]
  return faults.map((fault) => ({ where: `${where}, twist`, fault: `${fault}: "${twist}"` }))
}
