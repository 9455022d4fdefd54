import { type CharacterSink } from './decode.ts'
import { readTag } from './read-tag.ts'

export type TokenSink = {
  text(value: string): void
  newline(): void
  open(name: string, attributes: string): void
  close(name: string): void
  /** A closing `</think>` that nothing opened: what came before it was thought. */
  thoughtEnded(): void
}
export type Tokenizer = CharacterSink & { end(): void; isIdle(): boolean }

const longestTag = 300

/** Tells tags from text. Comments, thoughts, scripts, styles and the like never come out. */
export function createTokenizer(sink: TokenSink): Tokenizer {
  let tag = ''
  let comment = ''
  let dropping = ''

  return { character, literal, newline, end, isIdle: () => tag + comment + dropping === '' }

  function character(value: string) {
    if (comment !== '') continueComment(value)
    else if (value === '<') {
      endBrokenTag()
      tag = '<'
    } else if (tag === '') text(value)
    else if (value === '>') endTag()
    else continueTag(value)
  }

  function literal(value: string) {
    if (comment !== '') return
    if (tag !== '' && value !== '<') continueTag(value)
    else {
      endBrokenTag()
      text(value)
    }
  }

  function newline() {
    if (comment !== '') continueComment('\n')
    else if (isNamedTag(tag)) continueTag('\n')
    else {
      endBrokenTag()
      if (dropping === '') sink.newline()
    }
  }

  function continueTag(value: string) {
    if (tag === '<' && !/[\p{L}/!|?]/u.test(value)) {
      endBrokenTag()
      return text(value)
    }
    tag += value
    if (tag === '<!--' && dropping === '') {
      tag = ''
      comment = '<!--'
    } else if (tag.length > longestTag) endBrokenTag()
  }

  function continueComment(value: string) {
    comment = (comment + value).slice(-4)
    if (comment.endsWith('-->') && comment !== '!-->') comment = ''
  }

  /** A tag without its ">": a tag all the same where its name is whole and known, otherwise text. */
  function endBrokenTag() {
    if (tag === '') return
    const isTag = tag.includes('\n') || (/^<\/?[\w-]+\s?$/.test(tag) && isNamedTag(tag))
    if (isTag) return endTag()
    const broken = tag
    tag = ''
    text(broken)
  }

  function endTag() {
    const [, slash, name = '', attributes = ''] = /^<(\/?)\s?([^\s/>=]*)(.*)$/s.exec(tag) ?? []
    tag = ''
    if (slash) close(name)
    else open(name, attributes)
  }

  function open(name: string, attributes: string) {
    if (dropping !== '') return
    if (/^[|!?]/.test(name)) return sink.newline()
    const meaning = readTag(name, attributes)
    const isDropped = meaning.is === 'dropped' || meaning.is === 'thought'
    if (!isDropped) sink.open(name, attributes)
    else if (!attributes.endsWith('/')) dropping = name.toLowerCase()
  }

  function close(name: string) {
    if (dropping !== '') {
      if (name.toLowerCase() === dropping || (isThought(name) && isThought(dropping))) dropping = ''
    } else if (isThought(name)) sink.thoughtEnded()
    else sink.close(name)
  }

  function text(value: string) {
    if (dropping === '') sink.text(value)
  }

  /** A text cut off in mid-tag ends without it. */
  function end() {
    if (!/^<[\p{L}/!|?]/u.test(tag)) text(tag)
    tag = ''
  }
}

function isThought(name: string): boolean {
  return readTag(name, '').is === 'thought'
}

/** True for tags that may go on over the line's end: known ones whose name is more than a letter. */
function isNamedTag(tag: string): boolean {
  const name = /^<\/?([\w-]+)/.exec(tag)?.[1] ?? ''
  return name.length > 1 && readTag(name, '').is !== 'unknown'
}
