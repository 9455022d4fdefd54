import { type Card, categories } from '../../game/card.ts'
import { isProblem, problem, type Problem, problems } from '../../game/problem.ts'
import {
  type CardsAnswer,
  type ChapterView,
  type EndEvent,
  type OpenedScript,
  type PieceEvent,
  type ProblemView,
  type ScriptState,
  type ScriptView,
} from '../../game/protocol.ts'

/** A proxy, a captive portal or a server of another time may answer anything: what has not the form is `network`. */
export function expectForm<Answer>(
  answer: unknown,
  hasForm: (answer: unknown) => answer is Answer,
): Answer | Problem {
  if (hasForm(answer)) return answer
  return isProblem(answer) && isProblemView(answer) ? answer : problem('network')
}

export function isOpenedScript(answer: unknown): answer is OpenedScript {
  return (
    isScriptView(answer) &&
    'texts' in answer &&
    isList(answer.texts, (acts) => isList(acts, isText)) &&
    'last' in answer &&
    isCount(answer.last)
  )
}

export function isScriptView(answer: unknown): answer is ScriptView {
  if (!isRecord(answer)) return false
  const { id, title, mode, rating, state, draw, cast, players, assignments, chapters, premise } = answer
  return (
    [id, title, mode, rating].every(isText) &&
    isState(state) &&
    isRecord(draw) &&
    categories.every((category) => isCard(draw[category])) &&
    isList(cast, (part) => isRecord(part) && isText(part['name']) && isTextOrNull(part['player'])) &&
    isList(players, isText) &&
    isList(assignments, (one) => isRecord(one) && isText(one['player']) && isText(one['part'])) &&
    isList(chapters, isChapter) &&
    isPremise(premise) &&
    isTextOrNull(answer['share']) &&
    isList(answer['versions'], isText)
  )
}

export function isCards(answer: unknown): answer is CardsAnswer {
  return isRecord(answer) && categories.every((category) => isList(answer[category], isCard))
}

/** Far more than any script has: more would only fill the memory. */
const mostChapters = 1000
const mostActs = 100

/** Null when it is none. */
export function readPiece(data: string): PieceEvent | null {
  return pieceOf(parse(data))
}

export function pieceOf(piece: unknown): PieceEvent | null {
  if (!isRecord(piece)) return null
  const { chapter, act, drop, text } = piece
  const isPiece =
    isCount(chapter) &&
    chapter < mostChapters &&
    isCount(act) &&
    act < mostActs &&
    isCount(drop) &&
    isText(text)
  return isPiece ? { chapter, act, drop, text } : null
}

/** Null when it is none. */
export function readEnd(data: string): EndEvent | null {
  const end = parse(data)
  if (!isRecord(end)) return null
  const { state, problem } = end
  return isState(state) && isProblemOrNull(problem) ? { state, problem } : null
}

function isChapter(value: unknown): value is ChapterView {
  if (!isRecord(value)) return false
  const { writer, state, problem, acts, promisedWords } = value
  return (
    isText(writer) && isState(state) && isProblemOrNull(problem) && isCount(acts) && isCount(promisedWords)
  )
}

function isPremise(value: unknown): boolean {
  return value === null || (isRecord(value) && isText(value['sentence']) && isList(value['wants'], isText))
}

function isCard(value: unknown): value is Card {
  return isRecord(value) && ['id', 'name', 'image_url'].every((key) => isText(value[key]))
}

const states: { readonly [S in ScriptState]: true } = {
  writing: true,
  written: true,
  stopped: true,
  failed: true,
}

function isState(value: unknown): value is ScriptState {
  return isText(value) && Object.hasOwn(states, value)
}

function isProblemOrNull(value: unknown): value is ProblemView | null {
  return value === null || isProblemView(value)
}

function isProblemView(value: unknown): value is ProblemView {
  return (
    isRecord(value) &&
    isText(value['code']) &&
    Object.hasOwn(problems, value['code']) &&
    isText(value['sentence'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isList(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
