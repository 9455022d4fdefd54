import { isInvisible } from './clean-text.ts'

/** `literal` is a character that was written so that it can never open a tag (`&#60;`, `\<`). */
export type CharacterSink = { character(value: string): void; literal(value: string): void; newline(): void }
export type Decoder = { push(unit: string): void; end(): void; isIdle(): boolean }

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
const longestEntity = 9
const lineBreaks = '\n\v\f\u0085\u2028\u2029'

/** Turns raw UTF-16 units into characters: entities and backslash escapes read, line ends made one, invisible ones gone. */
export function createDecoder(sink: CharacterSink): Decoder {
  let pending = ''
  let afterReturn = false

  return { push, end, isIdle: () => pending === '' }

  function push(unit: string) {
    const completesReturn = afterReturn && unit === '\n'
    afterReturn = unit === '\r'
    if (completesReturn || (isInvisible(unit) && !isLineBreak(unit) && unit !== '\t')) return
    if (pending === '\\') endEscape(unit)
    else if (pending !== '') continueEntity(unit)
    else take(unit)
  }

  function take(unit: string) {
    if (unit === '&' || unit === '\\') pending = unit
    else if (isLineBreak(unit)) sink.newline()
    else sink.character(unit === '\t' ? ' ' : unit)
  }

  function endEscape(unit: string) {
    if (unit === '\\') return
    pending = ''
    if (unit === 'n') sink.newline()
    else if (unit === 't' || unit === 'r') sink.character(' ')
    else if (unit === '<') sink.literal(unit)
    else if (/[!-/:-@[-`{-~]/.test(unit)) sink.character(unit)
    else {
      if (!isLineBreak(unit)) sink.literal('\\')
      take(unit)
    }
  }

  function continueEntity(unit: string) {
    if (/[#a-z\d]/i.test(unit) && pending.length < longestEntity) {
      pending += unit
      return
    }
    const entity = pending.slice(1)
    pending = ''
    const value = unit === ';' ? readEntity(entity) : undefined
    if (value === undefined) {
      spell('&' + entity)
      take(unit)
    } else if (entity.startsWith('#')) spellReference(value)
    else spell(value)
  }

  function spellReference(value: string) {
    if (isLineBreak(value) || value === '\r') sink.newline()
    else if (!isInvisible(value)) for (const unit of value.split('')) sink.literal(unit)
  }

  function spell(text: string) {
    for (const unit of text.split('')) sink.character(unit)
  }

  function end() {
    const rest = pending
    pending = ''
    if (rest !== '\\' && !isHalfEntity(rest.slice(1))) spell(rest)
  }
}

function isLineBreak(unit: string): boolean {
  return unit === '\r' || lineBreaks.includes(unit)
}

function readEntity(entity: string): string | undefined {
  if (!entity.startsWith('#')) return Object.hasOwn(named, entity) ? named[entity] : undefined
  const hex = /^#x[\da-f]+$/i.test(entity)
  if (!hex && !/^#\d+$/.test(entity)) return undefined
  const point = hex ? parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

/** A text cut off in mid-entity ends in one of these. A lone "&" is text. */
function isHalfEntity(entity: string): boolean {
  return (
    entity !== '' &&
    (/^#(x[\da-f]*|\d*)$/i.test(entity) || Object.keys(named).some((name) => name.startsWith(entity)))
  )
}
