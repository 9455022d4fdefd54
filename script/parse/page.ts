import { createCasting } from './casting.ts'
import { readCueLine } from './classify.ts'
import { cleanText } from './clean-text.ts'
import { countWords } from '../count-words.ts'
import { type Line, type LineKind } from '../line.ts'
import { readCue, removeQuotes, splitSpeech } from './speech.ts'

/** How many names before a speech are taken for cues, and how long they may be. */
const deepestCue = 8
const longestCue = 64

/** Writes lines down and knows who speaks: every speech stands under its cue, and belongs to a part of the cast. */
export function createPage(cast: readonly string[], keep: (line: Line) => void) {
  const casting = createCasting(cast)
  let last: Line | null = null
  let speaker: string | null = null
  /** Whether plain prose is speech, and whether the speaker has yet to say the first word. */
  let speaking = false
  let silent = false

  return {
    knows: (name: string) => casting.knows(name),
    isSpeaking: () => speaking,
    isSilent: () => silent,
    isTitlePage: () => last === null || last.kind === 'title',
    head,
    cue,
    remark,
    speak,
    pause,
  }

  function head(kind: LineKind, text: string) {
    speaking = silent = false
    const tidy = cleanText(text)
    write(kind, kind === 'title' ? removeQuotes(removeQuotes(tidy)) : tidy, null)
  }

  function cue(text: string) {
    const { name, moods } = readCue(text)
    if (name === '') return
    speaker = casting.partFor(name)
    if (last?.kind !== 'character' || last.speaker !== speaker) write('character', speaker, speaker)
    speaking = silent = true
    for (const mood of moods) if (!isWithin(mood, speaker)) remark(mood)
  }

  /** A parenthetical belongs to the speech that it stands in; elsewhere to nobody. */
  function remark(mood: string) {
    const isSpeakers = last !== null && last.speaker !== null
    write('parenthetical', mood, isSpeakers ? speaker : null)
    if (isSpeakers) speaking = true
  }

  function speak(text: string, depth = 0) {
    for (const { kind, text: said } of splitSpeech(text)) {
      const colon = kind === 'dialogue' && depth < deepestCue ? findCue(said) : 0
      if (colon > 0) {
        cue(said.slice(0, colon))
        speak(said.slice(colon + 1), depth + 1)
      } else say(kind, said)
    }
  }

  /** Where the name ends that a speech begins with: only a known one, "Rule One: no socks" is said. */
  function findCue(said: string): number {
    const reading = readCueLine(said.slice(0, longestCue), {
      knows: casting.knows,
      takesStrangers: speaker === null,
    })
    const colon = reading?.cue.length ?? 0
    return said.slice(colon + 1).trim() === '' ? 0 : colon
  }

  function say(kind: LineKind, text: string) {
    speaker ??= casting.leastHeard()
    if (speaker !== null && last?.speaker !== speaker) write('character', speaker, speaker)
    write(kind, text, speaker)
    speaking = true
    if (kind !== 'dialogue') return
    silent = false
    if (speaker !== null) casting.hear(speaker, countWords(text))
  }

  /** A blank line ends a speech, but not the wait for it. */
  function pause() {
    if (!silent) speaking = false
  }

  function write(kind: LineKind, text: string, who: string | null) {
    if (text === '') return
    last = { kind, text, speaker: who }
    keep(last)
  }
}

/** "BOB (THE CAT)" may be a part's whole name. */
function isWithin(mood: string, name: string): boolean {
  return name.toUpperCase().includes(mood.toUpperCase())
}
