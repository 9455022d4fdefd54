import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { type RoomViewProps } from '../use-room.ts'
import styles from './lobby.module.css'
import { PhoneLobby } from './phone-lobby.tsx'
import { ScreenLobby } from './screen-lobby.tsx'

export function Lobby({ shown, moves }: RoomViewProps) {
  const { role } = shown.you
  const place = useFocusKept<HTMLDivElement>(role)
  return (
    <div ref={place} className={styles.place}>
      {role === 'screen' ? (
        <ScreenLobby shown={shown} moves={moves} />
      ) : (
        <PhoneLobby shown={shown} moves={moves} />
      )}
    </div>
  )
}
