import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { houseChapters } from '../../comedy/test/house-chapters.ts'
import { deck } from '../../deck/deck.ts'
import { someLines } from '../test/arbitrary-script.ts'
import { sampleTitlePage } from '../test/title-page.ts'
import { type Page, rowsPerPage, setPages } from './set-pages.ts'
import { type Block, type SpeechBlock, toScreenplay } from './screenplay.ts'
import { wrapText } from './wrap-text.ts'

const one = () => 1
const words = (count: number, word = 'sock') => Array.from({ length: count }, () => word).join(' ')
const action = (rows: number): Block => ({ is: 'action', text: words(12 * rows) })
const speech = (...texts: string[]): SpeechBlock => ({
  is: 'speech',
  part: 'KEVIN',
  cue: 'KEVIN',
  goesOn: false,
  said: texts.map((text) =>
    text.startsWith('(') ? { is: 'parenthetical', text: text.slice(1, -1) } : { is: 'dialogue', text },
  ),
})
const said = (rows: number) => words(7 * rows)
const scene: Block = { is: 'scene', text: 'Int. Attic', number: 7 }
const texts = (page: Page | undefined) => page?.map(({ text }) => text)
const short = (page: Page | undefined) => texts(page)?.map((text) => (text.startsWith('sock') ? '…' : text))

describe('wrapText', () => {
  test.each<[string, number, string[]]>([
    ['a sock in the wash', 8, ['a sock', 'in the', 'wash']],
    ['exactly', 7, ['exactly']],
    ['well-known socks', 6, ['well-', 'known', 'socks']],
    ['incomprehensible', 7, ['incompr', 'ehensib', 'le']],
    ['a incomprehensible b', 7, ['a', 'incompr', 'ehensib', 'le b']],
    ['-5 or so—never', 8, ['-5 or', 'so—never']],
    ['', 5, []],
  ])('breaks %j at %d', (text, width, rows) => {
    expect(wrapText(text, width, one)).toEqual(rows)
  })

  test('counts what a character takes', () => {
    const cells = (grapheme: string) => (/\p{Extended_Pictographic}/u.test(grapheme) ? 2 : 1)
    expect(wrapText('👩‍🚀👩‍🚀👩‍🚀 é', 4, cells)).toEqual(['👩‍🚀👩‍🚀', '👩‍🚀 é'])
  })

  test('loses nothing and is never too wide', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 })),
        fc.integer({ min: 1, max: 20 }),
        (all, width) => {
          const text = all
            .map((word) => word.replace(/\s/g, ''))
            .filter(Boolean)
            .join(' ')
          const rows = wrapText(text, width, one)
          expect(rows.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
          for (const row of rows)
            expect([...new Intl.Segmenter('en').segment(row)].length).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})

