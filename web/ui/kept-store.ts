import { useSyncExternalStore } from 'react'
import { keep, readKept } from './keep.ts'

/** A value that this browser keeps, and that all its tabs see alike. */
export function createKeptStore<Value>(key: string, clean: (kept: unknown) => Value) {
  /** Outlives its screens where storage is refused. */
  let value: { readonly is: Value } | null = null
  let listens = false
  const readers = new Set<() => void>()
  return { read, change, use: () => useSyncExternalStore(subscribe, read) }

  function read(): Value {
    listen()
    return (value ??= { is: readKept('browser', key, clean) }).is
  }

  function change(next: Value) {
    value = { is: next }
    keep('browser', key, next)
    for (const reader of readers) reader()
  }

  /** Also while no screen shows it: what another tab has changed must not be written over. */
  function listen() {
    if (listens) return
    listens = true
    addEventListener('storage', (event) => {
      if (event.key !== key) return
      value = null
      for (const reader of readers) reader()
    })
  }

  function subscribe(reader: () => void) {
    readers.add(reader)
    return () => readers.delete(reader)
  }
}
