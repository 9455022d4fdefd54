import { speechAt } from './is-of-script.ts'

/** What may stand in front of a label, or of a line of a list: Markdown, quotation marks, tags. */
const lead = /^(?:[\s*_#>`~•({["'“-]|<[^<>\n]{0,200}>)*/
const label = /^(?:the )?(?:three |3 )?twists?(?:\s?\d)?[*_`"'”)\]\s]{0,8}(?:[:<–—-]|$)/i
const labels = ['twists', 'twist 1', 'the twists', 'the three twists', 'three twists', '3 twists']
const listed = /^\s{0,8}(?:[*•–-]\s|\(?\d{1,2}[.):]\s?)/
const halfListed = /^\s{0,8}\(?\d{0,2}[*•–.):-]?$/
const fence = /^\s{0,8}`{3}\w{0,10}\s*$/
const speech = /<(?:\w{1,10}\s[^<>]{0,200})?(?:dialogu?e?|character|speaker|parenthetical)\b/i
const tags = /<(\/?)[a-z][^<>]{0,200}>/gi

/**
 * Takes twists out of the end of an answer that has none of their tags: from a line that announces them, or, where the
 * script is in tags, from a list that is in none.
 */
export function createUntaggedTwists(note: (text: string) => void) {
  let held = ''
  /** Lines of nothing but marks: they belong to what comes next. */
  let marks = ''
  let isInside = false
  let isLineStart = true
  /** A tag of the script was the last one, and closed. */
  let isOutside = false

  return {
    take(text: string): string {
      held += text
      if (isInside) return ''
      let told = ''
      for (let next = step(); next !== null; next = step()) told += next
      return told
    },
    rest(): string {
      if (!isInside && isLineStart && held !== '' && isTwists(held, true)) isInside = true
      const at = isInside ? (speechAt(held) ?? held.length) : 0
      if (isInside) note(held.slice(0, at))
      const left = (isInside ? '' : marks) + held.slice(at)
      held = marks = ''
      return left
    },
    isInside: () => isInside,
  }

  /** What may be shown next; null where more has to come first. */
  function step(): string | null {
    if (held === '' || isInside) return null
    const end = held.indexOf('\n') + 1
    if (!isLineStart) return pass(end === 0 ? held.length : end)
    const line = end === 0 ? held : held.slice(0, end)
    if (isTwists(line, end > 0)) {
      isInside = true
      marks = ''
      return null
    }
    if (end === 0) return mayBeTwists(line) ? null : pass(held.length)
    if (/[<\w]/.test(line) && !fence.test(line)) return pass(end)
    marks += line
    held = held.slice(end)
    return ''
  }

  function pass(length: number): string {
    const text = marks + held.slice(0, length)
    held = held.slice(length)
    marks = ''
    isLineStart = text.endsWith('\n')
    for (const [, slash] of text.matchAll(tags)) isOutside = slash === '/'
    return text
  }

  function isTwists(line: string, isWhole: boolean): boolean {
    if (speech.test(line)) return false
    const [before = ''] = lead.exec(line) ?? []
    const words = line.slice(before.length)
    if (label.test(words) && (isWhole || !/^[^:<–—-]*$/.test(words))) return true
    return isOutside && listed.test(line)
  }

  function mayBeTwists(line: string): boolean {
    if (speech.test(line)) return false
    const [before = ''] = lead.exec(line) ?? []
    const words = line.slice(before.length).toLowerCase()
    if (words === '' || words.startsWith('<') || fence.test(line)) return line.length < longestLead
    const isLabel = labels.some((one) => one.startsWith(words) || words.startsWith(one))
    return (isLabel && words.length < longestLead) || (isOutside && halfListed.test(line))
  }
}

/** In UTF-16 units: no label stands behind so much. */
const longestLead = 300
