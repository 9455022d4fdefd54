import { buffer } from 'node:stream/consumers'
import { setImmediate as giveWay } from 'node:timers/promises'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { houseChapters } from '../../comedy/test/house-chapters.ts'
import { deck } from '../../deck/deck.ts'
import { sampleTitlePage } from '../../script/test/title-page.ts'
import { setPages } from '../../script/paper/set-pages.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type Screenplay, toScreenplay } from '../../script/paper/screenplay.ts'
import { writePdf } from './pdf.ts'
import { readPdf, type ReadRow } from '../test/read-pdf.ts'

const createdAt = new Date('2026-11-21T18:21:22Z')
const cast = ['KEVIN', 'GRANDMA DYNAMITE']
const tags = `<title>The Rinse</title><act>Act One</act><scene-heading>INT. LAUNDROMAT - NIGHT</scene-heading>
  <action>A sock falls.</action><character>KEVIN</character><parenthetical>(sadly)</parenthetical>
  <dialogue>That was my only sock, and I had plans for it, all of them warm.</dialogue>
  <action>It lands.</action><character>KEVIN</character><dialogue>Ow.</dialogue><transition>CUT TO:</transition>`
const play = (text = tags): Screenplay => toScreenplay(sampleTitlePage, [[parseScript(text, { cast })]])
const write = async (screenplay: Screenplay, marked?: string) =>
  buffer(await writePdf(screenplay, { createdAt, marked }))
const read = async (screenplay: Screenplay, marked?: string) => readPdf(await write(screenplay, marked))
const find = (page: readonly ReadRow[] | undefined, text: string) =>
  page?.find((row) => row.text.includes(text)) ?? { text: `no ${text}`, x: 0, y: 0 }

