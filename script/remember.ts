/** Names and tags are short; longer texts rarely come again. */
const longestText = 64

/** Keeps up to `most` answers. Dangerous to change one: later callers get the same object. */
export function remember<Answer>(answer: (text: string) => Answer, most = 2_000): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const fresh = answer(text)
    if (text.length > longestText) return fresh
    if (known.size >= most) known.clear()
    known.set(text, fresh)
    return fresh
  }
}
