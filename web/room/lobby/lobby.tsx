import { type RoomViewProps } from '../use-room.ts'
import { PhoneLobby } from './phone-lobby.tsx'
import { ScreenLobby } from './screen-lobby.tsx'

export function Lobby({ shown, moves }: RoomViewProps) {
  return shown.you.role === 'screen' ? (
    <ScreenLobby shown={shown} moves={moves} />
  ) : (
    <PhoneLobby shown={shown} moves={moves} />
  )
}