describe('writePdf', () => {
  test('sets every kind of line where a screenplay has it, in inches', async () => {
    const { pages, title, outline } = await read(play())
    expect(pages).toHaveLength(2)
    expect(title).toBe('The Rinse')
    expect(outline).toEqual(['ACT ONE', 'INT. LAUNDROMAT - NIGHT'])
    const page = pages[1]
    expect(page?.map(({ text }) => text)).toEqual([
      'ACT ONE',
      'INT. LAUNDROMAT - NIGHT',
      '1',
      '1',
      'A sock falls.',
      'KEVIN',
      '(sadly)',
      'That was my only sock, and I had',
      'plans for it, all of them warm.',
      'It lands.',
      'KEVIN (CONT’D)',
      'Ow.',
      'CUT TO:',
    ])
    expect(find(page, 'INT.').x).toBe(1.5)
    expect(find(page, 'A sock').x).toBe(1.5)
    expect(find(page, 'KEVIN').x).toBe(3.7)
    expect(find(page, '(sadly)').x).toBe(3.1)
    expect(find(page, 'That was').x).toBe(2.5)
    expect(find(page, 'CUT TO:').x).toBe(6.8)
    expect(page?.filter(({ text }) => text === '1').map(({ x }) => x)).toEqual([1, 7.7])
    expect(find(page, 'ACT ONE').x).toBe(4.15)
    const ys = ['KEVIN', '(sadly)', 'That was', 'plans for'].map((text) => find(page, text).y)
    expect(ys.map((y) => Math.round((y - (ys[0] ?? 0)) * 6))).toEqual([0, 1, 2, 3])
    expect(page?.[0]?.y).toBeGreaterThan(1)
  })

  test('has a title page with the cast, and no number on it or on the first page', async () => {
    const { pages } = await read(
      play(`<scene-heading>INT. ATTIC</scene-heading>${'<action>A sock.</action>'.repeat(70)}`),
    )
    expect(pages).toHaveLength(4)
    const [title, first, second, third] = pages
    expect(title?.map(({ text }) => text)).toEqual([
      'THE RINSE',
      'written by',
      'the house writer',
      expect.stringMatching(/^from the cards Grandma Dynamite/),
      expect.any(String),
      'Family Friendly',
      '2026-11-21',
      'A dinner must be saved while nobody may laugh.',
      'KEVIN wants a spoon.',
      'GRANDMA DYNAMITE wants quiet.',
      'Cast',
      'KEVIN, read by Bo and Ada',
      'GRANDMA DYNAMITE',
    ])
    expect(first?.[0]?.text).toBe('INT. ATTIC')
    expect(second?.[0]).toEqual({ text: '2.', x: 7.3, y: 0.63 })
    expect(third?.[0]?.text).toBe('3.')
  })

  test('tells a screen reader what is a heading, and nothing of the margins', async () => {
    const { roles } = await read(play(), 'KEVIN')
    expect(roles[0]?.every((role) => role === 'P')).toBe(true)
    expect(roles[1]).toEqual(['H1', 'H2', 'P', 'P', 'P', 'P', 'P'])
  })

  test('marks the copy of one part', async () => {
    const { pages, bands } = await read(play(), 'KEVIN')
    expect(find(pages[0], 'Marked copy').text).toBe('Marked copy: KEVIN, read by Bo and Ada')
    expect(bands).toEqual([2, 2])
    const plain = await read(play())
    expect(plain.bands).toEqual([0, 0])
    expect(pages[1]?.map(({ text }) => text)).toEqual(plain.pages[1]?.map(({ text }) => text))
  })

  test.each([
    ['Greek, Cyrillic, accents', 'Ελένη, Привет, Żółw, naïve façade, Ő, ș'],
    ['Armenian and Georgian', 'Բարեւ, გამარჯობა'],
    ['signs', '“Quotes” – — … • ♥ → ☃ €'],
    ['emoji', 'A duck 🦆 and a sock 🧦.'],
  ])('sets %s as they are', async (_what, text) => {
    const { pages } = await read(play(`<action>${text}</action>`))
    const squeeze = (text: string) => text.normalize('NFC').replaceAll(' ', '')
    expect(squeeze(pages[1]?.map(({ text }) => text).join('') ?? '')).toBe(squeeze(text))
    expect(find(pages[0], '□').text).toBe('no □')
  })

  test.each([
    ['Bed & Breakfast', 'Bed & Breakfast'],
    ['</rdf:li> "1 < 2"', '</rdf:li> "1 < 2"'],
    ['&amp; ]]> <!-- <?xpacket', '&amp; ]]> <!-- <?xpacket'],
    ['A\u0000\u0007\u001b\ufffe \ud83d sock', 'A  sock'],
    ['Żółw 🦆', 'Żółw 🦆'],
  ])('has the title %j in metadata that is XML', async (title, told) => {
    const { titlePage, blocks } = play()
    const bytes = await write({ titlePage: { ...titlePage, title, writers: ['gpt & <sons>'] }, blocks })
    const xml = /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(bytes.toString())?.[0] ?? ''
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffd-\uffff]/u)
    const texts: unknown[] = new XMLParser({ preserveOrder: true, trimValues: false }).parse(xml) as unknown[]
    const find = (node: unknown): string[] =>
      typeof node === 'object' && node !== null
        ? Object.entries(node).flatMap(([key, value]) => (key === '#text' ? [String(value)] : find(value)))
        : []
    expect(find(texts)).toContain(told)
    expect(find(texts)).toContain('gpt & <sons>')
    expect((await readPdf(bytes)).metadata).toBe(told)
  })

  test('says so where it has no letters for something', async () => {
    const { pages } = await read(play('<action>小明 waves.</action>'))
    expect(find(pages[1], 'waves').text.replaceAll(' ', '')).toBe('□□waves.')
    expect(find(pages[0], 'stands for a sign').text).toMatch(/^A ?□ ?stands for a sign/)
  })

  test('is the same to the byte for the same script, and opens with its kind', async () => {
    const [one, two] = [await write(play()), await write(play())]
    expect(one.equals(two)).toBe(true)
    expect(one.subarray(0, 8).toString()).toBe('%PDF-1.7')
  })

  test('of fifteen minutes has all its words on its pages, and lets others have a turn between them', async () => {
    const { chapters } = (await houseChapters(deck))[2] ?? { chapters: [] }
    const screenplay = toScreenplay(sampleTitlePage, chapters)
    const others = { turns: 0, areOver: false }
    void (async () => {
      for (; !others.areOver; await giveWay()) others.turns += 1
    })()
    const bytes = await write(screenplay)
    others.areOver = true
    expect(bytes.length).toBeLessThan(150_000)
    const { pages } = await readPdf(bytes)
    const expected = setPages(screenplay.blocks, () => 1)
    expect(pages).toHaveLength(expected.length + 1)
    expect(others.turns).toBeGreaterThan(expected.length)
    for (const [n, page] of expected.entries()) {
      const rows = pages[n + 1]?.filter(({ x, y }) => x > 1.4 && x < 7.6 && y > 1)
      expect(
        rows?.map(({ text }) => text),
        `page ${n + 1}`,
      ).toEqual(page.map(({ text }) => text))
    }
  })
})
