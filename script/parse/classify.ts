import { cleanText } from './clean-text.ts'
import { type LineKind } from '../line.ts'
import { cleanMood } from './speech.ts'

/** What a plain line is, as far as it can tell by itself. */
export type Reading =
  | { is: 'line'; kind: LineKind; text: string }
  | CueReading
  /** An all-capital line: a cue if somebody's speech follows, otherwise action. */
  | { is: 'capitals'; text: string }
  | { is: 'prose'; text: string }
  | { is: 'cast-list' | 'nothing' }

export type CueReading = { is: 'cue'; cue: string; speech: string }

export type Setting = {
  /** Whether an unknown name that is not in capitals may be a cue: "Old Man: Hello." */
  readonly takesStrangers: boolean
  readonly knows: (name: string) => boolean
  readonly isFirst: boolean
  readonly isTitlePage: boolean
}

const numbers = String.raw`(?:\d+|[IVX]+|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)`
const act = new RegExp(
  `^(?:ACT ${numbers}(?: ?[:.–—(-].*)?|(?:COLD OPEN|TEASER|TAG|PROLOGUE|EPILOGUE)(?: ?[:.–—-].*)?)$`,
  'i',
)
const namedAct = /^(?:cold open|teaser|tag|prologue|epilogue)/i
const scene = new RegExp(`^SCENE ${numbers}(?: ?[:.–—(,-].*)?$`, 'i')
const slugline =
  /^(?:(?:INT|EXT|EST|I\/E|INT\.?\/EXT|EXT\.?\/INT)[. ]|(?:int|ext|i\/e|int\.?\/ext|ext\.?\/int)\. ?\p{L})/u
const slugWord = /^(?:int|ext|i\/e|int\.?\/ext|ext\.?\/int)\. ?\p{L}/iu
const cut =
  /^(?:(?:SMASH |MATCH |JUMP |HARD |QUICK )?CUT TO\b|DISSOLVE TO\b|FADE (?:IN|OUT|TO|UP)\b|WIPE TO\b|IRIS (?:IN|OUT)\b|BLACKOUT\b|CURTAIN\b|END OF (?:ACT|SCENE|COLD OPEN|TEASER|PLAY|SHOW)\b|THE END\b)/
const cutAlone =
  /^(?:(?:smash |match )?cut to(?: black)?|fade (?:in|out)|fade to black|dissolve to|blackout|the end|fin|curtain)[.:!]?$/i
const remark = /^(?:sfx|sound|music|lights?|lighting|time|setting|location|place|super|note|chyron|props?)$/i
const credit =
  /^(?:genre|logline|credits?|author|written by|draft(?: date)?|contact|source|rating|content rating|run(?:ning)? ?time|length|duration|format|tone|notes|premise|copyright|program|mode|word count|(?:by|written by|created by) .*)$/i
const label = /^(?:script|screenplay|the script|comedy script|output|response|scenes?|synopsis)$/i
const castList = /^(?:cast(?: list| of characters)?|characters?|dramatis personae|players|roles)$/i
const notNames =
  /^(?:note|listen|look|warning|remember|wait|okay|ok|well|yes|no|so|and|but|because|question|answer|fact|first|second|third|finally|plus|also|result|narration)$/i

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

