/** Whether the taps of the audience count with the players', or are told apart and decide only where those tie. */
export const audienceCounts = ['apart', 'with'] as const
export type AudienceCount = (typeof audienceCounts)[number]

/** Which option each person, by id, tapped last. */
export type Taps = { readonly [person: string]: string }

/** How often an option was tapped. */
export type Tapped = { readonly option: string; readonly players: number; readonly audience: number }

type Tapping = { readonly id: string; readonly role: string }

export function countTaps(people: readonly Tapping[], options: readonly string[], taps: Taps): Tapped[] {
  const roleOf = new Map(people.map(({ id, role }) => [id, role]))
  return options.map((option) => {
    const by = Object.entries(taps).flatMap(([id, tapped]) => (tapped === option ? [roleOf.get(id)] : []))
    const audience = by.filter((role) => role === 'audience').length
    return { option, players: by.length - audience, audience }
  })
}

/**
 * The options tapped most; none where nobody tapped. Where players tie, or did not tap, an audience that counts apart
 * decides between them.
 */
export function mostTapped(tapped: readonly Tapped[], audience: AudienceCount): string[] {
  const count = ({ players, audience: more }: Tapped) => (audience === 'with' ? players + more : players)
  const best = most(tapped, count)
  const told = best.length === 1 ? best : most(best, (one) => one.audience)
  const isTapped = told.some((one) => one.players + one.audience > 0)
  return isTapped ? told.map(({ option }) => option) : []
}

function most(tapped: readonly Tapped[], count: (one: Tapped) => number): readonly Tapped[] {
  const highest = Math.max(...tapped.map(count))
  return tapped.filter((one) => count(one) === highest)
}
