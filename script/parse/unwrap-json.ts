import { type LineKind } from '../line.ts'
import { readKind } from './read-tag.ts'

export type Unwrapper = { push(unit: string): void; end(): void; isIdle(): boolean }

/** An object or array that has not ended: the strings of its own that no line was made of yet, and the key read last. */
type Level = {
  readonly isObject: boolean
  readonly isMuted: boolean
  fields: Map<string, string>
  key: string | null
}

const wholeScripts = new Set(['script', 'screenplay', 'html', 'markdown', 'output', 'response', 'result'])
const muted = /^(?:cast|characters|players|roles|tags|meta|metadata|notes)$/
const heads: readonly LineKind[] = ['title', 'act', 'scene-heading', 'action']
const escapes: Readonly<Record<string, string>> = { n: '\n', t: ' ', r: '', b: '', f: '' }

/** Lets plain text through and turns a script that comes as JSON into tags, object by object. */
export function createUnwrapper(push: (unit: string) => void): Unwrapper {
  /** A bracket at a line's beginning that may open JSON. */
  let bracket = ''
  let atLineStart = true
  const levels: Level[] = []
  let string: string | null = null
  let escape = ''

  return { push: pushUnit, end: () => emit(bracket), isIdle }

  function pushUnit(unit: string) {
    if (string !== null) continueString(unit)
    else if (levels.length > 0) readStructure(unit)
    else if (bracket !== '') continueBracket(unit)
    else if (atLineStart && (unit === '{' || unit === '[')) bracket = unit
    else {
      atLineStart = unit === '\n' || (atLineStart && /\s|\ufeff/.test(unit))
      push(unit)
    }
  }

  function continueBracket(unit: string) {
    if (/\s/.test(unit) && bracket.length < 80) {
      bracket += unit
      return
    }
    const isObject = bracket.startsWith('{')
    const isJson = unit === '"' || (unit === '{' && !isObject)
    const held = bracket
    bracket = ''
    if (isJson) {
      openLevel(isObject)
      readStructure(unit)
    } else {
      atLineStart = false
      for (const part of (held + unit).split('')) push(part)
      atLineStart = unit === '\n'
    }
  }

  function readStructure(unit: string) {
    const level = levels.at(-1)!
    if (unit === '"') string = ''
    else if (unit === '{' || unit === '[') {
      flush(level)
      openLevel(unit === '{')
    } else if (unit === '}' || unit === ']') {
      flush(level)
      levels.pop()
      atLineStart = false
    } else if (unit === ',') level.key = null
  }

  function openLevel(isObject: boolean) {
    const around = levels.at(-1)
    const isMuted = around !== undefined && (around.isMuted || muted.test(around.key ?? ''))
    levels.push({ isObject, isMuted, fields: new Map(), key: null })
  }

  function continueString(unit: string) {
    if (escape !== '') {
      escape += unit
      if (escape[1] === 'u' && escape.length < 6) return
      const value =
        escape[1] === 'u' ? String.fromCharCode(parseInt(escape.slice(2), 16) || 32) : (escapes[unit] ?? unit)
      escape = ''
      add(value)
    } else if (unit === '\\') escape = unit
    else if (unit === '"') endString()
    else add(unit)
  }

  function add(value: string) {
    if (isLive()) emit(value)
    else string += value
  }

  /** A string that is a whole script goes through as it comes. */
  function isLive(): boolean {
    const level = levels.at(-1)!
    return level.isObject && !level.isMuted && level.key !== null && wholeScripts.has(level.key)
  }

  function endString() {
    const level = levels.at(-1)!
    const value = string!
    if (isLive()) emit('\n')
    else if (!level.isObject) emit(level.isMuted ? '' : `${value}\n`)
    else if (level.key === null) level.key = value.toLowerCase()
    else level.fields.set(level.key, value)
    string = null
  }

  function flush(level: Level) {
    if (level.fields.size > 0 && !level.isMuted) emit(writeFields(level.fields))
    level.fields = new Map()
  }

  function emit(text: string) {
    for (const unit of text.split('')) push(unit)
  }

  function isIdle(): boolean {
    if (string !== null) return escape === '' && isLive()
    const level = levels.at(-1)
    return bracket === '' && (!level || (level.fields.size === 0 && level.key === null))
  }
}

function writeFields(fields: ReadonlyMap<string, string>): string {
  const pick = (...keys: string[]) => keys.map((key) => fields.get(key)).find(Boolean)
  const kind = readKind(pick('type', 'kind', 'element', 'tag') ?? '')
  const speaker = pick('character', 'speaker', 'name', 'character_name', 'charactername')
  const text = pick('text', 'content', 'dialogue', 'line', 'speech', 'value')
  const mood = pick('parenthetical', 'emotion', 'mood', 'direction')
  let tags = ''
  for (const [key, value] of fields) {
    const head = readKind(key)
    if (head && heads.includes(head) && value !== text) tags += writeTag(head, value)
  }
  if (speaker && (!kind || kind === 'dialogue' || kind === 'character' || kind === 'parenthetical'))
    tags += writeTag('character', speaker)
  if (mood && speaker) tags += writeTag('parenthetical', mood)
  if (text) tags += kind || speaker ? writeTag(kind ?? 'dialogue', text) : `${text}\n`
  return tags + writeTag('transition', fields.get('transition') ?? '')
}

function writeTag(kind: LineKind, text: string): string {
  return text === '' ? '' : `<${kind}>${text}</${kind}>\n`
}
