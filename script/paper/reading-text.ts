import { creditOf } from '../credit.ts'
import { type Block, chapterMark, cueText, type Screenplay, type TitlePage } from './screenplay.ts'

export type ReadingTextOptions = { readonly marked?: string | undefined }

export function toReadingText(
  { titlePage, blocks }: Screenplay,
  { marked }: ReadingTextOptions = {},
): string {
  const written = blocks.map((block) => writeBlock(block, block.is === 'speech' && block.part === marked))
  return [...writeTitlePage(titlePage, marked), ...written].join('\n\n') + '\n'
}

function writeTitlePage(
  { title, writers, cards, rating, premise, parts }: TitlePage,
  marked?: string,
): string[] {
  const facts = [
    writers.length > 0 ? creditOf(writers) : '',
    cards.length > 0 ? `Drawn cards: ${cards.join(', ')}` : '',
    rating,
  ].filter(Boolean)
  const cast = parts.map(({ name, readers }) => {
    const part =
      readers.length > 0 ? `${name.toUpperCase()}, read by ${readers.join(', ')}` : name.toUpperCase()
    return name === marked ? `| ${part} (this copy)` : part
  })
  const told = premise.length > 0 ? [premise.join('\n')] : []
  return [title.toUpperCase(), facts.join('\n'), ...told, ...(cast.length > 0 ? [cast.join('\n')] : [])]
}

function writeBlock(block: Block, isMarked: boolean): string {
  switch (block.is) {
    case 'chapter':
      return `* * *\n\n${chapterMark.toUpperCase()}`
    case 'act':
    case 'heading':
      return `--- ${block.text} ---`
    case 'scene':
      return block.number === null ? block.text.toUpperCase() : `${block.number}. ${block.text.toUpperCase()}`
    case 'action':
    case 'transition':
      return block.text
    case 'speech': {
      const said = block.said.map(({ is, text }) => (is === 'parenthetical' ? `(${text})` : text))
      return [cueText(block), ...said].map((line) => (isMarked ? `| ${line}` : line)).join('\n')
    }
  }
}