describe('setPages', () => {
  test('puts every kind of row in its column', () => {
    const [page] = setPages(
      [
        { is: 'act', text: 'Act One' },
        scene,
        { is: 'action', text: 'A sock falls.' },
        speech('(sadly)', 'Mine.'),
        { is: 'transition', text: 'Cut to:' },
      ],
      one,
    )
    expect(page?.map(({ at, column, text }) => [at, column, text])).toEqual([
      [0, 41.5, 'ACT ONE'],
      [3, 15, 'INT. ATTIC'],
      [5, 15, 'A sock falls.'],
      [7, 37, 'KEVIN'],
      [8, 31, '(sadly)'],
      [9, 25, 'Mine.'],
      [11, 68, 'CUT TO:'],
    ])
    expect(page?.[1]).toMatchObject({ number: 7, look: 'bold', opens: 'scene' })
  })

  test.each<[string, number]>([
    ['fits', 46],
    ['leaves no row for what follows', 49],
    ['does not fit', 52],
  ])('never leaves a heading alone at the bottom, where it %s', (_where, rows) => {
    const [first, second] = setPages([action(rows), scene, speech(said(1))], one)
    const isThere = texts(first)?.includes('INT. ATTIC')
    expect(isThere).toBe(rows === 46)
    expect(short(isThere ? first : second)?.slice(-3)).toEqual(['INT. ATTIC', 'KEVIN', '…'])
  })

  test('never leaves a cue alone at the bottom', () => {
    const [first, second] = setPages([action(51), speech(said(2))], one)
    expect(first).toHaveLength(51)
    expect(short(second)).toEqual(['KEVIN', '…', '…'])
  })

  test('breaks a speech with (MORE) and goes on with (CONT’D)', () => {
    const [first, second] = setPages([action(47), speech(said(6))], one)
    expect(short(first)?.slice(47)).toEqual(['KEVIN', '…', '…', '…', '…', '(MORE)'])
    expect(first?.at(-1)).toMatchObject({ at: rowsPerPage - 1, column: 37 })
    expect(short(second)).toEqual(['KEVIN (CONT’D)', '…', '…'])
  })

  test('does not break a speech for less than two rows on either page, nor after a parenthetical', () => {
    const [first, second] = setPages([action(50), speech(said(3))], one)
    expect(first).toHaveLength(50)
    expect(short(second)).toEqual(['KEVIN', '…', '…', '…'])
    const [, other] = setPages([action(49), speech('(sadly)', said(9))], one)
    expect(short(other)?.slice(0, 2)).toEqual(['KEVIN', '(sadly)'])
    const [one_, two] = setPages([action(48), speech(said(1), '(sadly)', said(3))], one)
    expect(short(one_)?.slice(48)).toEqual(['KEVIN', '…', '(MORE)'])
    expect(short(two)).toEqual(['KEVIN (CONT’D)', '(sadly)', '…', '…', '…'])
  })

  test('breaks action after two rows at least, and before two', () => {
    const [first, second] = setPages([action(50), action(4)], one)
    expect([first?.length, second?.length]).toEqual([52, 2])
    const [, whole] = setPages([action(51), action(3)], one)
    expect(whole).toHaveLength(3)
  })

  test('sets what is longer than a page on several', () => {
    const pages = setPages([speech(said(150))], one)
    expect(pages).toHaveLength(3)
    expect(texts(pages[1])?.[0]).toBe('KEVIN (CONT’D)')
    expect(texts(pages[1])?.at(-1)).toBe('(MORE)')
  })

  test('begins a chapter on a page of its own', () => {
    const pages = setPages([action(1), { is: 'chapter' }, action(1)], one)
    expect(texts(pages[1])?.[0]).toBe('THE STORY GOES ON')
    expect(setPages([{ is: 'chapter' }, action(1)], one)).toHaveLength(1)
  })

  test('marks the speeches of one part, and where they go on', () => {
    const other = { ...speech(said(1)), part: 'PLUM', cue: 'PLUM' }
    const pages = setPages([action(45), speech(said(8)), other], one, 'KEVIN')
    const marked = pages.flat().filter(({ isMarked }) => isMarked)
    expect(new Set(marked.map(({ text }) => text))).toEqual(
      new Set(['KEVIN', 'KEVIN (CONT’D)', '(MORE)', words(7)]),
    )
    expect(marked.length).toBe(11)
  })

  const chapters = fc.array(someLines, { maxLength: 8 }).map((all) => all.map((lines) => [lines]))
  test('loses no word, leaves no page, breaks no rule, whatever the lines are', () => {
    fc.assert(
      fc.property(chapters, fc.integer({ min: 0, max: 53 }), (chapters, rows) => {
        const { blocks } = toScreenplay(sampleTitlePage, chapters)
        const all = rows > 0 ? [action(rows), ...blocks] : blocks
        const pages = setPages(all, one)
        expectOrder(pages)
        expect(wordsOf(pages)).toEqual(wordsIn(all))
      }),
    )
  })

  test('sets what the house writer writes in about a page a minute', async () => {
    for (const { mode, chapters } of await houseChapters(deck)) {
      const { blocks } = toScreenplay(sampleTitlePage, chapters)
      const pages = setPages(blocks, one)
      expectOrder(pages)
      expect(wordsOf(pages)).toEqual(wordsIn(blocks))
      expect(pages.length).toBeGreaterThan(mode === 'group' ? 20 : 8)
    }
  })
})

function expectOrder(pages: readonly Page[]) {
  for (const [n, page] of pages.entries()) {
    const last = page.at(-1)
    expect(last?.at).toBeLessThan(rowsPerPage)
    const isLast = n === pages.length - 1 || texts(pages[n + 1])?.[0] === 'THE STORY GOES ON'
    expect(last?.opens !== null && !isLast, 'a heading at the bottom').toBe(false)
    expect(last?.column === 37 && last.text !== '(MORE)', `a cue at the bottom: ${last?.text}`).toBe(false)
    for (const [n, row] of page.entries()) {
      expect(row.column).toBeGreaterThanOrEqual(15)
      expect(row.column + row.text.length).toBeLessThanOrEqual(76)
      if (n > 0) expect(row.at).toBeGreaterThan(page[n - 1]?.at ?? 0)
    }
  }
}

function wordsOf(pages: readonly Page[]): string[] {
  const rows = pages.flatMap((page, n) => (texts(pages[n - 1])?.at(-1) === '(MORE)' ? page.slice(1) : page))
  return squeeze(rows.map(({ text }) => text).filter((text) => text !== '(MORE)'))
}

function wordsIn(blocks: readonly Block[]): string[] {
  return squeeze(
    blocks.flatMap((block) => {
      if (block.is === 'chapter') return 'THE STORY GOES ON'
      if (block.is !== 'speech') return block.text
      return [block.cue, ...block.said.map(({ is, text }) => (is === 'dialogue' ? text : `(${text})`))]
    }),
  )
}

function squeeze(texts: readonly string[]): string[] {
  return (
    texts
      .join('')
      .replaceAll(/\s|\(CONT’D\)/g, '')
      .toUpperCase()
      .match(/.{1,60}/gu) ?? []
  )
}
