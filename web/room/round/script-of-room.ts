import { type ScriptView } from '../../../game/protocol.ts'
import { readerOf } from '../../../game/room/readers.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { nameOf } from './turn.ts'

/** Where a name stands otherwise, when whoever has the part is away. */
export const anybody = 'anybody!'

/** The script with whoever reads its parts now, under the names they have now. */
export function scriptOfRoom(script: ScriptView, room: RoomView): ScriptView {
  const cast = script.cast.map(({ name }) => {
    const reader = readerOf(room, [{ kind: 'speech', speaker: name, stranger: null }], 0)
    return { name, player: reader === null ? anybody : nameOf(room, reader) }
  })
  return { ...script, cast, assignments: cast.map(({ name, player }) => ({ player, part: name })) }
}

/** The parts of a round, as its script has them: known before the script is. */
export function castOfRound({
  parts,
  draw,
}: NonNullable<RoomView['round']>): Pick<ScriptView, 'cast' | 'draw'> {
  const names = [...new Set(parts.map(({ part }) => part))]
  return { cast: names.map((name) => ({ name, player: null })), draw }
}

/** The same with whoever has read them. */
export function readRound(
  room: RoomView,
  round: NonNullable<RoomView['round']>,
): Pick<ScriptView, 'cast' | 'assignments' | 'draw'> {
  const assignments = round.parts.map(({ part, reader }) => ({ part, player: nameOf(room, reader) }))
  return { ...castOfRound(round), assignments: assignments.filter(({ player }) => player !== '') }
}
