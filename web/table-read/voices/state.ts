import { type Speech } from '../../../script/aloud/speeches.ts'
import { type StageCues } from '../cues.ts'
import { type Choices } from './choices.ts'

export type Voices = {
  readonly found: 'awaited' | readonly SpeechSynthesisVoice[]
  readonly choices: Choices
  readonly play: Play
}

type Play = 'on' | 'paused' | 'blocked' | 'failed'

export type VoicesNews =
  | { readonly is: 'found'; readonly voices: readonly SpeechSynthesisVoice[] }
  | { readonly is: 'part'; readonly part: string; readonly isMachine: boolean }
  | { readonly is: 'narrator'; readonly isMachine: boolean }
  | { readonly is: 'everything'; readonly parts: readonly string[] }
  | { readonly is: 'nothing' }
  | { readonly is: 'play'; readonly play: Play }

/** Paused when restored: browsers let no page speak before a press. */
export function beginVoices(choices: Choices): Voices {
  return { found: 'awaited', choices, play: isChosen(choices) ? 'paused' : 'on' }
}

export function hearVoices(before: Voices, news: VoicesNews): Voices {
  const { choices } = before
  switch (news.is) {
    case 'found':
      return { ...before, found: news.voices }
    case 'play':
      return { ...before, play: news.play }
    case 'narrator':
      return choose(before, { ...choices, narrator: news.isMachine }, news.isMachine)
    case 'part': {
      const others = choices.parts.filter((part) => part !== news.part)
      return choose(
        before,
        { ...choices, parts: news.isMachine ? [...others, news.part] : others },
        news.isMachine,
      )
    }
    case 'everything':
      return choose(before, { parts: news.parts, narrator: true }, true)
    case 'nothing':
      return choose(before, { parts: [], narrator: false }, false)
  }
}

function choose(before: Voices, choices: Choices, isMore: boolean): Voices {
  return { ...before, choices, play: isMore || !isChosen(choices) ? 'on' : before.play }
}

function isChosen({ parts, narrator }: Choices): boolean {
  return parts.length > 0 || narrator
}

export function hasVoices({ found }: Voices): boolean {
  return found !== 'awaited' && found.length > 0
}

export function isReading(voices: Voices): boolean {
  return hasVoices(voices) && isChosen(voices.choices)
}

export function readsPart(voices: Voices, part: string): boolean {
  return hasVoices(voices) && voices.choices.parts.includes(part)
}

export function readsStep(voices: Voices, { speaker }: Speech): boolean {
  return speaker === null ? hasVoices(voices) && voices.choices.narrator : readsPart(voices, speaker)
}

/** It was chosen for it, or stands in for somebody. */
export function readsNow(voices: Voices, step: Speech, { needsUnderstudy }: StageCues): boolean {
  const isChosenNow = readsStep(voices, step) || (isReading(voices) && needsUnderstudy(step))
  return voices.play === 'on' && isChosenNow
}

export function readsAllParts(voices: Voices, parts: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part) => readsPart(voices, part))
}
