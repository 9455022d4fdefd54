/** `tab` lasts until it is closed. */
export type Where = 'tab' | 'browser'

/** Storage can be edited by hand. */
export function readKept<Value>(where: Where, key: string, clean: (kept: unknown) => Value): Value {
  return clean(parse(where, key))
}

export function keep(where: Where, key: string, value: unknown): void {
  try {
    storageOf(where).setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or refused: the value lives as long as its screen.
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
