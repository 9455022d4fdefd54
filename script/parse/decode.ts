import { isInvisible, joiner, mayJoin } from './clean-text.ts'

/** A `literal` can never open a tag: `&#60;`, `\<`. */
export type CharacterSink = { character(value: string): void; literal(value: string): void; newline(): void }
export type Decoder = { push(unit: string): void; end(): void; isIdle(): boolean }

type State =
  | { readonly is: 'text' }
  /** After "\r": a "\n" that follows is the same line end. */
  | { readonly is: 'return' }
  | { readonly is: 'escape' }
  | { readonly is: 'entity'; readonly name: string }

const inText: State = { is: 'text' }
const afterReturn: State = { is: 'return' }
const inEscape: State = { is: 'escape' }

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
}

const longestEntity = 8

const lineBreaks = '\r\n\v\f\u0085\u2028\u2029'

/** Reads entities, escapes and line ends, and drops invisible characters. A unit is one of UTF-16. */
export function createDecoder(sink: CharacterSink): Decoder {
  let state: State = inText
  let before = ''

  return { push, end, isIdle: () => state.is === 'text' || state.is === 'return' }

  function push(unit: string) {
    if (state.is === 'return') {
      state = inText
      if (unit === '\n') return
    }
    if (isInvisible(unit) && !isLineBreak(unit) && unit !== '\t' && !mayJoin(unit, before)) return
    before = unit
    if (state.is === 'entity') state = continueEntity(state.name, unit)
    else state = state.is === 'escape' ? endEscape(unit) : readText(unit)
  }

  function readText(unit: string): State {
    if (unit === '&') return { is: 'entity', name: '' }
    if (unit === '\\') return inEscape
    if (isLineBreak(unit)) return endLine(unit)
    sink.character(unit === '\t' ? ' ' : unit)
    return inText
  }

  function endLine(unit: string): State {
    sink.newline()
    return unit === '\r' ? afterReturn : inText
  }

  function endEscape(unit: string): State {
    if (unit === '\\') return inEscape
    if (unit === 'n') sink.newline()
    else if (unit === 't' || unit === 'r') sink.character(' ')
    else if (unit === '<') sink.literal(unit)
    else if (/[!-/:-@[-`{-~]/.test(unit)) sink.character(unit)
    else {
      if (!isLineBreak(unit)) sink.literal('\\')
      return readText(unit)
    }
    return inText
  }

  function continueEntity(name: string, unit: string): State {
    if (/[#a-z\d]/i.test(unit) && name.length < longestEntity) return { is: 'entity', name: name + unit }
    const value = unit === ';' ? readEntity(name) : undefined
    if (value === undefined) {
      spell('&' + name)
      return readText(unit)
    }
    if (name.startsWith('#')) spellReference(value)
    else spell(value)
    return inText
  }

  function spellReference(value: string) {
    if (isLineBreak(value)) sink.newline()
    else if (!isInvisible(value) || value === joiner) for (const unit of value.split('')) sink.literal(unit)
  }

  function spell(text: string) {
    for (const unit of text.split('')) sink.character(unit)
  }

  function end() {
    if (state.is === 'entity' && !isHalfEntity(state.name)) spell('&' + state.name)
    state = inText
  }
}

/** Printable ASCII, as nearly all units are: it passes without the slower looks. */
function isPrintable(unit: string): boolean {
  const code = unit.charCodeAt(0)
  return code >= 32 && code < 127
}

function isLineBreak(unit: string): boolean {
  return !isPrintable(unit) && lineBreaks.includes(unit)
}

function readEntity(entity: string): string | undefined {
  if (!entity.startsWith('#')) return Object.hasOwn(named, entity) ? named[entity] : undefined
  const hex = /^#x[\da-f]+$/i.test(entity)
  if (!hex && !/^#\d+$/.test(entity)) return undefined
  const point = hex ? parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

function isHalfEntity(entity: string): boolean {
  return (
    entity !== '' &&
    (/^#(x[\da-f]*|\d*)$/i.test(entity) || Object.keys(named).some((name) => name.startsWith(entity)))
  )
}
