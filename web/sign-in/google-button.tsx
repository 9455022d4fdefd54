import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './google-button.module.css'

type GoogleButtonProps = {
  ready: boolean
  busy: boolean
  disabled: boolean
  onClick: () => void
}

export function GoogleButton({ ready, busy, disabled, onClick }: GoogleButtonProps) {
  const id = useId()
  return (
    <Button
      tone="plain"
      className={ready ? styles.google : `${styles.google} ${styles.missing}`}
      busy={busy}
      disabled={disabled || !ready}
      aria-labelledby={`${id}label`}
      aria-describedby={ready ? undefined : `${id}why`}
      onClick={onClick}
    >
      <span>
        <span id={`${id}label`}>Continue with Google</span>
        {!ready && (
          <span id={`${id}why`} className={styles.why}>
            Not set up on this server
          </span>
        )}
      </span>
    </Button>
  )
}
