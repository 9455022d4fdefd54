/** Columns that a grapheme takes (an emoji of five code points is one grapheme). */
export type Cells = (grapheme: string) => number

const plain = /^[\x20-\x7e\u00a0-\u02ff‘’“”–—…]*$/
const segmenter = new Intl.Segmenter('en')

export function splitGraphemes(text: string): string[] {
  return plain.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment)
}

export function countCells(text: string, cells: Cells): number {
  return splitGraphemes(text).reduce((sum, grapheme) => sum + cells(grapheme), 0)
}

/** Breaks between words, else after a dash, else anywhere. */
export function wrapText(text: string, width: number, cells: Cells): string[] {
  const rows: string[] = []
  let row = ''
  let used = 0
  for (const word of text.split(' '))
    for (const [n, piece] of word.split(/(?<=[^\s-][-–—…])(?=[\p{L}\p{N}])/u).entries()) {
      const gap = n === 0 && row !== '' ? ' ' : ''
      const length = countCells(piece, cells)
      if (used + gap.length + length <= width) {
        row += gap + piece
        used += gap.length + length
        continue
      }
      if (row !== '') rows.push(row)
      const chunks = chop(piece, width, cells)
      row = chunks.pop() ?? ''
      used = countCells(row, cells)
      rows.push(...chunks)
    }
  return row === '' ? rows : [...rows, row]
}

function chop(piece: string, width: number, cells: Cells): string[] {
  const chunks: string[] = []
  let chunk = ''
  let used = 0
  for (const grapheme of splitGraphemes(piece)) {
    const length = cells(grapheme)
    if (chunk !== '' && used + length > width) {
      chunks.push(chunk)
      chunk = ''
      used = 0
    }
    chunk += grapheme
    used += length
  }
  return [...chunks, chunk]
}
