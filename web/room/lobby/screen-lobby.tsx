import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RoomEvening } from '../people/evening.tsx'
import { Seats } from '../people/seats.tsx'
import { mayStillSit, RoomMenu, SitDialog } from '../tools/room-menu.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { Begin } from './begin.tsx'
import styles from './screen-lobby.module.css'
import { WayIn } from './way-in.tsx'

/** The room's screen: a laptop, a television. */
export function ScreenLobby({ shown, moves }: RoomViewProps) {
  const [isSitting, sit] = useState(false)
  const { room, you } = shown
  const doors = {
    onShow: () => moves.make({ is: 'hide-code', isHidden: false }),
    onUnlock: () => moves.make({ is: 'lock', isLocked: false }),
  }
  return (
    <main className={styles.lobby} data-evening={room.evening !== null || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>Who Is Playing?</h1>
        <div className={styles.tools}>
          {mayStillSit(shown) && (
            <Button tone="plain" onClick={() => sit(true)}>
              Take a seat on this device
            </Button>
          )}
          <RoomMenu shown={shown} moves={moves} />
        </div>
      </header>
      <div className={styles.way}>
        <WayIn room={room} host={you.isHost ? doors : null} />
      </div>
      <Seats room={room} own={null} />
      <div className={styles.begin}>
        <Begin shown={shown} moves={moves} />
      </div>
      <RoomEvening room={room} />
      {isSitting && <SitDialog moves={moves} onClose={() => sit(false)} />}
    </main>
  )
}
