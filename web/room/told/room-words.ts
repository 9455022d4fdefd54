import { type PersonId } from '../../../game/room/room.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { isolate } from '../../ui/names.tsx'
import { nameOf, playersOf, type Someone } from '../people/who.ts'

/** Tells everybody who the host is now; empty while it is the same person. */
export function wordsOfHost(before: RoomView, now: RoomView, own: PersonId): string {
  if (before.host === now.host) return ''
  if (now.host === own) return 'You are the host now.'
  const name = nameOf(now, now.host)
  return `${name === 'the screen' ? 'The screen' : isolate(name)} is the host now.`
}

/** Who has come, gone or got ready while people gather. */
export function wordsOfPeople(before: RoomView, now: RoomView, own: PersonId): string {
  const others = ({ id }: { id: PersonId }) => id !== own
  const were = playersOf(before).filter(others)
  const are = playersOf(now).filter(others)
  const came = are.filter(({ id }) => !were.some((one) => one.id === id))
  const gone = were.filter(({ id }) => !are.some((one) => one.id === id))
  const ready = are.filter(({ id, isReady }) => isReady && were.some((one) => one.id === id && !one.isReady))
  return [
    ...came.map(({ name }) => `${isolate(name)} is here.`),
    ...gone.map(
      (one) => `${isolate(one.name)}${isScreen(now, one) ? '’s device is the screen now' : ' has left'}.`,
    ),
    ...ready.map(({ name }) => `${isolate(name)} is ready.`),
    ...(now.audience > before.audience ? [`${now.audience} in the audience.`] : []),
    ...(now.isLocked === before.isLocked ? [] : [now.isLocked ? 'The room is locked.' : 'The room is open.']),
  ].join(' ')
}

function isScreen({ people }: RoomView, { id }: Someone): boolean {
  return people.some((person) => person.id === id && person.role === 'screen' && !person.hasLeft)
}
