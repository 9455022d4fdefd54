import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { IconButton } from './icon-button.tsx'
import { CrossIcon } from './icons.tsx'
import styles from './dialog.module.css'
import { useEcho } from './use-echo.ts'

type DialogProps = {
  title: string
  text?: string
  onClose: () => void
  children: ReactNode
}

export function Dialog({ title, text, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEcho('dialog')
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    // Back leaves the page; its dialog must not stay over the one before.
    const onBack = () => leave()
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its backdrop; the keyboard has Escape
    <dialog
      onClick={(event) => isBeside(event) && onClose()}
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={text ? `${id}text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.body}>
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
        {text && (
          <p id={`${id}text`} className={styles.text}>
            {text}
          </p>
        )}
        {children}
        <IconButton label="Close" className={styles.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
    </dialog>
  )
}

/** What can be done in a dialog, below all else in it. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

// The body covers the dialog, so a press on the dialog itself is one on its backdrop.
function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.target === event.currentTarget
}
