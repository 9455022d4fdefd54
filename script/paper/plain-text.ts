import { isAside } from '../parse/chatter.ts'
import { classify, type Reading } from '../parse/classify.ts'
import { foldName } from '../fold-name.ts'
import { type Line } from '../line.ts'
import { writeTagged } from '../tags.ts'

/**
 * A line that would be read back as something else stands in its tag, so that `parseScript` with the same cast gives
 * the same lines.
 */
export function toPlainText(lines: readonly Line[]): string {
  const names = new Set(lines.flatMap(({ speaker }) => (speaker === null ? [] : [foldName(speaker)])))
  let text = ''
  for (const [index, line] of lines.entries()) {
    const plain = writePlain(line)
    const isFirst = index === 0
    const previous = lines[index - 1]
    const isAwaited =
      previous && previous.speaker !== null && previous.kind !== 'dialogue' && line.kind === 'action'
    const next = !isAwaited && isReadBack(line, plain, previous, names) ? plain : writeTagged(line)
    const isSpoken = line.kind === 'parenthetical' || line.kind === 'dialogue'
    text += (isFirst ? '' : isSpoken && line.speaker !== null ? '\n' : '\n\n') + next
  }
  return text === '' ? '' : text + '\n'
}

function writePlain({ kind, text }: Line): string {
  if (kind === 'title') return `Title: ${text}`
  if (kind === 'character') return `${text.toUpperCase()}:`
  return kind === 'parenthetical' ? `(${text})` : text
}

function isReadBack(
  line: Line,
  plain: string,
  previous: Line | undefined,
  names: ReadonlySet<string>,
): boolean {
  const isFirst = previous === undefined
  if (/[&<>\\*_`~{[]/.test(plain) || (line.kind === 'action' && isFirst)) return false
  const reading = classify(plain, {
    knows: (name) => names.has(foldName(name)),
    takesStrangers: true,
    isFirst,
    // elsewhere "By the sea." is no credit
    isTitlePage: isFirst || previous.kind === 'title',
  })
  if (line.kind === 'character') return reading.is === 'cue' && reading.speech === ''
  if (line.kind === 'dialogue') return isProse(reading, line.text) && line.speaker !== null
  if (line.kind === 'action') return isProse(reading, line.text)
  return reading.is === 'line' && reading.kind === line.kind && reading.text === line.text
}

/** What stands before a colon may be a name of the cast that has not spoken. */
function isProse(reading: Reading, text: string): boolean {
  return (
    reading.is === 'prose' &&
    !isAside(text) &&
    reading.text === text &&
    !/^[^:：]{0,60}[:：]|^[([（]/.test(text) &&
    /\p{Ll}|.{21}/u.test(text)
  )
}
