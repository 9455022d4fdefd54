import { type LineKind } from '../line.ts'
import { isHead, isRule } from './classify.ts'
import { readTag } from './read-tag.ts'
import { type TokenSink } from './tokenize.ts'
import { type Transcript } from './transcript.ts'

export type Assembler = TokenSink & { end(): void; isWhole(): boolean }

/** Puts tags and text together to whole elements and whole plain lines. */
export function createAssembler(transcript: Transcript): Assembler {
  let kind: LineKind | 'heading' | null = null
  let opener = ''
  let owner: string | null = null
  /** The text of the open element up to the line's beginning, and the text of this line. */
  let text = ''
  let segment = ''
  let touched = false
  /** Whether an inline tag has begun a line that has no text yet. */
  let isBegun = false
  /** A dialogue element goes on after a cue or a parenthetical within it. */
  let dialogueAround = ''

  return {
    text: (value) => void (segment += value),
    newline,
    open,
    close,
    thoughtEnded,
    end: finish,
    isWhole: () => kind === null && segment === '' && !isBegun,
  }

  function open(name: string, attributes: string) {
    const meaning = readTag(name, attributes)
    touched = true
    if (meaning.is === 'kind') {
      const around =
        kind === 'dialogue' && (meaning.kind === 'character' || meaning.kind === 'parenthetical')
          ? opener
          : ''
      begin(meaning.kind, name, meaning.speaker)
      dialogueAround = around
    } else if (meaning.is === 'heading') begin('heading', name, null)
    else if (meaning.is === 'unknown' && isPart(name)) begin('dialogue', name, name.replace(/[_-]/g, ' '))
    else if (meaning.is === 'break') breakLine()
    else isBegun = true
  }

  function isPart(name: string): boolean {
    return transcript.knows(name.replace(/[_-]/g, ' '))
  }

  function begin(next: LineKind | 'heading', name: string, speaker: string | null) {
    finish()
    isBegun = false
    kind = next
    opener = name.toLowerCase()
    owner = speaker
  }

  function close(name: string) {
    const meaning = readTag(name, '')
    touched = true
    const ends = meaning.is === 'kind' || meaning.is === 'heading' || name.toLowerCase() === opener
    if (ends && kind !== null) {
      const around = dialogueAround
      finish()
      if (around !== '') {
        kind = 'dialogue'
        opener = around
      }
    } else if (ends || meaning.is === 'break') breakLine()
    if (ends || meaning.is === 'break') isBegun = false
  }

  function finish() {
    const [finished, whole, speaker] = [kind, text + segment, owner]
    kind = owner = null
    text = segment = opener = dialogueAround = ''
    if (finished === null) plainLine(whole)
    else if (whole.trim() !== '' || speaker !== null) element(finished, whole, speaker)
  }

  function element(finished: LineKind | 'heading', whole: string, speaker: string | null) {
    if (finished === 'heading') transcript.plain((opener === 'h1' ? '# ' : '## ') + whole.trim())
    else transcript.element(finished, whole, speaker)
  }

  function plainLine(line: string) {
    if (line.trim() !== '') transcript.plain(line)
  }

  function breakLine() {
    if (segment.trim() !== '' || kind !== null) endLine(false)
  }

  function newline() {
    endLine(!touched && segment.trim() === '')
    touched = isBegun = false
  }

  function endLine(isBlank: boolean) {
    const line = segment
    segment = ''
    if (kind === null) {
      if (isBlank) transcript.blank()
      else plainLine(line)
    } else if (kind === 'heading') finishWith(line)
    else if (line.trim() === '') endParagraph()
    else if (isRule(line) || (text !== '' && isHead(line, transcript.knows))) {
      finish()
      plainLine(line)
    } else text += line + ' '
  }

  function finishWith(line: string) {
    segment = line
    if (line.trim() !== '') finish()
  }

  /** A blank line parts paragraphs of action and dialogue, and ends every other element. */
  function endParagraph() {
    if (text.trim() === '') return
    const [paragraph, name, speaker] = [kind, opener, owner]
    finish()
    if (paragraph !== 'action' && paragraph !== 'dialogue') return
    kind = paragraph
    opener = name
    owner = speaker
  }

  function thoughtEnded() {
    if (!transcript.forgetThought()) return
    kind = owner = null
    text = segment = opener = dialogueAround = ''
    touched = isBegun = false
  }
}
