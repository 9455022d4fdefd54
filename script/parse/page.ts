import { createCasting, type Speaker } from './casting.ts'
import { readCueLine } from './read-cue-line.ts'
import { cleanText } from './clean-text.ts'
import { countWords } from '../count-words.ts'
import { type Line, type LineKind } from '../line.ts'
import { readCue, removeQuotes, splitSpeech } from './speech.ts'

export type Page = ReturnType<typeof createPage>

type State = {
  last: Line | null
  /** Stays through an action: dialogue after it is this part's. */
  speaker: Speaker | null
  /** `due`: the cue stands, its speech has not begun. */
  speech: 'none' | 'due' | 'begun'
}

/** Names at the start of a speech are cues ("KEVIN: PLUM: Hi."), so many of them and so long. */
const deepestCue = 8
const longestCue = 64

export function createPage(cast: readonly string[], keep: (line: Line) => void) {
  const casting = createCasting(cast)
  const state: State = { last: null, speaker: null, speech: 'none' }

  return {
    knows: casting.knows,
    isSpeaking: () => state.speech !== 'none',
    isSilent: () => state.speech === 'due',
    isTitlePage: () => state.last === null || state.last.kind === 'title',
    head,
    cue,
    remark,
    speak,
    pause,
  }

  function head(kind: LineKind, text: string) {
    state.speech = 'none'
    const tidy = cleanText(text)
    write(kind, kind === 'title' ? removeQuotes(removeQuotes(tidy)) : tidy, null)
  }

  function cue(text: string) {
    const { name, moods } = readCue(text)
    if (name === '') return
    const speaker = casting.speakerFor(name)
    state.speaker = speaker
    if (!isCueOf(state.last, speaker)) write('character', speaker.name, speaker.part)
    state.speech = 'due'
    for (const mood of moods) if (!isWithin(mood, speaker)) remark(mood)
  }

  function remark(mood: string) {
    if (state.last === null || state.last.speaker === null) return write('parenthetical', mood, null)
    write('parenthetical', mood, state.speaker?.part ?? null)
    if (state.speech === 'none') state.speech = 'begun'
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

  /** Where the name ends that a speech begins with. Only known names: "Rule One: no socks" is said. */
  function findCue(said: string): number {
    const reading = readCueLine(said.slice(0, longestCue), {
      knows: casting.knows,
      takesStrangers: state.speaker === null,
    })
    const colon = reading?.cue.length ?? 0
    return said.slice(colon + 1).trim() === '' ? 0 : colon
  }

  function say(kind: 'parenthetical' | 'dialogue', text: string) {
    const speaker = (state.speaker ??= leastHeard())
    if (speaker !== null && state.last?.speaker !== speaker.part)
      write('character', speaker.name, speaker.part)
    write(kind, text, speaker?.part ?? null)
    if (kind === 'dialogue' || state.speech === 'none') state.speech = 'begun'
    if (kind === 'dialogue' && speaker !== null) casting.hear(speaker.part, countWords(text))
  }

  function leastHeard(): Speaker | null {
    const part = casting.leastHeard()
    return part === null ? null : { part, name: part }
  }

  /** A blank line ends a speech, but may stand between a cue and its speech. */
  function pause() {
    if (state.speech === 'begun') state.speech = 'none'
  }

  function write(kind: LineKind, text: string, speaker: string | null) {
    if (text === '') return
    state.last = { kind, text, speaker }
    keep(state.last)
  }
}

function isCueOf(line: Line | null, { part, name }: Speaker): boolean {
  return line?.kind === 'character' && line.speaker === part && line.text === name
}

/** The "(the Cat)" of a part's own name. */
function isWithin(mood: string, { part, name }: Speaker): boolean {
  return part === name && part.toUpperCase().includes(mood.toUpperCase())
}
