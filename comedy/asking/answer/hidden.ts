import { readTag } from '../../../script/parse/read-tag.ts'
import { longestPlan } from '../read-plan.ts'
import { isOfScript } from './is-of-script.ts'

/** What an answer is made of once nothing hidden is in it any more; an end without its beginning says what came before. */
export type Shown =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'plan-ended' | 'thought-ended' }

const opener = /^(?:<(\/?)([a-z]{1,20})(\s[^<>]{0,200}|\/)?>|&lt;(\/?)(plan)()&gt;|(<!--))/i
/** The beginning of what the opener looks for: more of it may come. */
const halfOpener =
  /^(?:<(?:\/?[a-z]{0,11}|\/?(?:plan|think|p|div|span|section)\s[^<>]{0,200}|!-?)|&(?:l(?:t(?:;(?:\/?(?:p(?:l(?:an?(?:&(?:gt?)?)?)?)?)?)?)?)?)?)$/i
/** Where a plan that was never closed ends: at a tag of the script, or at a line that is a place. */
const planEnd =
  /(<\/plan\s?>|&lt;\/plan&gt;)|<\/?([a-z][\w-]{0,30})(\s[^<>]{0,200}|\/)?>|^[ \t]{0,8}(?:INT|EXT|I\/E)[./ ]/gim
const thoughtEnd = /<\/(?:think|thinking|thought|reasoning|reflection|scratchpad)\s?>/i
const longestEnd = 40

/**
 * Takes plans, thoughts and comments out of an answer as it comes. A plan that nobody closes ends where the script
 * begins; what is left open otherwise, is hidden to the end.
 */
export function createHiddenFilter() {
  let held = ''
  let inside: 'nothing' | 'plan' | 'thought' | 'comment' = 'nothing'
  let closes = 'plan'
  let plan = ''
  let hasThought = false
  /** What was hidden had lines of its own. */
  let isLineHidden = false

  return {
    take(text: string): Shown[] {
      held += text
      if (isLineHidden && held !== '' && inside === 'nothing') passLine()
      const shown: Shown[] = []
      for (let goesOn = true; goesOn;) goesOn = step(shown)
      return shown
    },
    /** What looked like the beginning of something hidden, and was not. */
    rest(): string {
      const left = inside === 'nothing' ? held : ''
      if (inside === 'plan') note(held)
      held = ''
      return left
    },
    /** All that was planned between tags, closed or not. */
    plan: () => plan,
    hasThought: () => hasThought,
    note,
  }

  /** False where more has to come first. */
  function step(shown: Shown[]): boolean {
    if (held === '') return false
    if (inside === 'plan') return readPlan()
    if (inside !== 'nothing') return skipPast(inside === 'thought' ? thoughtEnd : /-->/)
    const at = held.search(/[<&]/)
    if (at !== 0) {
      show(shown, at < 0 ? held.length : at)
      return true
    }
    if (halfOpener.test(held)) return false
    const found = opener.exec(held)
    if (found && hide(found, shown)) return true
    const next = held.slice(1).search(/[<&]/)
    show(shown, next < 0 ? held.length : next + 1)
    return true
  }

  function show(shown: Shown[], length: number): void {
    shown.push({ is: 'text', text: held.slice(0, length) })
    held = held.slice(length)
  }

  /** False for a tag that hides nothing. */
  function hide(
    [whole, slash, tag, attributes = '', lt, escaped, , comment]: RegExpExecArray,
    shown: Shown[],
  ): boolean {
    const name = (tag ?? escaped ?? '').toLowerCase()
    const isPlan = name === 'plan' || /\bclass\s?=\s?["']?plan\b/i.test(attributes)
    if (!isPlan && comment === undefined && readTag(name, '').is !== 'thought') return false
    held = held.slice(whole.length)
    const isEnd = (slash ?? lt ?? '') !== ''
    if (isEnd) shown.push({ is: isPlan ? 'plan-ended' : 'thought-ended' })
    else if (!attributes.endsWith('/')) {
      inside = comment ? 'comment' : isPlan ? 'plan' : 'thought'
      closes = name
      hasThought ||= inside === 'thought'
    }
    return true
  }

  function readPlan(): boolean {
    for (const found of held.matchAll(planEnd)) {
      const [whole, end, name, attributes = ''] = found
      const isEnd = end !== undefined || (name === closes && whole.startsWith('</'))
      if (!isEnd && name !== undefined && !isOfScript(name, attributes)) continue
      note(held.slice(0, found.index))
      held = held.slice(found.index + (isEnd ? whole.length : 0))
      leave(isEnd)
      return true
    }
    // The last line may be a place, or have the beginning of a tag.
    const line = held.lastIndexOf('\n') + 1
    note(held.slice(0, line))
    held = held.slice(line)
    if (held.length > longestPlan) {
      note(held.slice(0, -longestEnd))
      held = held.slice(-longestEnd)
    }
    return false
  }

  function skipPast(end: RegExp): boolean {
    const found = end.exec(held)
    if (!found) {
      held = held.slice(-longestEnd)
      return false
    }
    held = held.slice(found.index + found[0].length)
    leave(true)
    return true
  }

  function leave(hasEnd: boolean): void {
    inside = 'nothing'
    isLineHidden = hasEnd
    if (hasEnd && held !== '') passLine()
  }

  function passLine(): void {
    isLineHidden = false
    if (held.startsWith('\n')) held = held.slice(1)
  }

  function note(text: string): void {
    if (plan.length < longestPlan) plan = (plan + text).slice(0, longestPlan)
  }
}
