import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { CrossIcon } from '../icons.tsx'
import styles from './toast.module.css'

export type Offer = {
  readonly text: string
  readonly action?: { readonly label: string; readonly onChoose: () => void }
}

/** In milliseconds, with an action and without. It stays while it has the focus or the mouse. */
export const offerTime = 20_000
const wordTime = 6000

/** Takes the focus to its action; a screen reader reads both. */
export function OfferToast({ text, action, onEnd }: Offer & { onEnd: () => void }) {
  const id = useId()
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(onEnd)
  const time = action ? offerTime : wordTime
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end(), time)
    return () => clearTimeout(timer)
  }, [isHeld, time])

  function leave() {
    if (bar.current?.contains(document.activeElement)) focusPage()
    onEnd()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices the mouse and the focus
    <section
      ref={bar}
      className={`${styles.toast} ${styles.offer}`}
      aria-label="Notice"
      data-keeps-focus=""
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <output id={id}>{text}</output>
      {action && (
        <button
          type="button"
          ref={button}
          className={styles.action}
          aria-describedby={id}
          onClick={() => {
            leave()
            action.onChoose()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Dismiss" className={styles.dismiss} onClick={leave}>
        <CrossIcon />
      </IconButton>
    </section>
  )
}

function focusPage() {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
