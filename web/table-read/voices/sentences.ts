import { wordsPerMinute as usualSpeed } from '../../../game/modes.ts'
import { sayAloud } from '../../../script/aloud/say-aloud.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { type Sentence } from './speak.ts'
import { type PartVoice, type VoiceCast } from './cast.ts'

type How = {
  readonly cast: readonly string[]
  readonly voices: VoiceCast
  readonly narrator: boolean
  readonly wordsPerMinute: number
}

export function sentencesOf({ speaker, lines }: Speech, how: How): readonly Sentence[] {
  const { cast, voices, narrator } = how
  const own = speaker === null ? voices.narrator : voices.parts[Math.max(0, cast.indexOf(speaker))]
  return lines.flatMap(({ kind, text }) => {
    if (kind === 'parenthetical') return narrator ? say(text, voices.narrator, how) : []
    return own ? say(text, own, how) : []
  })
}

function say(text: string, { voice, pitch, rate }: PartVoice, { wordsPerMinute }: How): Sentence[] {
  const speed = Math.min(1.8, Math.max(0.7, (rate * wordsPerMinute) / usualSpeed))
  return sayAloud(text).map((part) => ({ text: part, voice, pitch, rate: speed }))
}
