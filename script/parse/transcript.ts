import { type Above, addBlank, continueList, isBlank, isElement, isList } from './above.ts'
import { findLooseText, isAside, isPreamble, isReasoning, removeRole } from './chatter.ts'
import { canFollowCue, classify, type Reading } from './classify.ts'
import { type Line, type LineKind } from '../line.ts'
import { createPage, type Page } from './page.ts'
import { readCue } from './speech.ts'
import { type TaggedElement, writeElement } from './write-element.ts'

export type Transcript = ReturnType<typeof createTranscript>

type Stage =
  /** Prose before the script is its first action or a model's chat: it waits in `held`. */
  | { readonly is: 'preamble'; held: string[]; isThought: boolean }
  /** After what looks like thought: a `</think>` may still take these lines back. */
  | { readonly is: 'draft'; readonly lines: Line[] }
  | { readonly is: 'script' }

type State = {
  readonly page: Page
  stage: Stage
  above: Above
  isInline: boolean
}

export function createTranscript(cast: readonly string[]) {
  const lines: Line[] = []
  let state = begin()

  return { lines, knows: (name: string) => state.page.knows(name), element, plain, blank, forgetThought, end }

  function begin(): State {
    return {
      page: createPage(cast, keep),
      stage: { is: 'preamble', held: [], isThought: false },
      above: { is: 'blank' },
      isInline: false,
    }
  }

  function keep(line: Line) {
    const kept = state.stage.is === 'draft' ? state.stage.lines : lines
    kept.push(line)
  }

  function element(tagged: TaggedElement) {
    settleCapitals('action')
    start()
    state.above = { is: 'element' }
    writeElement(state.page, tagged)
  }

  function plain(raw: string) {
    const reading = classifyHere(raw)
    if (isList(state.above)) state.above = continueList(state.above, reading)
    if (isList(state.above)) return
    settleCapitals(canFollowCue(reading) ? 'cue' : 'action')
    const { above } = state
    state.above = { is: reading.is === 'nothing' ? 'blank' : 'line' }
    if (!isChat(reading, above)) take(reading, above)
  }

  function classifyHere(raw: string): Reading {
    const { page, stage, isInline } = state
    const isFirst = stage.is === 'preamble'
    return classify(isFirst ? removeRole(raw) : raw, {
      knows: page.knows,
      takesStrangers: cast.length === 0 || !page.isSpeaking() || isInline,
      isFirst,
      isTitlePage: page.isTitlePage(),
    })
  }

  function blank() {
    state.page.pause()
    settleCapitals('action')
    state.above = addBlank(state.above)
  }

  function take(reading: Reading, above: Above) {
    if (reading.is === 'cast-list') state.above = { is: 'list-heading' }
    else if (reading.is === 'capitals') takeCapitals(reading.text, above)
    else if (reading.is === 'prose') takeProse(reading.text)
    else if (reading.is === 'cue') takeCue(reading.cue, reading.speech)
    else if (reading.is === 'line') takeLine(reading.kind, reading.text)
  }

  function takeCapitals(text: string, above: Above) {
    const { page } = state
    const { name } = readCue(text)
    const mayBeCue =
      (isBlank(above) || !page.isSpeaking()) && !/[.!?…:;,]$/.test(text) && name.split(' ').length <= 4
    if (page.isSilent() && !isBlank(above)) page.speak(text)
    else if (page.knows(name) && !/[!?]$/.test(text)) startWithCue(text)
    else if (mayBeCue) state.above = { is: 'capitals', text }
    else takeAction(text)
  }

  function takeProse(text: string) {
    if (state.page.isSpeaking()) state.page.speak(text)
    else takeAction(text)
  }

  function takeCue(cue: string, speech: string) {
    startWithCue(cue)
    state.isInline = speech !== ''
    state.page.speak(speech)
  }

  function takeLine(kind: LineKind, text: string) {
    if (kind === 'title') forgetPreamble()
    start()
    if (kind === 'parenthetical') state.page.remark(text)
    else state.page.head(kind, text)
  }

  function takeAction(text: string) {
    if (state.stage.is === 'preamble') state.stage.held.push(text)
    else state.page.head('action', text)
  }

  function settleCapitals(kind: 'cue' | 'action') {
    const { above } = state
    if (above.is !== 'capitals') return
    state.above = { is: 'line' }
    if (kind === 'cue') startWithCue(above.text)
    else takeAction(above.text)
  }

  function isChat(reading: Reading, above: Above): boolean {
    const { stage, page } = state
    const text = findLooseText(reading)
    if (text === null) return false
    if (stage.is !== 'preamble') return (!page.isSpeaking() || isElement(above)) && isAside(text)
    if (isReasoning(text)) stage.isThought = true
    else if (!isPreamble(text)) return false
    forgetPreamble()
    return true
  }

  function forgetPreamble() {
    if (state.stage.is === 'preamble') state.stage.held = []
  }

  function start() {
    const { stage, page } = state
    if (stage.is !== 'preamble') return
    state.stage = stage.isThought ? { is: 'draft', lines: [] } : { is: 'script' }
    for (const text of stage.held) page.head('action', text)
  }

  function startWithCue(text: string) {
    start()
    state.page.cue(text)
  }

  /** True where it was forgotten: no line had settled yet. */
  function forgetThought(): boolean {
    const isThought = state.stage.is !== 'script'
    if (isThought) state = begin()
    return isThought
  }

  function end() {
    settleCapitals('action')
    start()
    if (state.stage.is !== 'draft') return
    for (const line of state.stage.lines) lines.push(line)
    state.stage = { is: 'script' }
  }
}
