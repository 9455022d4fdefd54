import { type LineKind } from '../line.ts'
import { readKind } from './read-tag.ts'

export type Unwrapper = { push(unit: string): void; end(): void; isIdle(): boolean }

type Plain = { readonly is: 'line-start' } | { readonly is: 'line' }
/** It may open JSON: the next character that is no space decides. */
type Bracket = { readonly is: 'bracket'; readonly held: string }
/** An open object or array: the fields read since its last inner object, and the key whose value comes next. */
type Level = {
  readonly is: 'level'
  readonly isObject: boolean
  readonly isMuted: boolean
  readonly around: Level | null
  fields: Map<string, string>
  key: string | null
}
type Quoted =
  | { readonly is: 'string'; readonly level: Level; read: string }
  /** Holds a whole script: passes as it comes. */
  | { readonly is: 'script'; readonly level: Level }
type Escape = { readonly is: 'escape'; readonly read: string; readonly quoted: Quoted }
type State = Plain | Bracket | Level | Quoted | Escape

const lineStart: Plain = { is: 'line-start' }
const withinLine: Plain = { is: 'line' }

const longestBracket = 80
const wholeScripts = new Set(['script', 'screenplay', 'html', 'markdown', 'output', 'response', 'result'])
const muted = /^(?:cast|characters|players|roles|tags|meta|metadata|notes)$/
const heads: readonly LineKind[] = ['title', 'act', 'scene-heading', 'action']
const escapes: Readonly<Record<string, string>> = { n: '\n', t: ' ', r: '', b: '', f: '' }

export function createUnwrapper(push: (unit: string) => void): Unwrapper {
  let state: State = lineStart

  return {
    push: (unit) => void (state = read(state, unit)),
    end() {
      if (state.is === 'bracket') emit(state.held)
    },
    isIdle: () => isIdle(state),
  }

  function read(from: State, unit: string): State {
    if (from.is === 'line' || from.is === 'line-start') return readPlain(from, unit)
    if (from.is === 'bracket') return continueBracket(from.held, unit)
    if (from.is === 'level') return readLevel(from, unit)
    return from.is === 'escape' ? continueEscape(from, unit) : continueQuoted(from, unit)
  }

  function readPlain(from: Plain, unit: string): State {
    if (from.is === 'line-start' && (unit === '{' || unit === '[')) return { is: 'bracket', held: unit }
    push(unit)
    const isStart = unit === '\n' || (from.is === 'line-start' && /\s|\ufeff/.test(unit))
    return isStart ? lineStart : withinLine
  }

  function continueBracket(held: string, unit: string): State {
    if (/\s/.test(unit) && held.length < longestBracket) return { is: 'bracket', held: held + unit }
    const isObject = held.startsWith('{')
    if (unit === '"' || (unit === '{' && !isObject)) return readLevel(openLevel(isObject, null), unit)
    emit(held + unit)
    return unit === '\n' ? lineStart : withinLine
  }

  function readLevel(level: Level, unit: string): State {
    if (unit === '"') return isScript(level) ? { is: 'script', level } : { is: 'string', level, read: '' }
    if (unit === ',') level.key = null
    if (unit === '{' || unit === '[') {
      flush(level)
      return openLevel(unit === '{', level)
    }
    if (unit !== '}' && unit !== ']') return level
    flush(level)
    return level.around ?? withinLine
  }

  function continueQuoted(quoted: Quoted, unit: string): State {
    if (unit === '\\') return { is: 'escape', read: '', quoted }
    if (unit === '"') return endQuoted(quoted)
    return add(quoted, unit)
  }

  function continueEscape({ read, quoted }: Escape, unit: string): State {
    const code = read + unit
    if (!code.startsWith('u')) return add(quoted, escapes[unit] ?? unit)
    if (code.length < 'u0041'.length) return { is: 'escape', read: code, quoted }
    return add(quoted, String.fromCharCode(parseInt(code.slice(1), 16) || 32))
  }

  function add(quoted: Quoted, value: string): Quoted {
    if (quoted.is === 'script') emit(value)
    else quoted.read += value
    return quoted
  }

  function endQuoted(quoted: Quoted): Level {
    const { level } = quoted
    if (quoted.is === 'script') emit('\n')
    else if (level.isObject) addField(level, quoted.read)
    else if (!level.isMuted) emit(`${quoted.read}\n`)
    return level
  }

  function flush(level: Level) {
    if (level.fields.size > 0 && !level.isMuted) emit(writeFields(level.fields))
    level.fields = new Map()
  }

  function emit(text: string) {
    for (const unit of text.split('')) push(unit)
  }
}

function openLevel(isObject: boolean, around: Level | null): Level {
  const isMuted = around !== null && (around.isMuted || muted.test(around.key ?? ''))
  return { is: 'level', isObject, isMuted, around, fields: new Map(), key: null }
}

function isScript({ isObject, isMuted, key }: Level): boolean {
  return isObject && !isMuted && key !== null && wholeScripts.has(key)
}

function addField(level: Level, value: string) {
  if (level.key === null) level.key = value.toLowerCase()
  else level.fields.set(level.key, value)
}

function isIdle(state: State): boolean {
  if (state.is === 'level') return state.fields.size === 0 && state.key === null
  return state.is === 'line-start' || state.is === 'line' || state.is === 'script'
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
