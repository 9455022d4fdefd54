const rules =
  'somebody tries to end the trouble by the rules of the show or the place, and the rules make it worse for somebody else'
const bargain =
  'two of them get what they want, at the price of the other two, and the trouble is suddenly worth something to somebody'
const wrong =
  'all of them act on a wrong explanation, sensibly, and nearly get away with it; at the end one of them notices what does not fit'
const truth =
  'the wrong explanation breaks, and the truth is said aloud before the end of the act; it ends on the worst thing that must happen now'
const settled = 'the trouble is set off on purpose, for once, and settles everything'

/** What each act after the first is there for, by how many acts there are. The truth is told in the last but one. */
const jobs: { readonly [acts: number]: readonly string[] } = {
  2: [settled],
  3: [truth, settled],
  4: [wrong, truth, settled],
  5: [rules, wrong, truth, settled],
  6: [rules, bargain, wrong, truth, settled],
}

/** The job of an act, counted from 0; act one has none. */
export function jobOf(act: number, acts: number): string {
  return jobs[acts]?.[act - 1] ?? (act === acts - 1 ? settled : act === acts - 2 ? truth : rules)
}

/** Whether the truth may be told in this act, counted from 0. */
export function mayTellTruth(act: number, acts: number): boolean {
  return act >= acts - 2
}
