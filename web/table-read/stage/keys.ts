import { useEffectEvent, useLayoutEffect } from 'react'

export type KeyAct =
  | 'forward'
  | 'back'
  | 'first'
  | 'last'
  | 'pace'
  | 'slower'
  | 'faster'
  | 'smaller'
  | 'larger'
  | 'laugh'
  | 'scenes'
  | 'settings'
  | 'voices'
  | 'hush'
  | 'full-screen'
  | 'help'
  | 'close'

/** Remotes send page keys or arrows. Their other keys ("." and "b" for a dark screen) do nothing. */
const acts: { readonly [key: string]: KeyAct } = {
  ' ': 'forward',
  Enter: 'forward',
  ArrowRight: 'forward',
  ArrowDown: 'forward',
  PageDown: 'forward',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Backspace: 'back',
  Home: 'first',
  End: 'last',
  p: 'pace',
  '[': 'slower',
  ']': 'faster',
  '-': 'smaller',
  '+': 'larger',
  '=': 'larger',
  l: 'laugh',
  s: 'scenes',
  t: 'settings',
  v: 'voices',
  m: 'hush',
  f: 'full-screen',
  '?': 'help',
  Escape: 'close',
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>

export function actOfKey(
  { key, altKey, ctrlKey, metaKey, shiftKey, repeat }: Key,
  on: FocusedOn,
): KeyAct | null {
  if (altKey || ctrlKey || metaKey || on === 'field') return null
  if (on === 'button' && (key === ' ' || key === 'Enter')) return null
  if (on === 'scroller' && scrolls.has(key)) return null
  if (key === ' ' && shiftKey) return 'back'
  const act = acts[key] ?? acts[key.toLowerCase()] ?? null
  // A held key may walk, but not laugh or toggle repeatedly.
  return repeat && act !== 'forward' && act !== 'back' ? null : act
}

export type FocusedOn = 'page' | 'button' | 'field' | 'scroller'

const scrolls: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', ' ', 'Home', 'End'])

function focusedOn(target: EventTarget | null): FocusedOn {
  if (!(target instanceof Element)) return 'page'
  if (target.closest('input, select, textarea, [contenteditable]')) return 'field'
  if (target.closest('button, a, summary, [role=button]')) return 'button'
  return target.closest('main [tabindex="0"]') ? 'scroller' : 'page'
}

/** Keys work as soon as the stage is seen: a busy phone may run effects long after its paint. */
export function useKeys(act: (act: KeyAct) => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const known = actOfKey(event, focusedOn(event.target))
    if (known === null) return
    event.preventDefault()
    act(known)
  })
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
