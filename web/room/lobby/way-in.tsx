import { type RoomView } from '../../../game/room/view.ts'
import { Button } from '../../ui/button.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './way-in.module.css'

type WayInProps = { room: RoomView; onShow: (() => void) | null }

/** How others come in, readable from three metres. */
export function WayIn({ room: { code, isCodeHidden, isLocked }, onShow }: WayInProps) {
  const { host, hostname, origin } = window.location
  if (isLocked)
    return <p className={styles.shut}>The room is locked: nobody else comes in until the host unlocks it.</p>
  if (isCodeHidden) {
    return (
      <div className={styles.hidden}>
        <p className={styles.shut}>The code is hidden.</p>
        {onShow && (
          <Button tone="plain" onClick={onShow}>
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
          On your phone, open <strong>{host}/join</strong>
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

function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname)
}
