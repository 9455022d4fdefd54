import { type Piece, type Row, toPiece } from './rows.ts'
import { type Block } from './screenplay.ts'
import { type Cells } from './wrap-text.ts'

/** Nine inches at six rows to the inch. */
export const rowsPerPage = 54

export type PlacedRow = Row & { readonly at: number }
export type Page = readonly PlacedRow[]

/** A heading stays with what follows, a cue with its speech. `marked` is the part whose speeches are marked. */
export function setPages(blocks: readonly Block[], cells: Cells, marked?: string): Page[] {
  const pieces = blocks.map((block) => toPiece(block, cells, marked))
  const paper = openPaper()
  for (const [n, piece] of pieces.entries()) {
    if (piece.opensPage) paper.turn()
    if (piece.isHead && pieces[n - 1]?.isHead !== true) paper.reserve(headAndStart(pieces, n))
    let rest: Piece | null = piece
    while (rest) rest = paper.place(rest)
  }
  return paper.pages()
}

function openPaper() {
  const pages: PlacedRow[][] = [[]]
  let next = 0

  return { turn, reserve, place, pages: () => pages.filter((page) => page.length > 0) }

  function turn() {
    if (next > 0) pages.push([])
    next = 0
  }

  function reserve(rows: number) {
    if (next + rows > rowsPerPage) turn()
  }

  function place(piece: Piece): Piece | null {
    const room = rowsPerPage - next - (next === 0 ? 0 : piece.before)
    if (piece.rows.length <= room) {
      put(piece, piece.rows)
      return null
    }
    const kept = lastBreak(piece, piece.cue ? room - 1 : room)
    if (kept === 0 && next > 0) {
      turn()
      return piece
    }
    const stay = kept > 0 ? kept : Math.max(1, room - 1)
    put(piece, [...piece.rows.slice(0, stay), ...(piece.cue ? [piece.cue.more] : [])])
    turn()
    return restOf(piece, stay)
  }

  function put({ before }: Piece, rows: readonly Row[]) {
    if (next > 0) next += before
    for (const row of rows) pages.at(-1)?.push({ ...row, at: next++ })
  }
}

function lastBreak({ rows, breaks }: Piece, most: number): number {
  let kept = Math.min(most, rows.length - 1)
  while (kept > 0 && !breaks(kept)) kept--
  return Math.max(0, kept)
}

function restOf(piece: Piece, stay: number): Piece {
  const again = piece.cue ? [piece.cue.again] : []
  const shift = stay - again.length
  return {
    ...piece,
    rows: [...again, ...piece.rows.slice(stay)],
    breaks: (k) => k > again.length && piece.breaks(k + shift),
  }
}

function headAndStart(pieces: readonly Piece[], from: number): number {
  let rows = 0
  for (const piece of pieces.slice(from)) {
    if (piece !== pieces[from] && piece.opensPage) break
    rows += piece.before
    if (!piece.isHead) return rows + leastOf(piece)
    rows += piece.rows.length
  }
  return rows
}

function leastOf({ rows, breaks, cue }: Piece): number {
  for (let k = 1; k < rows.length; k++) if (breaks(k)) return cue ? k + 1 : k
  return rows.length
}
