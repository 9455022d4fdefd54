import { type Block, chapterMark, cueText, type SpeechBlock } from './screenplay.ts'
import { type Cells, countCells, wrapText } from './wrap-text.ts'

/** Tenths of an inch from the paper's left edge: US Letter, Courier of 12 points. */
const columns = {
  text: { from: 15, width: 60 },
  speech: { from: 25, width: 35 },
  parenthetical: { from: 31, width: 25 },
  cue: { from: 37, width: 38 },
} as const

export type Row = {
  readonly text: string
  readonly column: number
  readonly look: 'plain' | 'bold' | 'underlined'
  readonly isMarked: boolean
  /** Only on the first row of a scene's heading. */
  readonly number: number | null
  /** Only on the first row of a heading: readers jump here. */
  readonly opens: 'act' | 'scene' | null
}

/** `breaks(k)`: a page may end after `k` of its rows. */
export type Piece = {
  readonly rows: readonly Row[]
  readonly before: number
  readonly isHead: boolean
  readonly opensPage: boolean
  readonly breaks: (k: number) => boolean
  /** Rows around the break of a speech: "(MORE)", then the cue again. */
  readonly cue: { readonly more: Row; readonly again: Row } | null
}

export function toPiece(block: Block, cells: Cells, marked: string | undefined): Piece {
  switch (block.is) {
    case 'chapter':
      return { ...head(centre(chapterMark.toUpperCase(), 'bold', cells)), opensPage: true }
    case 'heading':
      return head(centre(block.text.toUpperCase(), 'bold', cells))
    case 'act': {
      const rows = centre(block.text.toUpperCase(), 'underlined', cells)
      return { ...head(rows.map((row, n) => (n === 0 ? { ...row, opens: 'act' } : row))), before: 2 }
    }
    case 'scene':
      return { ...head(sceneRows(block.text, block.number, cells)), before: 2 }
    case 'transition':
      return plain(
        wrapText(block.text.toUpperCase(), columns.text.width, cells).map((text) =>
          rowAt(columns.text.from + columns.text.width - countCells(text, cells), text),
        ),
      )
    case 'action':
      return plain(rowsIn('text', block.text, cells))
    case 'speech':
      return toSpeech(block, cells, block.part === marked)
  }
}

function sceneRows(text: string, number: number | null, cells: Cells): Row[] {
  return rowsIn('text', text.toUpperCase(), cells).map((row, n) => ({
    ...row,
    look: 'bold',
    number: n === 0 ? number : null,
    opens: n === 0 && number !== null ? 'scene' : null,
  }))
}

function head(rows: readonly Row[]): Piece {
  return { rows, before: 1, isHead: true, opensPage: false, breaks: () => false, cue: null }
}

function plain(rows: readonly Row[]): Piece {
  const breaks = (k: number) => k >= 2 && rows.length - k >= 2
  return { rows, before: 1, isHead: false, opensPage: false, breaks, cue: null }
}

function toSpeech(speech: SpeechBlock, cells: Cells, isMarked: boolean): Piece {
  const mark = (row: Row): Row => ({ ...row, isMarked })
  const cue = rowsIn('cue', cueText(speech), cells).map(mark)
  const said = speech.said.flatMap(({ is, text }, n) => {
    const rows =
      is === 'dialogue' ? rowsIn('speech', text, cells) : rowsIn('parenthetical', `(${text})`, cells)
    return rows.map((row, at) => ({ row: mark(row), is, n, at, of: rows.length }))
  })
  const again = cueText({ ...speech, goesOn: true })
  return {
    ...plain([...cue, ...said.map(({ row }) => row)]),
    breaks,
    cue: {
      more: mark(rowAt(columns.cue.from, '(MORE)')),
      again: mark(rowAt(columns.cue.from, again)),
    },
  }

  /** Only after dialogue; within one, two rows or more stand on each page. */
  function breaks(k: number): boolean {
    const last = said[k - cue.length - 1]
    const first = said[k - cue.length]
    if (last?.is !== 'dialogue' || !first) return false
    if (!said.slice(k - cue.length).some(({ is }) => is === 'dialogue')) return false
    return first.n !== last.n || (first.at >= 2 && first.of - first.at >= 2)
  }
}

function centre(text: string, look: Row['look'], cells: Cells): Row[] {
  const { from, width } = columns.text
  return wrapText(text, width, cells).map((row) => ({
    ...rowAt(from + (width - countCells(row, cells)) / 2, row),
    look,
  }))
}

function rowsIn(place: keyof typeof columns, text: string, cells: Cells): Row[] {
  const { from, width } = columns[place]
  return wrapText(text, width, cells).map((row) => rowAt(from, row))
}

function rowAt(column: number, text: string): Row {
  return { text, column, look: 'plain', isMarked: false, number: null, opens: null }
}
