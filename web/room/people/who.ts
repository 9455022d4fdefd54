import { fewestPlayers } from '../../../game/seats.ts'
import { type PersonId } from '../../../game/room/room.ts'
import { type OwnView, type RoomView } from '../../../game/room/view.ts'

export type Someone = RoomView['people'][number]

/** In the order of joining, without those who have left. */
export function playersOf({ people }: RoomView): Someone[] {
  return people.filter(({ role, hasLeft }) => role === 'player' && !hasLeft)
}

export function hasScreen({ people }: RoomView): boolean {
  return people.some(({ role, hasLeft, isHere }) => role === 'screen' && !hasLeft && isHere)
}

/** Sounds come from one place: the screen, and only where there is none, from the phones that want them. */
export function isSounding({ room, you }: { readonly room: RoomView; readonly you: OwnView }): boolean {
  return you.role === 'screen' || !hasScreen(room)
}

/** "the screen" has no name of its own. */
export function nameOf(room: Pick<RoomView, 'people'>, id: PersonId): string {
  const one = room.people.find((person) => person.id === id)
  if (one?.role === 'screen') return 'the screen'
  return one?.name ?? ''
}

/** What has to come before a round can begin. */
export function wordsOfLobby(room: RoomView): string {
  const players = playersOf(room)
  const missing = fewestPlayers - players.length
  if (missing > 1) return 'Two players are needed.'
  if (missing === 1) return 'One more player is needed.'
  const ready = players.filter(({ isReady }) => isReady).length
  return ready === players.length ? 'Everybody is ready.' : `${ready} of ${players.length} are ready.`
}
