/** For as long as this tab is open, or for good in this browser. */
export type Where = 'tab' | 'browser'

/**
 * What was kept under a key, as `clean` makes it: of null when nothing can be read, and of anything else, as it may have
 * been changed by hand.
 */
export function readKept<Value>(where: Where, key: string, clean: (kept: unknown) => Value): Value {
  return clean(parse(where, key))
}

/** Keeps a value as JSON. A browser that refuses keeps nothing: the value lives as long as its screen. */
export function keep(where: Where, key: string, value: unknown): void {
  try {
    storageOf(where).setItem(key, JSON.stringify(value))
  } catch {
    // No room, or no storage for this page.
  }
}

function parse(where: Where, key: string): unknown {
  try {
    return JSON.parse(storageOf(where).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function storageOf(where: Where): Storage {
  return where === 'tab' ? sessionStorage : localStorage
}
