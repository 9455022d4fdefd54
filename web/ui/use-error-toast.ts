import { useEffect } from 'react'
import { useToast } from './toast.tsx'

/** Empty: nothing is wrong, and the toast goes. */
export function useErrorToast(sentence: string) {
  const toasts = useToast()
  useEffect(() => {
    if (sentence === '') return
    toasts.show(sentence)
    return toasts.dismiss
  }, [sentence, toasts])
}