/** A line of dashes or stars, or a code fence. */
export function isRule(raw: string): boolean {
  return (
    /^[-*_=~`][-*_=~` ]+(?:[a-z\d]\w*)?$/i.test(raw.trim()) &&
    /---|===|\*\*\*|___|~~~|```|[-*_] [-*_] [-*_]/.test(raw)
  )
}

/** True for a plain line that ends an element whose closing tag was forgotten. */
export function isHead(raw: string, knows: Setting['knows']): boolean {
  const { text } = readMark(raw)
  return readHead(text, '') !== null || readCueLine(text, { knows, takesStrangers: false }) !== null
}

/** Whether a line in capitals above this one was the cue of a speech. */
export function canFollowCue(reading: Reading): boolean {
  if (reading.is === 'capitals') return /[!?]$/.test(reading.text)
  return reading.is === 'prose' || (reading.is === 'line' && reading.kind === 'parenthetical')
}

/** What stands in a tag of a heading may be an act, and what stands in a heading or an action may be the end. */
export function refineKind(kind: LineKind, text: string): LineKind {
  const isHeading = kind === 'scene-heading' || kind === 'transition'
  if (isHeading && act.test(text)) return 'act'
  return (isHeading || kind === 'action') && /^the end\b/i.test(text) ? 'transition' : kind
}

type Marked = { readonly text: string; readonly mark: string; readonly isBold: boolean }

/** Takes away what Markdown and Fountain set before a line. */
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

function line(kind: LineKind, text: string): Reading {
  return { is: 'line', kind, text }
}

/** "Title: …", "Cast: …" and the other entries of a title page. */
function readTitle(text: string, { isTitlePage }: Setting): Reading | null {
  const [, key = '', value = ''] = /^([\p{L} ]{2,24}): ?(.*)$/u.exec(text) ?? []
  if (/^(?:script )?title$/i.test(key) && value !== '') return line('title', value)
  if (castList.test(key || text)) return { is: value === '' ? 'cast-list' : 'nothing' }
  if (value === '' && key !== '' && label.test(key)) return { is: 'nothing' }
  return isTitlePage && credit.test(key || text) ? { is: 'nothing' } : null
}

function readHead(text: string, mark: string): Reading | null {
  if (act.test(text) && (mark !== '' || !namedAct.test(text) || !/\p{Ll}/u.test(text)))
    return line('act', text)
  if (scene.test(text) || slugline.test(text) || slugWord.test(text)) return line('scene-heading', text)
  if (cut.test(text) || cutAlone.test(text)) return line('transition', text)
  return null
}

function readBracket(text: string): Reading | null {
  if (!/^[([（]/.test(text) || text.search(/[)\]）]/) !== text.length - 1) return null
  const mood = cleanMood(text)
  return mood === '' ? { is: 'nothing' } : line('parenthetical', mood)
}

export function readCueLine(
  text: string,
  setting: Pick<Setting, 'knows' | 'takesStrangers'>,
): CueReading | null {
  const [, cue = '', speech = ''] = /^([^:：]{1,60})[:：] ?(.*)$/s.exec(text) ?? []
  if (cue === '') return null
  if (remark.test(cue)) return null
  return isName(cue, setting) ? { is: 'cue', cue, speech } : null
}

function isName(cue: string, { knows, takesStrangers }: Pick<Setting, 'knows' | 'takesStrangers'>): boolean {
  const name = withoutBrackets(cue).replace(/[[\]]/g, '').trim()
  const words = name.split(' ')
  if (name === '' || words.length > 6 || notNames.test(name)) return false
  if (knows(name) && (words.length <= 4 || isCapital(name))) return true
  if (/[!?;"“”…]/.test(name)) return false
  if (isCapital(name)) return true
  if (!takesStrangers) return false
  if (/\p{Ll}/u.test(name))
    return (
      words.length <= 4 && words.every((word) => /^[\p{Lu}\d&]|^(?:the|of|and|in|de|la|von|van)$/u.test(word))
    )
  return words.length <= 3 && /\p{L}|\p{Extended_Pictographic}/u.test(name) && !/^\d/.test(name)
}

/** A bracket that nobody closes stays; it is found as well, so that it is looked for once (linear time). */
function withoutBrackets(text: string): string {
  return text.replace(/[([（][^)\]）]*(?:[)\]）]|$)/g, (found) => (/[)\]）]$/.test(found) ? '' : found))
}

function isCapital(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

function readRest(text: string, mark: string, isBold: boolean, { isFirst, knows }: Setting): Reading {
  if (isFirst && (mark.startsWith('#') || isBold)) return line('title', text)
  if (mark.startsWith('#')) return line(mark === '#' ? 'act' : 'scene-heading', text)
  if (remark.test(/^[^:]{1,20}(?=:)/.exec(text)?.[0] ?? '')) return line('action', text)
  const isShort = text.length <= 40
  if (isShort && (isCapital(withoutBrackets(text)) || (isBold && knows(text)) || isUncasedName(text, knows)))
    return { is: 'capitals', text }
  return { is: 'prose', text }
}

function isUncasedName(text: string, knows: Setting['knows']): boolean {
  return text.length <= 20 && !/\p{Lu}|\p{Ll}/u.test(text) && knows(text)
}
