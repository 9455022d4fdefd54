type ReadText = (event: string) => string | null

/** After so many events in a row that are not like the one before, no more are compared. */
const mostUnlike = 4
/** In a JSON string, what stands for itself. */
const plain = /^[^"\\\p{Cc}]*$/u
/** What no model writes. */
const mark = '\u{f0000}'

export type Likeness = {
  /** The text of an event that is like the last one learnt but for its text; null when it has to be read in full. */
  read(event: string): string | null
  /** An event has been read in full, and brought this text and nothing else. */
  learn(event: string, text: string): void
}

/**
 * Most services send the same event again and again, with another text in it. Comparing what stands around the text is
 * less work than parsing the whole. `readText` reads an event in full: its text, or null when it brings more than that.
 */
export function createLikeness(readText: ReadText): Likeness {
  let known: { readonly before: string; readonly after: string } | null = null
  let unlike = 0
  return {
    read(event) {
      if (known === null || event.length < known.before.length + known.after.length) return null
      if (!event.startsWith(known.before) || !event.endsWith(known.after)) return null
      const text = event.slice(known.before.length, event.length - known.after.length)
      if (!plain.test(text)) return null
      unlike = 0
      return text
    },
    learn(event, text) {
      if (text === '' || !plain.test(text) || unlike++ >= mostUnlike) return
      const at = event.indexOf(`"${text}"`) + 1
      const [before, after] = [event.slice(0, at), event.slice(at + text.length)]
      // The same word may stand elsewhere: only where another one changes the text it is the text.
      known = at > 0 && readText(before + mark + after) === mark ? { before, after } : null
    },
  }
}
