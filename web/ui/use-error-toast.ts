import { useEffect } from 'react'
import { useToast } from './toast.tsx'

/** Shows a sentence as a toast when it comes up, and takes it away when it holds no more. Empty: nothing is wrong. */
export function useErrorToast(sentence: string) {
  const toasts = useToast()
  useEffect(() => {
    if (sentence === '') return
    toasts.show(sentence)
    return toasts.dismiss
  }, [sentence, toasts])
}
