import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { CrossIcon } from './icons.tsx'
import styles from './toast.module.css'

/** How long a toast stays, in milliseconds (spec §9). */
export const toastTime = 6000

type Toasts = {
  /** Shows an error at the bottom of the page; a newer one takes the older one's place. */
  show: (text: string) => void
  dismiss: () => void
}

const ToastContext = createContext<Toasts | null>(null)

export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ text: string; number: number } | null>(null)
  const toasts = useMemo<Toasts>(
    () => ({
      show: (text) => setToast((before) => ({ text, number: (before?.number ?? 0) + 1 })),
      dismiss: () => setToast(null),
    }),
    [],
  )
  return (
    <ToastContext value={toasts}>
      {children}
      {toast && <Toast key={toast.number} text={toast.text} onEnd={toasts.dismiss} />}
    </ToastContext>
  )
}

function Toast({ text, onEnd }: { text: string; onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, toastTime)
    return () => clearTimeout(timer)
  }, [onEnd])
  return (
    <div className={styles.place}>
      <div className={styles.toast}>
        <p role="alert">{text}</p>
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onEnd}>
          <CrossIcon />
        </button>
      </div>
    </div>
  )
}
