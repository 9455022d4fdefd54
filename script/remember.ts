/** Longer ones are not worth the memory: names and tags are short, and the same few come again and again. */
const longestText = 64

/** The same function, which keeps up to `most` of its answers to short texts. What it answers must never be changed. */
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
