import { joinWriters } from '../credit.ts'
import { type Block, chapterMark, cueText, type Screenplay, type TitlePage } from './screenplay.ts'
import { escapeXml } from './xml.ts'

export type FdxOptions = { readonly marked?: string | undefined }

/** Standard screenplay layout: inches from the paper's left edge, `before` in points. */
const layouts = [
  { type: 'General', left: 1.5, right: 7.5, before: 0, align: 'Left', style: '' },
  { type: 'New Act', left: 1.5, right: 7.5, before: 24, align: 'Center', style: 'Underline+AllCaps' },
  { type: 'Scene Heading', left: 1.5, right: 7.5, before: 24, align: 'Left', style: 'AllCaps' },
  { type: 'Action', left: 1.5, right: 7.5, before: 12, align: 'Left', style: '' },
  { type: 'Character', left: 3.7, right: 7.25, before: 12, align: 'Left', style: 'AllCaps' },
  { type: 'Parenthetical', left: 3.1, right: 5.6, before: 0, align: 'Left', style: '' },
  { type: 'Dialogue', left: 2.5, right: 6, before: 0, align: 'Left', style: '' },
  { type: 'Transition', left: 5.5, right: 7.5, before: 12, align: 'Right', style: 'AllCaps' },
] as const

type ParagraphType = (typeof layouts)[number]['type']
const yellow = '#FFFFFFFF0000'

export function toFdx({ titlePage, blocks }: Screenplay, { marked }: FdxOptions = {}): string {
  const script = blocks.flatMap((block) => writeBlock(block, block.is === 'speech' && block.part === marked))
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no" ?>',
    '<FinalDraft DocumentType="Script" Template="No" Version="5">',
    '<Content>',
    ...script,
    '</Content>',
    '<TitlePage>',
    '<Content>',
    ...writeTitlePage(titlePage, marked),
    '</Content>',
    '</TitlePage>',
    ...layouts.map(writeLayout),
    '</FinalDraft>',
    '',
  ].join('\n')
}

function writeBlock(block: Block, isMarked: boolean): string[] {
  switch (block.is) {
    case 'chapter':
      return [paragraph('General', chapterMark, ' Alignment="Center" StartsNewPage="Yes"')]
    case 'heading':
      return [paragraph('General', block.text, ' Alignment="Center"')]
    case 'act':
      return [paragraph('New Act', block.text)]
    case 'scene':
      return [
        paragraph('Scene Heading', block.text, block.number === null ? '' : ` Number="${block.number}"`),
      ]
    case 'action':
      return [paragraph('Action', block.text)]
    case 'transition':
      return [paragraph('Transition', block.text)]
    case 'speech': {
      const style = isMarked ? ` Background="${yellow}"` : ''
      return [
        paragraph('Character', cueText(block), '', style),
        ...block.said.map(({ is, text }) =>
          is === 'parenthetical'
            ? paragraph('Parenthetical', `(${text})`, '', style)
            : paragraph('Dialogue', text, '', style),
        ),
      ]
    }
  }
}

function writeTitlePage({ title, writers, cards, rating, premise, parts, date }: TitlePage, marked?: string) {
  const centred = (text: string) => paragraph('General', text, ' Alignment="Center"')
  return [
    ...Array.from({ length: 12 }, () => centred('')),
    centred(title),
    centred(''),
    centred('written by'),
    centred(joinWriters(writers)),
    centred(''),
    ...(cards.length > 0 ? [centred(`Drawn cards: ${cards.join(', ')}`)] : []),
    centred(rating),
    centred(date),
    centred(''),
    ...premise.map((sentence) => centred(sentence)),
    ...(premise.length > 0 ? [centred('')] : []),
    ...parts.map(({ name, readers }) =>
      centred(
        readers.length > 0 ? `${name.toUpperCase()}, read by ${readers.join(', ')}` : name.toUpperCase(),
      ),
    ),
    ...(marked === undefined ? [] : [centred(''), centred(`Marked copy: ${marked.toUpperCase()}`)]),
  ]
}

function paragraph(type: ParagraphType, text: string, attributes = '', style = ''): string {
  return `<Paragraph${attributes} Type="${type}"><Text${style}>${escapeXml(text)}</Text></Paragraph>`
}

function writeLayout({ type, left, right, before, align, style }: (typeof layouts)[number]): string {
  const indents = `FirstIndent="0.00" LeftIndent="${left.toFixed(2)}" RightIndent="${right.toFixed(2)}"`
  return [
    `<ElementSettings Type="${type}">`,
    `<FontSpec Font="Courier Final Draft" Size="12" Style="${style}"/>`,
    `<ParagraphSpec Alignment="${align}" ${indents} SpaceBefore="${before}" Spacing="1" StartsNewPage="No"/>`,
    `<Behavior PaginateAs="${type === 'New Act' ? 'General' : type}" ReturnKey="General" Shortcut=""/>`,
    '</ElementSettings>',
  ].join('\n')
}
