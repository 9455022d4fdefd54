import { type LineKind } from '../line.ts'
import { remember } from '../remember.ts'

export type TagMeaning = Readonly<
  | { is: 'kind'; kind: LineKind; speaker: string | null }
  | { is: 'heading' | 'break' | 'inline' | 'dropped' | 'thought' | 'unknown' }
>

const kinds: Readonly<Record<string, LineKind>> = {
  title: 'title',
  scripttitle: 'title',
  act: 'act',
  actheading: 'act',
  acttitle: 'act',
  sceneheading: 'scene-heading',
  sceneheader: 'scene-heading',
  scene: 'scene-heading',
  heading: 'scene-heading',
  slugline: 'scene-heading',
  action: 'action',
  description: 'action',
  stagedirection: 'action',
  stagedirections: 'action',
  narration: 'action',
  character: 'character',
  charactername: 'character',
  speaker: 'character',
  cue: 'character',
  parenthetical: 'parenthetical',
  dialogue: 'dialogue',
  dialog: 'dialogue',
  speech: 'dialogue',
  transition: 'transition',
}
const breaks =
  ' p div br hr li ul ol tr td th table tbody thead section article main body html header footer blockquote pre '
const inlines =
  ' a b i u s em strong small big sub sup span font mark code q cite abbr del ins tt kbd img input center '
const droppedElements =
  ' script style iframe svg head object template noscript math canvas video audio textarea select '
const thoughts = ' think thinking thought reasoning reflection scratchpad plan twists '

export function readKind(name: string): LineKind | undefined {
  const key = name.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined
}

export function readTag(name: string, attributes: string): TagMeaning {
  return attributes === '' ? readPlainTag(name) : readAnyTag(name, attributes)
}

const readPlainTag = remember((name) => readAnyTag(name, ''))

function readAnyTag(name: string, attributes: string): TagMeaning {
  const kind = readKind(name) ?? readClass(attributes)
  if (kind) return { is: 'kind', kind, speaker: readAttribute(attributes, /(?:character|speaker|name)/) }
  const key = ` ${name.toLowerCase()} `
  if (/^ h[1-6] $/.test(key)) return { is: 'heading' }
  if (thoughts.includes(key)) return { is: 'thought' }
  if (droppedElements.includes(key)) return { is: 'dropped' }
  if (breaks.includes(key)) return { is: 'break' }
  return { is: inlines.includes(key) ? 'inline' : 'unknown' }
}

function readClass(attributes: string): LineKind | undefined {
  const classes = readAttribute(attributes, /class(?:name)?/) ?? ''
  for (const name of classes.split(/\s+/)) {
    const kind = readKind(name)
    if (kind) return kind
  }
  return undefined
}

function readAttribute(attributes: string, name: RegExp): string | null {
  const start = new RegExp(`(?:^|[\\s"'])${name.source}\\s?=\\s?`, 'i').exec(attributes)
  if (!start) return null
  const value = attributes.slice(start.index + start[0].length)
  const quoted = cutAtQuote(/^["'“”‘’`]+([^"“”`>]*)/.exec(value)?.[1])
  return (quoted ?? /^[^\s/]*/.exec(value)?.[0] ?? '').trim() || null
}

/** A quote ends the value where a space or nothing follows it. */
function cutAtQuote(text: string | undefined): string | undefined {
  const end = text?.search(/['‘’](?:\s|$)/) ?? -1
  return end < 0 ? text : (/^.*[^'‘’]/s.exec(text?.slice(0, end) ?? '')?.[0] ?? '')
}
