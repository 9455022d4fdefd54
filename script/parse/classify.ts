import { cleanText } from './clean-text.ts'
import {
  type CueReading,
  isCapital,
  isRemark,
  type Names,
  readCueLine,
  withoutBrackets,
} from './read-cue-line.ts'
import { line, type LineReading, readHead } from './read-head.ts'
import { cleanMood } from './speech.ts'

/** What a plain line is by itself; its surroundings decide the rest (transcript.ts). */
export type Reading =
  | LineReading
  | CueReading
  | { is: 'capitals'; text: string }
  | { is: 'prose'; text: string }
  | { is: 'cast-list' | 'nothing' }

export type Setting = Names & {
  readonly isFirst: boolean
  readonly isTitlePage: boolean
}

const credit =
  /^(?:genre|logline|credits?|author|written by|draft(?: date)?|contact|source|rating|content rating|run(?:ning)? ?time|length|duration|format|tone|notes|premise|copyright|program|mode|word count|(?:by|written by|created by) .*)$/i
const label = /^(?:script|screenplay|the script|comedy script|output|response|scenes?|synopsis)$/i
const castList = /^(?:cast(?: list| of characters)?|characters?|dramatis personae|players|roles)$/i

export function classify(raw: string, setting: Setting): Reading {
  if (/^\s*(?:`{3}|~{3})[\w`~ -]*$/.test(raw)) return { is: 'nothing' }
  const { text, mark, isBold } = readMark(raw)
  if (!/[^\s\-=*_~#<>|`+[\]{},;:/\\•·—–]/.test(text) || /^\[\[.*\]\]$|^\/\*.*\*\/$/.test(text))
    return { is: 'nothing' }
  if (mark === '@') return { is: 'cue', cue: text, speech: '' }
  if (mark === '!') return line('action', text)
  if (mark === '.') return line('scene-heading', text)
  return (
    readTitle(text, setting) ??
    readHead(text, mark) ??
    readBracket(text) ??
    readCueLine(text, setting) ??
    readRest(text, mark, isBold, setting)
  )
}

export function isRule(raw: string): boolean {
  return (
    /^[-*_=~`][-*_=~` ]+(?:[a-z\d]\w*)?$/i.test(raw.trim()) &&
    /---|===|\*\*\*|___|~~~|```|[-*_] [-*_] [-*_]/.test(raw)
  )
}

export function isHead(raw: string, knows: Setting['knows']): boolean {
  const { text } = readMark(raw)
  return readHead(text, '') !== null || readCueLine(text, { knows, takesStrangers: false }) !== null
}

export function canFollowCue(reading: Reading): boolean {
  if (reading.is === 'capitals') return /[!?]$/.test(reading.text)
  return reading.is === 'prose' || (reading.is === 'line' && reading.kind === 'parenthetical')
}

type Marked = { readonly text: string; readonly mark: string; readonly isBold: boolean }

function readMark(raw: string): Marked {
  let rest = raw.trim()
  let mark = ''
  for (
    let found = '';
    (found = /^(?:#{1,6}(?= |\p{L})|[-*+>•·](?= )|>|\d{1,3}[.)](?= ))/u.exec(rest)?.[0] ?? '');
  ) {
    if (found.startsWith('#')) mark = found
    rest = rest.slice(found.length).trimStart()
  }
  const forced = /^[@!](?=\S)|^\.(?=[\p{L}\d])/u.exec(rest)?.[0]
  if (forced) rest = rest.slice(1)
  return {
    text: cleanText(rest).replace(/ ?<$/, ''),
    mark: forced ?? mark,
    isBold: /^\*\*[^*]+\*\*$/.test(rest),
  }
}

function readTitle(text: string, { isTitlePage }: Setting): Reading | null {
  const [, key = '', value = ''] = /^([\p{L} ]{2,24}): ?(.*)$/u.exec(text) ?? []
  if (/^(?:script )?title$/i.test(key) && value !== '') return line('title', value)
  if (castList.test(key || text)) return { is: value === '' ? 'cast-list' : 'nothing' }
  if (value === '' && key !== '' && label.test(key)) return { is: 'nothing' }
  return isTitlePage && credit.test(key || text) ? { is: 'nothing' } : null
}

function readBracket(text: string): Reading | null {
  if (!/^[([（]/.test(text) || text.search(/[)\]）]/) !== text.length - 1) return null
  const mood = cleanMood(text)
  return mood === '' ? { is: 'nothing' } : line('parenthetical', mood)
}

function readRest(text: string, mark: string, isBold: boolean, { isFirst, knows }: Setting): Reading {
  if (isFirst && (mark.startsWith('#') || isBold)) return line('title', text)
  if (mark.startsWith('#')) return line(mark === '#' ? 'act' : 'scene-heading', text)
  if (isRemark(/^[^:]{1,20}(?=:)/.exec(text)?.[0] ?? '')) return line('action', text)
  const isShort = text.length <= 40
  if (isShort && (isCapital(withoutBrackets(text)) || (isBold && knows(text)) || isUncasedName(text, knows)))
    return { is: 'capitals', text }
  return { is: 'prose', text }
}

function isUncasedName(text: string, knows: Setting['knows']): boolean {
  return text.length <= 20 && !/\p{Lu}|\p{Ll}/u.test(text) && knows(text)
}
