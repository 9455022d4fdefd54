import { type ScriptView } from '../../../game/protocol.ts'
import { readersOf } from '../../../game/room/readers.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { isCovered, nameOf } from './turn.ts'

/** Where a name stands otherwise, when whoever has the part is away. */
export const anybody = 'anybody!'

/** The script with whoever reads its parts now, under the names they have now. */
export function scriptOfRoom(script: ScriptView, room: RoomView): ScriptView {
  const readers = (part: string) =>
    isCovered(room, part) ? [anybody] : readersOf(room, part).map((id) => nameOf(room, id))
  return {
    ...script,
    cast: script.cast.map((part) => ({ ...part, player: readers(part.name)[0] ?? null })),
    assignments: script.cast.flatMap(({ name }) => readers(name).map((player) => ({ player, part: name }))),
  }
}

/** The parts of a round, as its script has them: known before the script is. */
export function castOfRound({
  parts,
  draw,
}: NonNullable<RoomView['round']>): Pick<ScriptView, 'cast' | 'draw'> {
  const names = [...new Set(parts.map(({ part }) => part))]
  return { cast: names.map((name) => ({ name, player: null })), draw }
}
