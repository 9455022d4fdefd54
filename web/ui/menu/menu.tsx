import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import entryStyles from './entry.module.css'
import styles from './menu.module.css'
import { useDismiss } from './use-dismiss.ts'
import { usePlaceBeside } from './use-place-beside.ts'

/** `isChosen` makes it one of several of which one holds, `isOn` something that is on or off. */
export type MenuEntry = {
  readonly label: string
  readonly isDanger?: boolean
  readonly isChosen?: boolean
  readonly isOn?: boolean
} & ({ readonly disabled: true } | { readonly disabled?: false; readonly onChoose: () => void })

type MenuProps = {
  label: string
  face: ReactNode
  className?: string | undefined
  entries: readonly MenuEntry[]
}

export function Menu({ label, face, className, entries }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useDismiss(root, open, (by) => {
    setOpen(false)
    if (by === 'escape') button.current?.focus()
  })
  usePlaceBeside(button, list, open)
  useEffect(() => {
    if (open) firstUsable(root.current)?.focus({ preventScroll: true })
  }, [open])
  return (
    <div ref={root} className={styles.menu}>
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (open || event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {face}
      </button>
      {open && (
        <div
          id={id}
          ref={list}
          popover="manual"
          className={styles.list}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={(event) => walk(event, () => setOpen(false))}
        >
          {entries.map((entry) => (
            <button
              key={entry.label}
              type="button"
              role={roleOf(entry)}
              aria-checked={entry.isChosen ?? entry.isOn}
              tabIndex={-1}
              className={`${entryStyles.entry} ${styles.entry} ${entry.isDanger ? styles.danger : ''}`}
              title={entry.label}
              aria-disabled={entry.disabled || undefined}
              onClick={() => {
                if (entry.disabled) return
                setOpen(false)
                button.current?.focus()
                entry.onChoose()
              }}
            >
              {entry.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function roleOf({ isChosen, isOn }: MenuEntry): 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' {
  if (isChosen !== undefined) return 'menuitemradio'
  return isOn === undefined ? 'menuitem' : 'menuitemcheckbox'
}

function firstUsable(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled])') ?? null
}

function walk(event: KeyboardEvent<HTMLElement>, close: () => void) {
  if (event.key === 'Tab') return close()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const next = nextIndex(event.key, at, items.length)
  if (next === null) return
  event.preventDefault()
  items[next]?.focus()
}

function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
