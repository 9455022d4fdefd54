import { type PieceEvent } from '../../game/protocol.ts'
import { type Line } from '../../script/line.ts'
import { createParser, type Parser } from '../../script/parse/parse.ts'

/** `lines[chapter][act]`: what is settled. An act that has not changed is the same array as before. */
export type ScriptLines = readonly (readonly (readonly Line[])[])[]

export type WritingText = {
  /** Takes further pieces in, in their order. */
  add(pieces: readonly PieceEvent[]): ScriptLines
  /** Nothing more comes for what was begun: half-written lines are settled too. */
  end(): ScriptLines
}

type Act = { text: string; parser: Parser; isOver: boolean; lines: readonly Line[] }

/** Puts pieces together as script/acts.ts does, and reads each act with a parser of its own as it grows. */
export function createWritingText(cast: readonly string[]): WritingText {
  const chapters: Act[][] = []
  return { add, end }

  function add(pieces: readonly PieceEvent[]): ScriptLines {
    const grown = new Set<Act>()
    for (const piece of pieces) grown.add(put(piece))
    for (const act of grown) settle(act)
    return linesOf(chapters)
  }

  function end(): ScriptLines {
    for (const act of chapters.flat()) finish(act)
    return linesOf(chapters)
  }

  function put({ chapter, act: n, drop, text }: PieceEvent): Act {
    while (chapters.length <= chapter) chapters.push([])
    const acts = chapters[chapter] as Act[]
    chapters.slice(0, chapter).flat().forEach(finish)
    acts.slice(0, n).forEach(finish)
    while (acts.length <= n) acts.push(openAct(cast))
    const act = acts[n] as Act
    if (drop === 0 && !act.isOver) {
      act.text += text
      act.parser.push(text)
      return act
    }
    // What a parser has read it cannot unread.
    const kept = act.text.slice(0, Math.max(0, act.text.length - drop))
    const anew = openAct(cast)
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

function linesOf(chapters: readonly (readonly Act[])[]): ScriptLines {
  return chapters.map((acts) => acts.map((act) => act.lines))
}
