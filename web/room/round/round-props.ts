import { type RoomShown } from '../state.ts'
import { type RoomMoves } from '../use-room.ts'

/** What each moment of a round gets. */
export type RoundProps = { readonly shown: RoomShown; readonly moves: RoomMoves }
