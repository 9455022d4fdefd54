import { useEffect, useEffectEvent, type RefObject } from 'react'

export function useDismiss(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (by: 'escape' | 'outside') => void,
) {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss('escape')
    const onPress = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) dismiss('outside')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open, element])
}
