import { createActCount } from './count-acts.ts'
import { type Line } from './line.ts'
import { createParser, type Parser } from './parse/parse.ts'

/** Settled lines by chapter and act. An act that has not changed is the same array as before. */
export type ScriptLines = readonly (readonly (readonly Line[])[])[]

type Piece = { readonly chapter: number; readonly act: number; readonly drop: number; readonly text: string }
export type NumberedPiece = Piece & { readonly n: number }

/** Mutable: its parsers read on where they stopped. */
export type WritingText = {
  readonly lines: () => ScriptLines
  readonly last: () => number
  /** In order; a piece that is in it already is left out. */
  add(pieces: readonly NumberedPiece[]): ScriptLines
  end(): ScriptLines
}

export type Stored = {
  readonly cast: readonly { readonly name: string }[]
  readonly texts: readonly (readonly string[])[]
  readonly last: number
}

type Act = { text: string; parser: Parser; isOver: boolean; lines: readonly Line[] }

/** Joins pieces as acts.ts does, with one parser an act. */
export function createWritingText({ cast, texts, last: stored }: Stored): WritingText {
  const names = cast.map(({ name }) => name)
  const chapters: Act[][] = []
  const countActs = createActCount()
  let last = stored
  for (const [chapter, acts] of texts.entries()) {
    for (const [act, text] of acts.entries()) settle(put({ chapter, act, drop: 0, text }))
  }
  return { lines, last: () => last, add, end }

  function lines(): ScriptLines {
    return countActs(chapters.map((acts) => acts.map((act) => act.lines)))
  }

  function add(pieces: readonly NumberedPiece[]): ScriptLines {
    const grown = new Set<Act>()
    for (const piece of pieces) {
      if (piece.n <= last) continue
      last = piece.n
      grown.add(put(piece))
    }
    for (const act of grown) settle(act)
    return lines()
  }

  function end(): ScriptLines {
    for (const act of chapters.flat()) finish(act)
    return lines()
  }

  function put({ chapter, act: n, drop, text }: Piece): Act {
    while (chapters.length <= chapter) chapters.push([])
    const acts = chapters[chapter] as Act[]
    chapters.slice(0, chapter).flat().forEach(finish)
    acts.slice(0, n).forEach(finish)
    while (acts.length <= n) acts.push(openAct(names))
    const act = acts[n] as Act
    if (drop === 0 && !act.isOver) {
      act.text += text
      act.parser.push(text)
      return act
    }
    // What a parser has read it cannot unread.
    const kept = act.text.slice(0, Math.max(0, act.text.length - drop))
    const anew = openAct(names)
    anew.text = kept + text
    anew.parser.push(anew.text)
    return Object.assign(act, anew)
  }
}

function openAct(cast: readonly string[]): Act {
  return { text: '', parser: createParser({ cast }), isOver: false, lines: [] }
}

function finish(act: Act): void {
  if (act.isOver) return
  act.isOver = true
  act.parser.end()
  settle(act)
}

function settle(act: Act): void {
  if (act.lines.length !== act.parser.lines.length) act.lines = [...act.parser.lines]
}
