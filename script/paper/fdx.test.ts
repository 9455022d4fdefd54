import { XMLParser, XMLValidator } from 'fast-xml-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { houseChapters } from '../../comedy/test/house-chapters.ts'
import { deck } from '../../deck/deck.ts'
import { anyText, someLines } from '../test/arbitrary-script.ts'
import { cast } from '../test/expect-lines.ts'
import { sampleTitlePage } from '../test/title-page.ts'
import { toFdx } from './fdx.ts'
import { parseScript } from '../parse/parse.ts'
import { type Block, chapterMark, cueText, type Screenplay, toScreenplay } from './screenplay.ts'

type Paragraph = { readonly '@Type': string; readonly '@Number'?: string; readonly Text: Text }
type Text = string | { readonly '#text'?: string; readonly '@Background'?: string }

function readBack(fdx: string): string[][] {
  expect(XMLValidator.validate(fdx)).toBe(true)
  return paragraphsOf(fdx).map(({ '@Type': type, '@Number': number, Text: text }) => [
    type,
    textOf(text),
    ...(number ? [number] : []),
  ])
}

function paragraphsOf(fdx: string): readonly Paragraph[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => name === 'Paragraph',
  })
  const { FinalDraft } = parser.parse(fdx) as { FinalDraft: { Content: '' | { Paragraph?: Paragraph[] } } }
  return FinalDraft.Content === '' ? [] : (FinalDraft.Content.Paragraph ?? [])
}

const textOf = (text: Text) => (typeof text === 'string' ? text : (text['#text'] ?? ''))

function expected({ blocks }: Screenplay): string[][] {
  return blocks.flatMap((block) => expectBlock(block))
}

function expectBlock(block: Block): string[][] {
  switch (block.is) {
    case 'chapter':
      return [['General', chapterMark]]
    case 'heading':
      return [['General', block.text]]
    case 'act':
      return [['New Act', block.text]]
    case 'scene':
      return [['Scene Heading', block.text, ...(block.number === null ? [] : [String(block.number)])]]
    case 'action':
      return [['Action', block.text]]
    case 'transition':
      return [['Transition', block.text]]
    case 'speech':
      return [
        ['Character', cueText(block)],
        ...block.said.map(({ is, text }) =>
          is === 'parenthetical' ? ['Parenthetical', `(${text})`] : ['Dialogue', text],
        ),
      ]
  }
}

describe('toFdx', () => {
  test('has the right paragraph types in the right order', () => {
    const tags = `<title>The Rinse</title><act>ACT ONE</act><scene-heading>INT. LAUNDROMAT - NIGHT</scene-heading>
      <action>A sock &amp; a shoe.</action><character>KEVIN</character><parenthetical>(sadly)</parenthetical>
      <dialogue>That was my “sock”.</dialogue><transition>CUT TO:</transition>`
    const fdx = toFdx(toScreenplay(sampleTitlePage, [[parseScript(tags, { cast })], [parseScript('Later.')]]))
    expect(readBack(fdx)).toEqual([
      ['New Act', 'ACT ONE'],
      ['Scene Heading', 'INT. LAUNDROMAT - NIGHT', '1'],
      ['Action', 'A sock & a shoe.'],
      ['Character', 'KEVIN'],
      ['Parenthetical', '(sadly)'],
      ['Dialogue', 'That was my “sock”.'],
      ['Transition', 'CUT TO:'],
      ['General', 'The story goes on'],
      ['Action', 'Later.'],
    ])
    expect(fdx).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8" standalone="no" \?>\n<FinalDraft DocumentType="Script"/,
    )
    expect(fdx).toMatch(/<TitlePage>[\s\S]*>The Rinse<[\s\S]*KEVIN, read by Bo, Ada[\s\S]*<\/TitlePage>/)
  })

  test('is XML with the same lines, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(someLines, { maxLength: 3 }), (chapters) => {
        const screenplay = toScreenplay(
          sampleTitlePage,
          chapters.map((lines) => [lines]),
        )
        expect(readBack(toFdx(screenplay))).toEqual(expected(screenplay))
      }),
    )
    fc.assert(
      fc.property(anyText, fc.string({ unit: 'binary' }), (text, title) => {
        const screenplay = toScreenplay({ ...sampleTitlePage, title }, [[parseScript(text, { cast })]])
        const fdx = toFdx(screenplay)
        expect(XMLValidator.validate(fdx)).toBe(true)
        expect(fdx.replace(/[\t\n\r]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/u)
      }),
    )
  })

  test('of the house writer has every line in every mode', async () => {
    for (const { chapters } of await houseChapters(deck)) {
      const screenplay = toScreenplay(sampleTitlePage, chapters)
      expect(screenplay.blocks.length).toBeGreaterThan(80)
      expect(readBack(toFdx(screenplay))).toEqual(expected(screenplay))
    }
  })

  test('marks the speeches of one part', () => {
    const lines = parseScript('KEVIN: My sock.\n\nPLUM: Whose?', { cast: ['KEVIN', 'PLUM'] })
    const fdx = toFdx(toScreenplay(sampleTitlePage, [[lines]]), { marked: 'KEVIN' })
    const marked = paragraphsOf(fdx).filter(
      ({ Text: text }) => typeof text !== 'string' && text['@Background'],
    )
    expect(marked.map(({ Text: text }) => textOf(text))).toEqual(['KEVIN', 'My sock.'])
    expect(fdx).toContain('Marked copy: KEVIN')
  })
})
