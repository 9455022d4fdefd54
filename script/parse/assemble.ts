import { type LineKind } from '../line.ts'
import { isHead, isRule } from './classify.ts'
import { readTag } from './read-tag.ts'
import { type TokenSink } from './tokenize.ts'
import { type Transcript } from './transcript.ts'

export type Assembler = TokenSink & { end(): void; isWhole(): boolean }

type Element = {
  readonly kind: LineKind | 'heading'
  readonly opener: string
  readonly speaker: string | null
  /** The opener of the dialogue around it, which goes on when it ends. */
  readonly within: string | null
  /** Without the line that is being read. */
  text: string
}

type State = {
  element: Element | null
  line: string
  /** Tags on this line. `begun`: the last was an inline tag, so text will follow. */
  tags: 'none' | 'some' | 'begun'
}

export function createAssembler(transcript: Transcript): Assembler {
  let state = startLine()

  return {
    text: (value) => void (state.line += value),
    newline,
    open,
    close,
    thoughtEnded,
    end: finish,
    isWhole: () => state.element === null && state.line === '' && state.tags !== 'begun',
  }

  function open(name: string, attributes: string) {
    const meaning = readTag(name, attributes)
    if (state.tags === 'none') state.tags = 'some'
    if (meaning.is === 'kind') begin(meaning.kind, name, meaning.speaker)
    else if (meaning.is === 'heading') begin('heading', name, null)
    else if (meaning.is === 'unknown' && isPart(name)) begin('dialogue', name, spaced(name))
    else if (meaning.is === 'break') breakLine()
    else state.tags = 'begun'
  }

  function isPart(name: string): boolean {
    return transcript.knows(spaced(name))
  }

  function begin(kind: Element['kind'], name: string, speaker: string | null) {
    const mayStandWithin = kind === 'character' || kind === 'parenthetical'
    const within = mayStandWithin && state.element?.kind === 'dialogue' ? state.element.opener : null
    finish()
    state.tags = 'some'
    state.element = { kind, opener: name.toLowerCase(), speaker, within, text: '' }
  }

  function close(name: string) {
    const { element } = state
    const meaning = readTag(name, '')
    const ends =
      meaning.is === 'kind' || meaning.is === 'heading' || name.toLowerCase() === (element?.opener ?? '')
    if (ends && element !== null) endElement(element)
    else if (ends || meaning.is === 'break') breakLine()
    if (ends || meaning.is === 'break' || state.tags === 'none') state.tags = 'some'
  }

  function endElement({ within }: Element) {
    finish()
    if (within !== null)
      state.element = { kind: 'dialogue', opener: within, speaker: null, within: null, text: '' }
  }

  function finish() {
    const { element, line } = state
    state.element = null
    state.line = ''
    if (element === null) plainLine(line)
    else writeElement(element, element.text + line)
  }

  function writeElement({ kind, speaker }: Element, text: string) {
    if (text.trim() === '' && speaker === null) return
    if (kind === 'heading') transcript.plain('## ' + text.trim())
    else transcript.element({ kind, text, speaker })
  }

  function plainLine(line: string) {
    if (line.trim() !== '') transcript.plain(line)
  }

  function breakLine() {
    if (state.line.trim() !== '' || state.element !== null) endLine()
  }

  function newline() {
    const isBlank = state.element === null && state.tags === 'none' && state.line.trim() === ''
    state.tags = 'none'
    if (!isBlank) return endLine()
    state.line = ''
    transcript.blank()
  }

  function endLine() {
    const { element, line } = state
    if (element === null || (element.kind === 'heading' && line.trim() !== '')) return finish()
    state.line = ''
    if (element.kind === 'heading') return
    if (line.trim() === '') endParagraph(element)
    else if (isRule(line) || (element.text !== '' && isHead(line, transcript.knows))) {
      finish()
      plainLine(line)
    } else element.text += line + ' '
  }

  /** A blank line parts paragraphs of action and dialogue, and ends every other element. */
  function endParagraph(element: Element) {
    if (element.text === '') return
    finish()
    if (element.kind === 'action' || element.kind === 'dialogue') state.element = { ...element, text: '' }
  }

  function thoughtEnded() {
    if (transcript.forgetThought()) state = startLine()
  }
}

function startLine(): State {
  return { element: null, line: '', tags: 'none' }
}

function spaced(name: string): string {
  return name.replace(/[_-]/g, ' ')
}
