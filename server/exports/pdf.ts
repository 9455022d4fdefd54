import { type Readable } from 'node:stream'
import { setImmediate as giveWay } from 'node:timers/promises'
import { type Page, setPages } from '../../script/paper/set-pages.ts'
import { type Screenplay } from '../../script/paper/screenplay.ts'
import { setTitlePage } from '../../script/paper/title.ts'
import { escapeXml } from '../../script/paper/xml.ts'
import { coverageOf, createDrawing, type Document } from './pdf-draw.ts'
import { faces, readFonts } from './pdf-fonts.ts'
import { createTypesetter, placeholder, type Typesetter } from './pdf-type.ts'

type PdfOptions = {
  /** The same script gives the same bytes. */
  readonly createdAt: Date
  readonly marked?: string | undefined
}

const missing = `A ${placeholder} stands for a sign that this typeface does not have. The copies as text, Fountain and Final Draft have it.`

/** Finds every error before it resolves; then draws a page at a time as the response is read, so as not to block. */
export async function writePdf(screenplay: Screenplay, options: PdfOptions): Promise<Readable> {
  const doc = await openDocument(screenplay, options)
  const type = createTypesetter(coverageOf(doc))
  await giveWay()
  const pages = setAll(screenplay, type, options.marked)
  void drawAll(doc, type, pages).catch((error: unknown) => {
    doc.destroy(error instanceof Error ? error : new Error('a page could not be drawn'))
  })
  return doc
}

/** At start: loading the code blocks the event loop for 0.1 s. A failure shows up again on the first export. */
export async function warmUpPdf(): Promise<void> {
  await readTools().catch(() => undefined)
}

function readTools() {
  return Promise.all([import('pdfkit'), readFonts()])
}

async function openDocument({ titlePage }: Screenplay, { createdAt }: PdfOptions): Promise<Document> {
  const [{ default: PDFDocument }, fonts] = await readTools()
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    tagged: true,
    info: {
      Title: titlePage.title,
      Author: titlePage.writers.join(', '),
      Creator: 'Twisted Yarn',
      Producer: 'Twisted Yarn',
      CreationDate: createdAt,
    },
  })
  for (const face of faces) doc.registerFont(face, fonts[face])
  escapeMetadata(doc)
  return doc
}

/** The library writes what it is told of the document twice: as strings of its own, then as it is into XML. */
function escapeMetadata(doc: Document): void {
  const ending = doc as unknown as { endMetadata(): void }
  const endMetadata = ending.endMetadata.bind(doc)
  ending.endMetadata = () => {
    const { Title = '', Author = '' } = doc.info
    Object.assign(doc.info, { Title: escapeXml(Title), Author: escapeXml(Author) })
    endMetadata()
  }
}

function setAll({ titlePage, blocks }: Screenplay, type: Typesetter, marked: string | undefined): Page[] {
  const pages = setPages(blocks, type.cells, marked)
  const names = titlePage.parts.flatMap(({ name, readers }) => [name, ...readers])
  const texts = [titlePage.title, ...names, ...pages.flat().map(({ text }) => text)]
  const note = texts.every(type.hasAll) ? undefined : missing
  return [setTitlePage(titlePage, type.cells, { marked, note }), ...pages]
}

async function drawAll(doc: Document, type: Typesetter, pages: readonly Page[]): Promise<void> {
  const drawing = createDrawing(doc, type)
  for (const page of pages) {
    await giveWay()
    if (doc.destroyed) return
    drawing.drawPage(page)
  }
  await giveWay()
  if (doc.destroyed) return
  drawing.end()
  doc.end()
}
