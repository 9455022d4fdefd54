export type PartVoice = {
  readonly voice: SpeechSynthesisVoice | null
  readonly pitch: number
  readonly rate: number
}

export type VoiceCast = { readonly narrator: PartVoice; readonly parts: readonly PartVoice[] }

/** Distinct but still understandable. The narrator alone has pitch 1. */
const pitches = [0.8, 1.3, 0.6, 1.6, 0.9, 1.15, 1.45]
const rates = [0.96, 1.06, 1, 0.9, 1.1]
/** Joke voices of some systems: unintelligible, as sung by bells. */
const jokes =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Good News|Hysterical|Jester|Organ|Pipe Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/i

/** The same voices each time. With too few they repeat at other pitches. The narrator has the first. */
export function castVoices(parts: number, voices: readonly SpeechSynthesisVoice[]): VoiceCast {
  const [first = null, ...others] = rankVoices(voices)
  const speaking: readonly (SpeechSynthesisVoice | null)[] = others.length > 0 ? others : [first]
  return {
    narrator: { voice: first, pitch: 1, rate: 1.04 },
    parts: Array.from({ length: parts }, (_, n) => ({
      voice: speaking[n % speaking.length] ?? null,
      pitch: pitches[(n + Math.floor(n / speaking.length)) % pitches.length] ?? 1,
      rate: rates[n % rates.length] ?? 1,
    })),
  }
}

function rankVoices(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice[] {
  const serious = prefer(voices, 1, ({ name }) => !jokes.test(name))
  const english = prefer(serious, 1, ({ lang }) => /^en\b/i.test(lang.replace('_', '-')))
  const near = prefer(english, 2, ({ localService }) => localService)
  const sorted = [...new Map(near.map((voice) => [`${voice.name} ${voice.lang}`, voice])).values()].sort(
    (a, b) => Number(b.default) - Number(a.default) || compare(a.lang, b.lang) || compare(a.name, b.name),
  )
  const rounds = new Map<string, number>()
  return sorted
    .map((voice) => {
      const round = rounds.get(voice.lang) ?? 0
      rounds.set(voice.lang, round + 1)
      return { voice, round }
    })
    .sort((a, b) => a.round - b.round)
    .map(({ voice }) => voice)
}

function prefer<T>(all: readonly T[], few: number, isGood: (one: T) => boolean): readonly T[] {
  const good = all.filter(isGood)
  return good.length >= few ? good : all
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
