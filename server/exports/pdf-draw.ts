import { type Page, type PlacedRow } from '../../script/paper/set-pages.ts'
import { type Face } from './pdf-fonts.ts'
import { type Coverage, type Typesetter } from './pdf-type.ts'

export type Document = PDFKit.PDFDocument
type Outline = Document['outline']

/** In points: a column is 1/10 inch, a row 1/6. US Letter with a margin of an inch above. */
const cell = 7.2
const row = 12
const top = 72
const paper = { width: 612, height: 792 }
/** Baseline within a row, and type sizes at which the faces look alike. */
const baseline = 9.4
const sizes: { readonly [F in Face]: number } = {
  'courier-prime': 12,
  'courier-prime-bold': 12,
  'dejavu-sans-mono': 11.5,
  'noto-emoji': 10.5,
}
const ink = '#000000'
const yellow = '#fff2a8'
const numberColumns = { left: 11, right: 77 }
const pageNumber = { right: 75, y: 36 }
const barColumn = 13.5

/** Private in the font library. */
type OpenFont = { readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

export function coverageOf(doc: Document): Coverage {
  const open = new Map<Face, OpenFont['_font']['font']>()
  return (face, codePoint) => {
    const font = open.get(face) ?? (doc.font(face) as unknown as OpenFont)._font.font
    open.set(face, font)
    return font.hasGlyphForCodePoint(codePoint)
  }
}

export function createDrawing(doc: Document, type: Typesetter) {
  let pages = 0
  let act: Outline | null = null
  // For screen readers: headings and paragraphs in order, without the margins.
  const structure = doc.struct('Document')
  doc.addStructure(structure)

  return {
    drawPage(page: Page) {
      doc.addPage()
      beside(() => {
        if (pages > 1) drawPageNumber(`${pages}.`)
        for (const band of bandsOf(page)) drawBand(band)
      })
      pages += 1
      for (const rows of paragraphsOf(page)) {
        structure.add(doc.struct(tagOf(rows), {}, () => rows.forEach(drawRow)))
        beside(() => rows.forEach(drawNumber))
      }
    },
    end: () => structure.end(),
  }

  function beside(draw: () => void) {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  function drawPageNumber(text: string) {
    drawText(text, (pageNumber.right - text.length) * cell, pageNumber.y, false)
  }

  /** The bar in the margin shows without colour. */
  function drawBand({ from, rows }: Band) {
    const y = top + from * row - 1
    doc.rect(14.5 * cell, y, 61 * cell, rows * row).fill(yellow)
    doc.rect(barColumn * cell, y, 3, rows * row).fill(ink)
  }

  function drawRow({ at, column, text, look, opens }: PlacedRow) {
    const y = top + at * row
    const x = column * cell
    drawText(text, x, y, look === 'bold')
    if (look === 'underlined') doc.rect(x, y + 11, countIn(text) * cell, 0.7).fill(ink)
    if (opens !== null) bookmark(opens, text, y)
  }

  function drawNumber({ at, number }: PlacedRow) {
    if (number === null) return
    const label = String(number)
    const y = top + at * row
    drawText(label, (numberColumns.left - label.length) * cell, y, true)
    drawText(label, numberColumns.right * cell, y, true)
  }

  function bookmark(opens: 'act' | 'scene', text: string, y: number) {
    // The library counts `left` from the paper's right edge.
    const place = { expanded: true, top: y - row, left: paper.width } as { expanded: boolean }
    if (opens === 'act') act = doc.outline.addItem(text, place)
    else (act ?? doc.outline).addItem(text, place)
  }

  function drawText(text: string, x: number, y: number, isBold: boolean) {
    let left = x
    for (const { face, text: part, cells, isToLeft } of type.runs(text, isBold)) {
      doc.font(face).fontSize(sizes[face]).fillColor(ink)
      // With `features`, even none, the library sets the text as one run, not word by word from left to right.
      const asOne = isToLeft ? { features: [] } : {}
      doc.text(part, left, y + baseline, { lineBreak: false, baseline: 'alphabetic', ...asOne })
      left += cells * cell
    }
  }

  function countIn(text: string): number {
    return type.runs(text, false).reduce((sum, { cells }) => sum + cells, 0)
  }
}

function paragraphsOf(page: Page): PlacedRow[][] {
  const paragraphs: PlacedRow[][] = []
  for (const placed of page) {
    const last = paragraphs.at(-1)
    if (last?.at(-1)?.at === placed.at - 1) last.push(placed)
    else paragraphs.push([placed])
  }
  return paragraphs
}

function tagOf([first]: readonly PlacedRow[]): 'H1' | 'H2' | 'P' {
  if (first?.opens === 'act') return 'H1'
  return first?.opens === 'scene' ? 'H2' : 'P'
}

type Band = { readonly from: number; readonly rows: number }

function bandsOf(page: Page): Band[] {
  const bands: Band[] = []
  for (const { at, isMarked } of page) {
    const last = bands.at(-1)
    if (!isMarked) continue
    if (last && last.from + last.rows === at) bands[bands.length - 1] = { ...last, rows: last.rows + 1 }
    else bands.push({ from: at, rows: 1 })
  }
  return bands
}
