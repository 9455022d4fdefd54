import { type CharacterSink } from './decode.ts'
import { type LineKind } from '../line.ts'
import { readTag } from './read-tag.ts'

export type TokenSink = {
  text(value: string): void
  newline(): void
  open(name: string, attributes: string): void
  close(name: string): void
  /** A `</think>` without its opening tag: all before it was thought. */
  thoughtEnded(): void
}
export type Tokenizer = CharacterSink & { end(): void; isIdle(): boolean }

/** `within`: lower-case name of the dropped element (a thought, a script) around the text. */
type Text = { readonly is: 'text'; readonly within: string | null }
type Tag = { readonly is: 'tag'; read: string; readonly within: string | null }
type Comment = { readonly is: 'comment'; readonly tail: string }
type State = Text | Tag | Comment

const plainText: Text = { is: 'text', within: null }
const longestTag = 300
const quotes: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'iframe'])

export function createTokenizer(sink: TokenSink): Tokenizer {
  let state: State = plainText
  let around: LineKind | null = null
  let isInLine = false

  return { character, literal, newline, end, isIdle: () => state.is === 'text' && state.within === null }

  function character(value: string) {
    if (state.is === 'comment') state = continueComment(state, value)
    else if (value === '<') state = { is: 'tag', read: '<', within: breakTag(state).within }
    else if (state.is === 'text') text(value, state)
    else state = value === '>' ? endTag(state) : continueTag(state, value)
  }

  function literal(value: string) {
    if (state.is === 'comment') return
    if (state.is === 'tag' && value !== '<') state = continueTag(state, value)
    else {
      state = breakTag(state)
      text(value, state)
    }
  }

  function newline() {
    if (state.is === 'comment') state = continueComment(state, '\n')
    else if (state.is === 'tag' && isNamedTag(state.read)) state = continueTag(state, '\n')
    else {
      state = leaveLine(breakTag(state))
      isInLine = false
      if (state.within === null) sink.newline()
    }
  }

  /** Where lines alone part the script, an element that began within one is over with it. */
  function leaveLine(text: Text): Text {
    const isOver = isInLine && around === null && text.within !== null && !isThought(text.within)
    return isOver ? plainText : text
  }

  function continueTag(tag: Tag, value: string): State {
    if (tag.read === '<' && !/[\p{L}/!|?]/u.test(value)) return text('<' + value, tag)
    tag.read += value
    if (tag.read === '<!--' && tag.within === null) return { is: 'comment', tail: tag.read }
    return tag.read.length > longestTag ? breakTag(tag) : tag
  }

  /** Without its ">" it is a tag only where its name is whole and known, otherwise text. */
  function breakTag(open: Text | Tag): Text {
    if (open.is === 'text') return open
    const { read } = open
    const isTag = read.includes('\n') || (/^<\/?[\w-]+\s?$/.test(read) && isNamedTag(read))
    return isTag ? endTag(open) : text(read, open)
  }

  function endTag({ read, within }: Tag): Text {
    const [, slash = '', name = '', attributes = ''] = /^<(\/?)\s?([^\s/>=]*)(.*)$/s.exec(read) ?? []
    if (within !== null && !endsUnclosed(slash, name, attributes, within))
      return textWithin(slash && endsDropped(name, within) ? null : within)
    return slash ? close(name) : open(name, attributes)
  }

  /** A forgotten `</svg>` must not hide the rest: the script's own tags go on. Thoughts and code may quote them. */
  function endsUnclosed(slash: string, name: string, attributes: string, within: string): boolean {
    if (isThought(within)) return false
    const meaning = readTag(name, attributes)
    if (meaning.is !== 'kind') return false
    if (slash) return meaning.kind === around
    return meaning.kind !== 'title' && !quotes.has(within)
  }

  function open(name: string, attributes: string): Text {
    const meaning = readTag(name, attributes)
    const { is } = meaning
    if (meaning.is === 'kind') around = meaning.kind
    const isDropped = is === 'dropped' || is === 'thought'
    if (/^[|!?]/.test(name)) sink.newline()
    else if (!isDropped) sink.open(name, attributes)
    else if (!attributes.endsWith('/')) return textWithin(name.toLowerCase())
    return plainText
  }

  function close(name: string): Text {
    if (readTag(name, '').is !== 'inline') around = null
    if (isThought(name)) sink.thoughtEnded()
    else sink.close(name)
    return plainText
  }

  function text(value: string, { within }: Text | Tag): Text {
    if (within === null) {
      if (value !== ' ') isInLine = true
      sink.text(value)
    }
    return textWithin(within)
  }

  function end() {
    if (state.is === 'tag' && !/^<[\p{L}/!|?]/u.test(state.read)) text(state.read, state)
    state = plainText
  }
}

function textWithin(within: string | null): Text {
  return within === null ? plainText : { is: 'text', within }
}

function continueComment(comment: Comment, value: string): State {
  const tail = (comment.tail + value).slice(-4)
  return tail.endsWith('-->') && tail !== '!-->' ? plainText : { is: 'comment', tail }
}

function endsDropped(name: string, dropped: string): boolean {
  return name.toLowerCase() === dropped || (isThought(name) && isThought(dropped))
}

function isThought(name: string): boolean {
  return readTag(name, '').is === 'thought'
}

function isNamedTag(tag: string): boolean {
  const name = /^<\/?([\w-]+)/.exec(tag)?.[1] ?? ''
  return name.length > 1 && readTag(name, '').is !== 'unknown'
}
