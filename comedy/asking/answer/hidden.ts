import { readTag } from '../../../script/parse/read-tag.ts'
import { longestPlan } from '../read-plan.ts'
import { longestTwists } from '../read-twists.ts'
import { isOfScript, speechAt } from './is-of-script.ts'

/** What an answer is made of once nothing hidden is in it any more; an end without its beginning says what came before. */
export type Shown =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'plan-ended' | 'thought-ended' | 'twists-ended' }

const opener = /^(?:<(\/?)([a-z]{1,20})(\s[^<>]{0,200}|\/)?>|&lt;(\/?)(plan|twists?)()&gt;|(<!--))/i
/** The beginning of what the opener looks for: more of it may come. */
const halfOpener =
  /^(?:<(?:\/?[a-z]{0,11}|\/?(?:plan|twists?|think|p|div|span|section)\s[^<>]{0,200}|!-?)|&(?:l(?:t(?:;(?:\/?[a-z]{0,6}(?:&(?:gt?)?)?)?)?)?)?)$/i
/** Where a plan that was never closed ends: at a tag of the script, or at a line that is a place. */
const planEnd =
  /(<\/plan\s?>|&lt;\/plan&gt;)|<\/?([a-z][\w-]{0,30})(\s[^<>]{0,200}|\/)?>|^[ \t]{0,8}(?:INT|EXT|I\/E)[./ ]/gim
const thoughtEnd = /<\/(?:think|thinking|thought|reasoning|reflection|scratchpad)\s?>/i
const twistsEnd = /<\/twists?\s?>|&lt;\/twists?&gt;/i
const halfTwistsTag = /^(?:<|&lt;)\/?(?:tw|[a-z]{1,10}\s[^<>]{0,200}\btw)[^<>]{0,200}$/i
const longestEnd = 40

/**
 * Takes plans, twists, thoughts and comments out of an answer as it comes. A plan that nobody closes ends where the script
 * begins, and such twists end where somebody speaks; what is left open otherwise, is hidden to the end.
 */
export function createHiddenFilter() {
  let held = ''
  let inside: 'nothing' | 'plan' | 'twists' | 'thought' | 'comment' = 'nothing'
  let closes = 'plan'
  let plan = ''
  let twists = ''
  let hasThought = false
  /** What was hidden had lines of its own. */
  let isLineHidden = false

  return {
    take,
    /** What looked like the beginning of something hidden and was not, and what follows twists that nobody closed. */
    rest,
    /** All that was planned between tags, closed or not. */
    plan: () => plan,
    /** The same of twists. */
    twists: () => twists,
    isInTwists: () => inside === 'twists',
    hasThought: () => hasThought,
    note,
    noteTwists,
  }

  function take(text: string): Shown[] {
    held += text
    if (isLineHidden && held !== '' && inside === 'nothing') passLine()
    const shown: Shown[] = []
    for (let goesOn = true; goesOn;) goesOn = step(shown)
    return shown
  }

  function rest(): Shown[] {
    if (inside === 'plan') note(held)
    if (inside === 'twists') return [...leaveTwists(), ...rest()]
    const left = inside === 'nothing' && !halfTwistsTag.test(held) ? held : ''
    held = ''
    return [{ is: 'text', text: left }]
  }

  /** False where more has to come first. */
  function step(shown: Shown[]): boolean {
    if (held === '') return false
    if (inside === 'plan') return readPlan()
    if (inside === 'twists') return readTwists(shown)
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
    const isTwists = /^twists?$/.test(name) || /\bclass\s?=\s?["']?twists?\b/i.test(attributes)
    if (!isPlan && !isTwists && comment === undefined && readTag(name, '').is !== 'thought') return false
    held = held.slice(whole.length)
    const isEnd = (slash ?? lt ?? '') !== ''
    if (isEnd) shown.push({ is: isPlan ? 'plan-ended' : isTwists ? 'twists-ended' : 'thought-ended' })
    else if (!attributes.endsWith('/')) {
      inside = comment ? 'comment' : isPlan ? 'plan' : isTwists ? 'twists' : 'thought'
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

  /** They are short and come last: what might be one of them is held back. */
  function readTwists(shown: Shown[]): boolean {
    const found = twistsEnd.exec(held)
    if (!found) return false
    noteTwists(held.slice(0, found.index))
    held = held.slice(found.index + found[0].length)
    shown.push({ is: 'twists-ended' })
    leave(true)
    return true
  }

  function leaveTwists(): Shown[] {
    const at = speechAt(held) ?? held.length
    noteTwists(held.slice(0, at))
    const after = held.slice(at)
    held = ''
    leave(false)
    return [{ is: 'twists-ended' }, ...take(after)]
  }

  function noteTwists(text: string): void {
    twists = `${twists}${text}\n`.slice(0, longestTwists)
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
