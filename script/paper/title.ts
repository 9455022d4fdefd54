import { joinWriters } from '../credit.ts'
import { type PlacedRow } from './set-pages.ts'
import { type ScreenplayPart, type TitlePage } from './screenplay.ts'
import { type Cells, countCells, wrapText } from './wrap-text.ts'

export type TitleRowsOptions = { readonly marked?: string | undefined; readonly note?: string | undefined }

/** Tenths of an inch from the paper's left edge. */
const middle = 45
const left = 15
const titleAt = 14
const lastRow = 53

export function setTitlePage(
  page: TitlePage,
  cells: Cells,
  { marked, note }: TitleRowsOptions = {},
): PlacedRow[] {
  const rows: PlacedRow[] = []
  let at = titleAt
  centre(page.title.toUpperCase(), 'bold')
  at += 2
  centre('written by')
  at += 1
  centre(joinWriters(page.writers))
  at += 2
  if (page.cards.length > 0) centre(`from the cards ${page.cards.join(', ')}`)
  at += 1
  centre(page.rating)
  centre(page.date)
  if (page.premise.length > 0) at += 2
  for (const sentence of page.premise) centre(sentence)
  if (marked !== undefined) {
    at += 2
    centre(`Marked copy: ${nameAll(page.parts, marked)}`, 'bold', true)
  }
  foot()
  return rows

  function centre(text: string, look: PlacedRow['look'] = 'plain', isMarked = false) {
    for (const row of wrapText(text, 46, cells))
      put(at++, middle - countCells(row, cells) / 2, row, look, isMarked)
  }

  function foot() {
    const cast = page.parts.map(({ name, readers }) => ({ name, text: describePart({ name, readers }) }))
    const lines = [
      ...(cast.length > 0 ? [{ text: 'Cast', isMarked: false }] : []),
      ...cast.flatMap(({ name, text }) => wrapRows(text, name === marked)),
      ...(note === undefined ? [] : [{ text: '', isMarked: false }, ...wrapRows(note, false)]),
    ]
    for (const [n, { text, isMarked }] of lines.entries())
      put(Math.max(at + 1, lastRow - lines.length + 1) + n, left, text, 'plain', isMarked)
  }

  function wrapRows(text: string, isMarked: boolean) {
    return wrapText(text, 60, cells).map((row) => ({ text: row, isMarked }))
  }

  function put(at: number, column: number, text: string, look: PlacedRow['look'], isMarked: boolean) {
    if (text !== '') rows.push({ at, column, text, look, isMarked, number: null, opens: null })
  }
}

function nameAll(parts: readonly ScreenplayPart[], marked: string): string {
  return describePart(parts.find(({ name }) => name === marked) ?? { name: marked, readers: [] })
}

function describePart({ name, readers }: ScreenplayPart): string {
  return readers.length > 0 ? `${name.toUpperCase()}, read by ${readers.join(' and ')}` : name.toUpperCase()
}
