import { useEffect } from 'react'
import { useToast } from './toast.tsx'

export function useErrorToast(sentence: string) {
  const toasts = useToast()
  useEffect(() => {
    if (sentence === '') return
    toasts.show(sentence)
    return toasts.dismiss
  }, [sentence, toasts])
}
