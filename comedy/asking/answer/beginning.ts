import { readTag } from '../../../script/parse/read-tag.ts'
import { snapSpeaker } from '../../../script/parse/snap-speaker.ts'
import { isPlanLine } from '../read-plan.ts'
import { isOfScript } from './is-of-script.ts'

/** What comes before a script and is not seen to be one is held back for so long, in UTF-16 units. */
const longestPreamble = 1_500
const longestTag = 300
/** A label and the beginning of what it says. */
const enoughToTell = 14

const tag = /^<(\/?)([a-z][\w-]{0,30})(\s[^<>]{0,300}|\/)?>/i
const title = /^<(h1|title|script-?title)\b[^<>]{0,300}>[^<\n]{0,300}(?:<\/\1\s?>|\n)/i
const act = /^<(h2|act)\b[^<>]{0,300}>[^<\n]{0,300}(?:<\/\1\s?>|\n)/i

/**
 * Holds back what a service says before the script: chat is dropped, and so are the lines of a plan that has lost its
 * tags. The title comes through at once; the heading of an act, too, but a plan may still follow it.
 */
export function createBeginning(cast: readonly string[], note: (plan: string) => void) {
  let held = ''
  let preamble = ''
  let hasBegun = false

  return {
    take(text: string): string {
      if (hasBegun) return text
      held += text
      let told = ''
      for (let next = step(); next !== null; next = step()) told += next
      return told
    },
    rest(): string {
      if (hasBegun) return ''
      for (const line of held.split('\n').filter(isPlanLine)) note(`${line}\n`)
      const left = preamble + (isPlanLine(held) ? '' : held)
      held = preamble = ''
      return left
    },
    /** All that is held was a plan: its end has come. */
    wasPlan(): void {
      note(preamble + held)
      held = preamble = ''
    },
    /** All that is held was a thought. */
    forget(): void {
      held = preamble = ''
    },
    hasBegun: () => hasBegun,
  }

  /** What may be shown next; null where more has to come first. */
  function step(): string | null {
    if (hasBegun) return null
    held = held.trimStart()
    if (held === '') return null
    const [heading] = title.exec(held) ?? act.exec(held) ?? []
    if (heading !== undefined) {
      held = held.slice(heading.length)
      preamble = ''
      return `${heading.trimEnd()}\n`
    }
    const found = tag.exec(held)
    if (found && isOfScript(found[2] ?? '', found[3] ?? '')) return beginWith(found)
    if (held.startsWith('<') && !found && !held.includes('>') && held.length < longestTag) return null
    return readPlainLine()
  }

  /** An element of the script, unless it is an action that tells the plan. */
  function beginWith([whole, , name = '', attributes = '']: RegExpExecArray): string | null {
    const text = held.slice(whole.length)
    const isLineOver = /[<\n]/.test(text)
    const meaning = readTag(name, attributes)
    const isHeading =
      meaning.is === 'heading' || (meaning.is === 'kind' && /^(?:title|act)$/.test(meaning.kind))
    if (isHeading && !text.includes('\n') && text.length < longestTag) return null
    const isAction = meaning.is === 'kind' && meaning.kind === 'action'
    if (isAction && !isLineOver && text.length < enoughToTell) return null
    if (!isAction || !isPlanLine(text)) return begin()
    const end = text.indexOf('\n')
    if (end < 0) return null
    note(`${text.slice(0, end).replace(/<[^<>]*>/g, ' ')}\n`)
    held = text.slice(end + 1)
    return ''
  }

  function readPlainLine(): string | null {
    const end = lineEnd()
    if (end === null) return null
    const line = held.slice(0, end)
    if (looksLikeScript(line, cast)) return begin(preamble)
    held = held.slice(end)
    if (isPlanLine(line.replace(/<[^<>]*>/g, ' '))) note(line.endsWith('\n') ? line : `${line}\n`)
    else preamble += line
    return preamble.length > longestPreamble ? begin(preamble) : ''
  }

  /** Where the line ends, or a tag of the script stands in it. */
  function lineEnd(): number | null {
    const newline = held.indexOf('\n')
    const line = newline < 0 ? held : held.slice(0, newline + 1)
    for (const found of line.matchAll(/<\/?([a-z][\w-]{0,30})(\s[^<>]{0,300}|\/)?>/gi)) {
      if (found.index > 0 && isOfScript(found[1] ?? '', found[2] ?? '')) return found.index
    }
    return newline < 0 ? (held.length > longestPreamble ? held.length : null) : line.length
  }

  function begin(before = ''): string {
    const all = before + held
    hasBegun = true
    held = preamble = ''
    return all
  }
}

/** A line that a script without tags has, and no chat: a place, an act, a name of the cast, a heading, data. */
function looksLikeScript(line: string, cast: readonly string[]): boolean {
  const plain = line
    .replace(/<[^<>]*>/g, '')
    .replace(/[*_>]+/g, '')
    .trim()
  if (/^[[{]/.test(plain)) return true
  if (/^(?:INT|EXT|EST|I\/E)[. /]/.test(plain) || /^(?:act|scene) (?:\d|one\b|i\b)/i.test(plain)) return true
  if (/^title ?:/i.test(plain)) return true
  if (/^#+ ?\S/.test(plain)) return !/plan|thought|thinking|reason|note|outline/i.test(plain)
  const [name = ''] = /^[^:(]{1,60}/.exec(plain) ?? []
  return name !== '' && snapSpeaker(name, cast) !== null && name.trim().split(' ').length <= 5
}
