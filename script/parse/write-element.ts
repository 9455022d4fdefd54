import { refineKind } from './read-head.ts'
import { cleanText } from './clean-text.ts'
import { type LineKind } from '../line.ts'
import { type Page } from './page.ts'
import { cleanMood } from './speech.ts'

export type TaggedElement = {
  readonly kind: LineKind
  readonly text: string
  readonly speaker: string | null
}

export function writeElement(page: Page, { kind, text, speaker }: TaggedElement): void {
  if (kind === 'dialogue') {
    if (speaker !== null) page.cue(speaker)
    page.speak(text)
  } else if (kind === 'character') writeCharacter(page, text.trim() || (speaker ?? ''))
  else if (kind === 'parenthetical') page.remark(cleanMood(text))
  else page.head(refineKind(kind, cleanText(text)), text)
}

function writeCharacter(page: Page, text: string) {
  if (page.knows(text)) return page.cue(text)
  const [, name = text, speech = ''] = /^([^:：]*)[:：](.*)$/s.exec(text) ?? []
  page.cue(name)
  page.speak(speech)
}
