import { type BitLine } from './bit.ts'
import { holds, type Situation } from './situation.ts'

/**
 * A person's want is said early (the hook `claim`), once in a script, and granted in the last act by another hook. Both are
 * played, or neither: nobody is granted what they have not wished for, and nobody wishes for what never comes. In a play one
 * wish is followed, besides those that its ending needs: readers took the others for stickers on somebody else's scene.
 */
export type Wishes = {
  /** Functions whose grant is left out, as their claim is not played now. */
  readonly unasked: ReadonlySet<string>
  /** The optional bunch that stands for a mark `?a`: that of its claim; null for what must be said. */
  readonly bunchOf: (mark: string) => string | null
}

export function pairWishes(situation: Situation): Wishes {
  const { acts } = situation.scenario
  const hooks = acts.flatMap(({ text }, act) => situation.read(text).flatMap((line) => hookIn(line, act)))
  const isPlayed = ({ line, name }: HookCall) =>
    holds(line.conditions, situation) && !(name === 'claim' && situation.isNext)
  const unasked = new Set<string>()
  const bunches = new Map<string, string | null>()
  const optional: string[] = []
  let isNeeded = false
  for (const part of new Set(hooks.map((hook) => hook.part))) {
    const own = hooks.filter((hook) => hook.part === part)
    const claims = own.filter(({ name }) => name === 'claim')
    const grants = own.filter(({ name, act }) => name !== 'claim' && act === acts.length - 1)
    const claim = claims.find(isPlayed)
    const granted = grants.filter(isPlayed)
    if (claims.length > 0 && claim === undefined) unasked.add(part)
    if (claim === undefined || granted.length === 0) continue
    const marks = [claim, ...granted].map(({ line }) => markOf(line))
    const whole = marks.map((mark) => mark && bunchOf(mark))
    const bunch = whole.includes(null) ? null : (whole[0] ?? null)
    if (bunch === null) isNeeded = true
    else optional.push(part)
    for (const mark of whole) if (mark !== null && mark !== bunch) bunches.set(mark, bunch)
  }
  for (const part of isNeeded ? optional : optional.slice(1)) unasked.add(part)
  return { unasked, bunchOf }

  function bunchOf(mark: string): string | null {
    const next = bunches.get(mark)
    return next === undefined ? mark : next && bunchOf(next)
  }
}

type HookCall = { readonly line: BitLine; readonly act: number; readonly part: string; readonly name: string }

function hookIn(line: BitLine, act: number): HookCall[] {
  if (line.is !== 'call' || line.words[0] !== 'hook') return []
  const [, part = '', name = ''] = line.words
  return [{ line, act, part, name }]
}

export function markOf({ conditions }: BitLine): string | null {
  return conditions.find((condition) => condition.startsWith('?')) ?? null
}
