/** Longer ones are not worth the memory: names and tags are short, and the same few come again and again. */
const longestText = 64
const most = 2_000

/** The same function, which keeps what it has answered to short texts. What it answers must never be changed. */
export function remember<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const fresh = answer(text)
    if (known.size >= most) known.clear()
    if (text.length <= longestText) known.set(text, fresh)
    return fresh
  }
}
