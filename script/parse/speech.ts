import { cleanText } from './clean-text.ts'
import { cleanName, isExtension } from '../fold-name.ts'
import { remember } from '../remember.ts'

export type Cue = { readonly name: string; readonly moods: readonly string[] }
export type Utterance = { readonly kind: 'parenthetical' | 'dialogue'; readonly text: string }

const groups = /[([（]([^()[\]（）]{0,300})[)\]）]/g

/** "NAME (V.O.) (whispering)": V.O. is an extension, whispering a mood. */
export const readCue = remember((text): Cue => {
  const line = cleanText(text)
  const moods: string[] = []
  for (const [group, inside = ''] of line.matchAll(groups))
    if (!group.startsWith('[') && !isExtension(inside)) moods.push(cleanMood(inside))
  return { name: cleanText(cleanName(line)), moods: moods.filter(Boolean) }
})

export function splitSpeech(speech: string): Utterance[] {
  const text = cleanText(speech)
  const utterances: Utterance[] = []
  let from = 0
  for (const match of text.matchAll(groups)) {
    const said = text.slice(from, match.index)
    if (!isNothing(said) && !isPause(said.slice(-4), match[0])) continue
    add('dialogue', said)
    add('parenthetical', match[1] ?? '')
    from = match.index + match[0].length
  }
  add('dialogue', text.slice(from))
  return utterances

  function add(kind: Utterance['kind'], value: string) {
    const tidy = kind === 'dialogue' ? tidySpeech(value) : cleanMood(value)
    if (tidy !== '') utterances.push({ kind, text: tidy })
  }
}

function isNothing(said: string): boolean {
  return said.length <= 8 && /^[\s:：*_~`]*$/.test(said)
}

/** A short bracket between sentences is a parenthetical; one within a sentence is spoken. */
function isPause(before: string, bracket: string): boolean {
  return bracket.length <= 40 && /[.!?…—–-]["”’]? ?$/.test(before)
}

export function cleanMood(text: string): string {
  return cleanText(text.replace(/[()[\]（）]/g, ' '))
}

function tidySpeech(text: string): string {
  const tidy = isNothing(text) ? '' : removeQuotes(cleanText(text.replace(/^[\s:：]+/, '')))
  return tidy === text ? tidy : tidySpeech(tidy)
}

export function removeQuotes(text: string): string {
  return /^"[^"]+"$|^“[^“”]+”$/.test(text) ? cleanText(text.slice(1, -1)) : text
}
