import { type OpenedScript } from '../../game/protocol.ts'
import { type OwnView, type RoomView } from '../../game/room/view.ts'
import { type RoomFrame } from '../api/room-stream.ts'
import { createWritingText, type WritingText } from '../../script/growing-text.ts'
import { type RoomNews } from './state.ts'

/** What frames are to the state. Keeps the text of the round, whose parsers read on where they stopped. */
export function createNewsDesk(now: () => number) {
  let room: RoomView | null = null
  let you: OwnView | null = null
  let script: { readonly id: string; readonly text: WritingText } | null = null
  let held: readonly RoomNews[] = []
  return { read }

  /** Nothing until both the room and the own place in it are known. */
  function read(frame: RoomFrame): readonly RoomNews[] {
    const wasInside = room !== null && you !== null
    if (frame.is === 'room') room = frame.room
    if (frame.is === 'you') you = frame.you
    const news = [...held, ...newsOf(frame)]
    const isInside = room !== null && you !== null
    held = isInside ? [] : news
    if (room === null || you === null) return []
    return wasInside ? news : [{ is: 'inside', room, you }, ...news]
  }

  function newsOf(frame: RoomFrame): readonly RoomNews[] {
    switch (frame.is) {
      case 'hello':
        return [{ is: 'hello', ahead: frame.now - now() }]
      case 'script': {
        const { id, cast, state } = frame.script
        if (script?.id !== id) script = { id, text: createWritingText({ ...unread, cast }) }
        const { text } = script
        const lines = state === 'writing' ? text.lines() : text.end()
        return [{ is: 'script', script: frame.script, lines }]
      }
      case 'pieces': {
        const isOver = room?.round && room.round.n !== frame.round
        if (isOver || script === null) return []
        return [{ is: 'grown', id: script.id, lines: script.text.add(frame.pieces) }]
      }
      case 'room':
      case 'you':
      case 'pulse':
      case 'replaced':
        return [frame]
    }
  }
}

const unread: Pick<OpenedScript, 'texts' | 'last'> = { texts: [], last: 0 }
