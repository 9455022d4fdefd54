import { isAside, isPreamble, isReasoning, removeRole } from './chatter.ts'
import { classify, refineKind, type Reading } from './classify.ts'
import { cleanText } from './clean-text.ts'
import { type Line, type LineKind } from '../line.ts'
import { createPage } from './page.ts'
import { cleanMood, readCue } from './speech.ts'

export type Transcript = ReturnType<typeof createTranscript>

/** Takes whole elements and whole plain lines in turn, and decides which are script and what they are in their place. */
export function createTranscript(cast: readonly string[]) {
  const lines: Line[] = []
  /** Lines that a `</think>` may still take back. */
  let thoughts: Line[] | null = null
  /** Prose before the script has begun: the first action, or a model's chat. */
  let preamble: string[] = []
  let started = false
  let page = createPage(cast, keep)
  let afterBlank = true
  let afterElement = false
  /** Whether the script sets names and speeches on one line. */
  let isInline = false
  /** A line in capitals that is a cue if a speech follows. */
  let capitals: string | null = null
  let listing: 'no' | 'cast' | 'cast-entries' = 'no'

  return { lines, knows: (name: string) => page.knows(name), element, plain, blank, forgetThought, end }

  function keep(line: Line) {
    ;(thoughts ?? lines).push(line)
  }

  function element(kind: LineKind, text: string, name: string | null) {
    settleCapitals(false)
    start()
    listing = 'no'
    afterElement = true
    afterBlank = false
    if (name !== null && kind === 'dialogue') page.cue(name)
    if (kind === 'dialogue') page.speak(text)
    else if (kind === 'character') readCharacter(text.trim() || (name ?? ''))
    else if (kind === 'parenthetical') page.remark(cleanMood(text))
    else page.head(refineKind(kind, cleanText(text)), text)
  }

  function readCharacter(text: string) {
    if (page.knows(text)) return page.cue(text)
    const [, name = text, speech = ''] = /^([^:：]*)[:：](.*)$/s.exec(text) ?? []
    page.cue(name)
    page.speak(speech)
  }

  function plain(raw: string) {
    const reading = classify(started ? raw : removeRole(raw), {
      knows: page.knows,
      takesStrangers: cast.length === 0 || !page.isSpeaking() || isInline,
      isFirst: !started,
      isTitlePage: page.isTitlePage(),
    })
    if (isListed(reading)) return
    settleCapitals(canFollowCue(reading))
    if (!isChat(reading)) take(reading)
    afterBlank = reading.is === 'nothing'
    afterElement = false
  }

  function blank() {
    afterBlank = true
    page.pause()
    settleCapitals(false)
  }

  function take(reading: Reading) {
    if (reading.is === 'cast-list') listing = 'cast'
    else if (reading.is === 'capitals') takeCapitals(reading.text)
    else if (reading.is === 'prose' && page.isSpeaking()) page.speak(reading.text)
    else if (reading.is === 'prose') takeAction(reading.text)
    else if (reading.is === 'cue') {
      start()
      page.cue(reading.cue)
      isInline = reading.speech !== ''
      page.speak(reading.speech)
    } else if (reading.is === 'line') {
      if (reading.kind === 'title') preamble = []
      start()
      if (reading.kind === 'parenthetical') page.remark(reading.text)
      else page.head(reading.kind, reading.text)
    }
  }

  function takeCapitals(text: string) {
    const { name } = readCue(text)
    const mayBeCue =
      (afterBlank || !page.isSpeaking()) && !/[.!?…:;,]$/.test(text) && name.split(' ').length <= 4
    if (page.isSilent() && !afterBlank) page.speak(text)
    else if (page.knows(name) && !/[!?]$/.test(text)) {
      start()
      page.cue(text)
    } else if (mayBeCue) capitals = text
    else takeAction(text)
  }

  function takeAction(text: string) {
    if (started) page.head('action', text)
    else preamble.push(text)
  }

  function settleCapitals(isCue: boolean) {
    const text = capitals
    capitals = null
    if (text === null) return
    if (!isCue) return takeAction(text)
    start()
    page.cue(text)
  }

  function canFollowCue(reading: Reading): boolean {
    if (reading.is === 'capitals') return /[!?]$/.test(reading.text)
    return reading.is === 'prose' || (reading.is === 'line' && reading.kind === 'parenthetical')
  }

  function isListed(reading: Reading): boolean {
    if (listing === 'no') return false
    const isHead = reading.is === 'line' && reading.kind !== 'parenthetical' && reading.kind !== 'action'
    if (isHead || (listing === 'cast-entries' && afterBlank)) listing = 'no'
    else if (reading.is !== 'nothing') listing = 'cast-entries'
    afterBlank = false
    return listing !== 'no'
  }

  function isChat(reading: Reading): boolean {
    const text = readLoose(reading)
    if (text === null) return false
    if (started) return (!page.isSpeaking() || afterElement) && isAside(text)
    if (isReasoning(text)) thoughts ??= []
    else if (!isPreamble(text)) return false
    preamble = []
    return true
  }

  function start() {
    if (started) return
    started = true
    for (const text of preamble) page.head('action', text)
  }

  /** True where all that came before was thought, which is forgotten: nothing of it has settled. */
  function forgetThought(): boolean {
    if (started && thoughts === null) return false
    thoughts = capitals = null
    preamble = []
    started = isInline = afterElement = false
    afterBlank = true
    listing = 'no'
    page = createPage(cast, keep)
    return true
  }

  function end() {
    settleCapitals(false)
    start()
    for (const line of thoughts ?? []) lines.push(line)
    thoughts = null
  }
}

/** The text of a reading that might be chat as well. */
function readLoose(reading: Reading): string | null {
  if (reading.is === 'prose' || (reading.is === 'line' && reading.kind === 'action')) return reading.text
  return reading.is === 'cue' && reading.speech === '' ? reading.cue : null
}
