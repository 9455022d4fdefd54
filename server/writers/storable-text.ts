const lone = /\p{Cs}/gu
const half = /[\uD800-\uDBFF]$/

/** Without what no database keeps, zero characters and lone halves of a sign. Of the same length, so that `drop` counts what the writer counts. */
export function toStorable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').replace(lone, '\uFFFD')
}

/** For text that comes in parts, which may end within a sign of two UTF-16 units: its half waits for the next part. */
export function createPartReader() {
  let held = ''
  return {
    take(part: string): string {
      const text = held + part
      held = half.exec(text)?.[0] ?? ''
      return toStorable(text.slice(0, text.length - held.length))
    },
  }
}
