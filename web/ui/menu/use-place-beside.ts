import { useLayoutEffect, type RefObject } from 'react'

/** In pixels, from the button and from the edges of the window. */
const gap = 10
const edge = 8

/** Lays a list above everything, below its button or, without room there, above it, as long as it is open. */
export function usePlaceBeside(
  button: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    const [from, element] = [button.current, list.current]
    if (!isOpen || !from || !element) return
    // Older browsers have no top layer but for dialogs.
    if (typeof element.showPopover === 'function') element.showPopover()
    const place = () => lay(element, from.getBoundingClientRect())
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [button, list, isOpen])
}

function lay(element: HTMLElement, from: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = element
  const { clientWidth, clientHeight } = document.documentElement
  const below = from.bottom + gap
  const isAbove = below + height > clientHeight - edge && from.top - gap - height >= edge
  const left = Math.min(Math.max(edge, from.right - width), clientWidth - width - edge)
  element.style.top = `${isAbove ? from.top - gap - height : below}px`
  element.style.left = `${Math.max(edge, left)}px`
}
