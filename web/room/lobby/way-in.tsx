import { type RoomView } from '../../../game/room/view.ts'
import { useSession } from '../../frame/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './way-in.module.css'

type WayInProps = { room: RoomView; host: { onShow: () => void; onUnlock: () => void } | null }

/** How others come in, readable from three metres. */
export function WayIn({ room: { code, isCodeHidden, isLocked }, host }: WayInProps) {
  const origin = useOrigin()
  const { host: address, hostname } = new URL(origin)
  if (isLocked) {
    return (
      <div className={styles.hidden}>
        <p className={styles.shut}>The room is locked: nobody else comes in until the host unlocks it.</p>
        {host && (
          <Button tone="plain" onClick={host.onUnlock}>
            Unlock the room
          </Button>
        )}
      </div>
    )
  }
  if (isCodeHidden) {
    return (
      <div className={styles.hidden}>
        <p className={styles.shut}>The code is hidden.</p>
        {host && (
          <Button tone="plain" onClick={host.onShow}>
            Show the code
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles.way}>
      <div className={styles.letters}>
        <p className={styles.address}>
          On your phone, open <strong>{address}/join</strong>
        </p>
        <p className={styles.code}>
          <span className={styles.unseen}>Room code {code.split('').join(' ')}</span>
          {code.split('').map((letter, n) => (
            <span key={n} className={styles.letter} aria-hidden="true">
              {letter}
            </span>
          ))}
        </p>
        {isOnlyHere(hostname) && (
          <p className={styles.hint}>
            Phones cannot open “{hostname}”. Open this page by this computer’s address in your network.
          </p>
        )}
      </div>
      <div className={styles.picture}>
        <QrCode text={`${origin}/room/${code}`} />
        <p>or scan this</p>
      </div>
    </div>
  )
}

/** On the host's own computer the page's address is of no use to phones; the server knows a better one. */
function useOrigin(): string {
  const { session } = useSession()
  const network = session.is === 'signed-in' ? session.host.network : undefined
  const { origin, hostname } = window.location
  return isOnlyHere(hostname) && network !== undefined ? network : origin
}

function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname)
}
