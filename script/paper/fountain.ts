import {
  type Block,
  chapterMark,
  cueText,
  type Screenplay,
  type SpeechBlock,
  type TitlePage,
} from './screenplay.ts'

export type FountainOptions = { readonly marked?: string | undefined }

/** No width, and no program takes it for white space. */
const wordJoiner = '\u2060'
const sceneHeading = /^(?:(?:int|i)\.?\/(?:ext|e)|int|ext|est)[. ]/i

/** See fountain.io/syntax. An act is a section, for the outline, and centred text, for the page. */
export function toFountain({ titlePage, blocks }: Screenplay, { marked }: FountainOptions = {}): string {
  const written = blocks.map((block) => writeBlock(block, block.is === 'speech' && block.part === marked))
  return [writeTitlePage(titlePage, marked), ...written].join('\n\n') + '\n'
}

function writeTitlePage(
  { title, writers, cards, rating, premise, parts, date }: TitlePage,
  marked?: string,
): string {
  const entries: [string, readonly string[]][] = [
    ['Title', [title]],
    ['Credit', ['written by']],
    ['Author', writers],
    ['Source', cards.length > 0 ? [`Drawn cards – ${cards.join(', ')}`] : []],
    ['Draft date', [date]],
    [
      'Notes',
      [
        rating,
        ...premise,
        ...parts.map(({ name, readers }) =>
          readers.length > 0 ? `${name.toUpperCase()} – read by ${readers.join(', ')}` : name.toUpperCase(),
        ),
        ...(marked === undefined ? [] : [`Marked copy – ${marked.toUpperCase()}`]),
      ],
    ],
  ]
  return entries
    .map(([key, values]) => [key, values.filter((value) => value !== '')] as const)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => writeEntry(key, values))
    .join('\n')
}

/** A colon would make a further line an entry of its own. */
function writeEntry(key: string, values: readonly string[]): string {
  if (values.length === 1) return `${key}: ${escape(values[0] ?? '')}`
  return `${key}:\n${values.map((value) => `    ${escape(value.replace(/(?<!\s)\s*:\s*/g, ' – '))}`).join('\n')}`
}

function writeBlock(block: Block, isMarked: boolean): string {
  switch (block.is) {
    case 'chapter':
      return `===\n\n> ${chapterMark} <`
    case 'act':
      return `# ${escape(block.text)}\n\n${writeCentred(block.text)}`
    case 'heading':
      return writeCentred(block.text)
    case 'scene':
      return writeScene(block.text, block.number)
    case 'transition':
      return /^[A-Z ]+ TO:$/.test(block.text)
        ? block.text
        : `> ${escape(block.text).replace(/<$/, `<${wordJoiner}`)}`
    case 'action':
      return isPlainAction(block.text) ? escape(block.text) : `!${escape(block.text)}`
    case 'speech':
      return writeSpeech(block, isMarked)
  }
}

function writeCentred(text: string): string {
  return `> ${escape(text)} <`
}

/** A heading that begins with ".." would be an ellipsis. */
function writeScene(text: string, number: number | null): string {
  const heading = escape(text.replace(/^[.\s]+(?=\S)/, ''))
  const forced = sceneHeading.test(heading) ? heading : `.${heading}`
  return number === null ? forced.replace(/#$/, '\\#') : `${forced} #${number}#`
}

function isPlainAction(text: string): boolean {
  return (
    /^[\p{L}\p{N}"“‘'’(…—–]/u.test(text) &&
    /[a-z]/.test(text) &&
    !sceneHeading.test(text) &&
    !text.endsWith(' TO:')
  )
}

function writeSpeech(speech: SpeechBlock, isMarked: boolean): string {
  const said = speech.said.map(({ is, text }) => {
    if (is === 'parenthetical') return `(${escape(text)})`
    const plain = escape(text)
    if (isMarked) return `**${plain}**`
    // All in brackets would be a parenthetical, "~" a lyric.
    return /^\(.*\)$|^~/.test(plain) ? `${wordJoiner}${plain}` : plain
  })
  return [writeCue(speech), ...said].join('\n')
}

function writeCue(speech: SpeechBlock): string {
  const cue = escape(cueText(speech).replaceAll('’', "'"))
  const isPlain = /^[A-Z][A-Z0-9 .,'-]*(?: \(CONT'D\))?$/.test(cue) && !sceneHeading.test(cue)
  return isPlain ? cue : `@${cue}`
}

/** Against emphasis and notes. A backslash escapes only before a mark. */
function escape(text: string): string {
  return text
    .replace(/\\(?=[@#!*_$~`+=.><\\/])/g, '\\\\')
    .replace(/[*_]/g, '\\$&')
    .replace(/\[(?=\[)/g, '[ ')
    .replace(/\](?=\])/g, '] ')
}
