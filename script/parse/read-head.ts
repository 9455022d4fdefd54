import { type LineKind } from '../line.ts'

export type LineReading = { is: 'line'; kind: LineKind; text: string }

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

export function readHead(text: string, mark: string): LineReading | null {
  if (act.test(text) && (mark !== '' || !namedAct.test(text) || !/\p{Ll}/u.test(text)))
    return line('act', text)
  if (scene.test(text) || slugline.test(text) || slugWord.test(text)) return line('scene-heading', text)
  if (cut.test(text) || cutAlone.test(text)) return line('transition', text)
  return null
}

/** An act in the tag of a scene heading, "THE END" in that of an action. */
export function refineKind(kind: LineKind, text: string): LineKind {
  const isHeading = kind === 'scene-heading' || kind === 'transition'
  if (isHeading && act.test(text)) return 'act'
  return (isHeading || kind === 'action') && /^the end\b/i.test(text) ? 'transition' : kind
}

export function line(kind: LineKind, text: string): LineReading {
  return { is: 'line', kind, text }
}
