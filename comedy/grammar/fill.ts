import { capitalise, insideSentence } from './article.ts'
import { type Article, type Lexeme, possessive, withArticle } from './lexeme.ts'

/** What stands behind the slots of one line. Roles are single capitals; the rest are words of the world. */
export type Slots = {
  readonly role: (letter: string) => string
  readonly word: (key: string) => Lexeme
  /** A finished piece of text: an earlier line, a saying of the speaker's voice. */
  readonly text: (kind: string, of: string | null) => string
}

const slot = /\{(?:(the|a|quote|say):)?([A-Za-z]+)('s)?\}(\.(?!\.))?/gu

/** `{L}`, `{L's}`, `{thing}`, `{a:thing}`, `{the:thing}`, `{quote:A}`, `{quote}`, `{past}`, `{say:panic}`. */
export function fillSlots(template: string, slots: Slots): string {
  return template.replace(slot, (...match) => {
    const [, how, key, owner, dot, at] = match as [string, string?, string?, string?, string?, number?]
    const around = {
      before: template.slice(0, at),
      after: template.slice(at).replace(/^\{[^}]*\}/u, ''),
    }
    const text = fillOne(how ?? null, key ?? '', slots, around)
    const owned = owner === undefined ? text : possessive(text)
    // A name may bring its own end: "Amnesia Again!" takes no full stop.
    return dot === undefined || /[.!?…]$/u.test(owned) ? owned : `${owned}.`
  })
}

type Around = { readonly before: string; readonly after: string }

function fillOne(how: string | null, key: string, slots: Slots, around: Around): string {
  if (how === 'quote' || how === 'say') return slots.text(how, key)
  if (key === 'quote' || key === 'past') return slots.text(key, null)
  const starts = isSentenceStart(around.before)
  if (/^[A-Z]$/u.test(key)) return nameInSentence(slots.role(key), starts, isCalled(around))
  const text = withArticle(slots.word(key), how as Article)
  return starts ? capitalise(text) : text
}

function nameInSentence(name: string, starts: boolean, called: boolean): string {
  if (called) return name.replace(/^(?:The|A|An)\s+(?=\S)/u, '')
  return starts ? name : insideSentence(name)
}

/** "Sit down, {A}." and "{A}, sit down.": people are not called by their article. */
function isCalled({ before, after }: Around): boolean {
  return (
    (before.endsWith(', ') && /^[.!?,]/u.test(after)) || (isSentenceStart(before) && after.startsWith(','))
  )
}

/** Every slot of a template as [how, key], for the linter and for casting. */
export function slotsOf(template: string): [how: string | null, key: string][] {
  return [...template.matchAll(slot)].map((match) => [match[1] ?? null, match[2] ?? ''])
}

function isSentenceStart(before: string): boolean {
  return /(?:^|[.!?…:]\s+|^[“"]|[.!?…,:]\s+[“"])$/u.test(before)
}
