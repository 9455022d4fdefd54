import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

/** One for each kind of action: tomato begins and goes on, gold reads out loud, aqua hands on, plain does the rest. */
export type ButtonTone = 'tomato' | 'gold' | 'aqua' | 'plain'

type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone
  busy?: boolean
}

export function Button({
  tone = 'tomato',
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, busy)
  return (
    <button
      type="button"
      ref={button}
      {...rest}
      className={className ? `${buttonLook(tone)} ${className}` : buttonLook(tone)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export function buttonLook(tone: ButtonTone): string {
  return `${styles.button} ${styles[tone]}`
}

/** Browsers take the focus from a disabled button; it comes back when the button is enabled. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, busy: boolean) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === button.current
      return
    }
    if (hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [busy, button])
}
