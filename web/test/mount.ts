import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

export async function mount(node: ReactNode): Promise<HTMLElement> {
  await unmount()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  mounted = { root, place }
  await act(async () => root.render(node))
  return place
}

export async function unmount() {
  if (!mounted) return
  const { root, place } = mounted
  mounted = null
  await act(async () => root.unmount())
  place.remove()
}

let mounted: { root: Root; place: HTMLElement } | null = null

export function byName(name: string): HTMLElement {
  const all = document.querySelectorAll<HTMLElement>('button, a, [role=menuitem]')
  const found = [...all].find((element) => nameOf(element) === name)
  if (!found) throw new Error(`Nothing is called "${name}" in: ${document.body.textContent}`)
  return found
}

function nameOf(element: HTMLElement): string {
  const labels = element.getAttribute('aria-labelledby')
  if (labels) return document.getElementById(labels)?.textContent ?? ''
  return element.getAttribute('aria-label') ?? element.textContent
}

export async function click(element: HTMLElement) {
  await act(async () => element.click())
}

/** An entry of a menu that is closed. */
export async function choose(menu: string, entry: string) {
  await click(byName(menu))
  await click(byName(entry))
}

export async function fill(field: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  await act(async () => {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function press(key: string, element: Element = document.activeElement ?? document.body) {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}
