import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { CrossIcon } from '../icons.tsx'
import styles from './toast.module.css'
import { type Offer, OfferToast } from './toast-offer.tsx'

/** In milliseconds (spec §9). */
export const toastTime = 6000

const mostOffers = 3

type Toasts = {
  show: (text: string) => void
  dismiss: () => void
  offer: (offer: Offer) => void
}

type Numbered<T> = T & { readonly number: number }

const ToastContext = createContext<Toasts | null>(null)

export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Numbered<{ text: string }> | null>(null)
  const [offers, setOffers] = useState<readonly Numbered<Offer>[]>([])
  const toasts = useMemo<Toasts>(
    () => ({
      show: (text) => setToast((before) => ({ text, number: (before?.number ?? 0) + 1 })),
      dismiss: () => setToast(null),
      offer: (offer) =>
        setOffers((before) =>
          [...before, { ...offer, number: (before.at(-1)?.number ?? 0) + 1 }].slice(-mostOffers),
        ),
    }),
    [],
  )
  const close = (number: number) => setOffers((before) => before.filter((offer) => offer.number !== number))
  return (
    <ToastContext value={toasts}>
      {children}
      {(toast || offers.length > 0) && (
        <div className={styles.place}>
          {offers.map((offer) => (
            <OfferToast key={offer.number} {...offer} onEnd={() => close(offer.number)} />
          ))}
          {toast && <Toast key={toast.number} text={toast.text} onEnd={toasts.dismiss} />}
        </div>
      )}
    </ToastContext>
  )
}

function Toast({ text, onEnd }: { text: string; onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, toastTime)
    return () => clearTimeout(timer)
  }, [onEnd])
  return (
    <div className={styles.toast}>
      <p role="alert">{text}</p>
      <IconButton label="Dismiss" className={styles.dismiss} onClick={onEnd}>
        <CrossIcon />
      </IconButton>
    </div>
  )
}
