import { type Line } from '../../../script/line.ts'

export function plainParagraphs(lines: readonly Line[], cueOf = plainText): string[] {
  const paragraphs: string[] = []
  let speaker: string | null = null
  for (const line of lines) {
    const text = line.kind === 'character' ? cueOf(line) : plainText(line)
    const goesOn = line.speaker !== null && line.speaker === speaker && line.kind !== 'character'
    if (goesOn) paragraphs.push(`${paragraphs.pop()}\n${text}`)
    else paragraphs.push(text)
    speaker = line.speaker
  }
  return paragraphs
}

function plainText({ kind, text }: Line): string {
  if (kind === 'parenthetical') return `(${text})`
  return kind === 'dialogue' || kind === 'action' ? text : text.toUpperCase()
}
