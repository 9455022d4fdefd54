export type Sentence = {
  readonly text: string
  /** Null: the browser's own choice. */
  readonly voice: SpeechSynthesisVoice | null
  readonly pitch: number
  readonly rate: number
}

/** `blocked`: the browser says nothing before somebody has pressed something. */
export type SpeechEnd = 'said' | 'blocked' | 'failed'

type SpeakOptions = {
  /** The sentence of this number, from 0; null after the last. */
  readonly sentence: (n: number) => Sentence | null
  /** The first to be said. */
  readonly from: number
  readonly onSentence: (n: number) => void
  readonly onEnd: (how: SpeechEnd) => void
}

/** Voices come late, if they come. */
const longestWait = 2000
/** A phone takes its time to wake its voices, a voice that comes over the network more. */
const longestStart = { local: 5000, remote: 10_000 }
/** A slow voice, per character at the usual rate: what goes on for longer has ended without a word about it. */
const longestCharacter = 160
/** Some browsers lose what is said right after something else was cut off. */
const cutPause = 60

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
}

/** Tells the voices as soon as there are any, and again when they change; none when none have come in time. */
export function followVoices(tell: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  if (!canSpeak()) {
    tell([])
    return () => {}
  }
  const look = () => {
    const voices = speechSynthesis.getVoices()
    if (voices.length > 0) tell(voices)
    return voices.length > 0
  }
  const late = setTimeout(() => {
    if (!look()) tell([])
  }, longestWait)
  if (look()) clearTimeout(late)
  const change = () => {
    if (look()) clearTimeout(late)
  }
  // Older Safaris tell of no change.
  const tells = 'addEventListener' in speechSynthesis
  if (tells) speechSynthesis.addEventListener('voiceschanged', change)
  return () => {
    clearTimeout(late)
    if (tells) speechSynthesis.removeEventListener('voiceschanged', change)
  }
}

/** Some browsers let a page speak only after it has spoken within a press, if only nothing. */
export function primeSpeech(): void {
  if (canSpeak() && !speechSynthesis.speaking) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}

/** Says sentence after sentence, each an utterance of its own. What is cut off tells nothing more. */
export function speak({ sentence, from, onSentence, onEnd }: SpeakOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Kept here, for browsers forget the events of an utterance that nobody holds.
  let current: SpeechSynthesisUtterance | null = null
  const isBusy = speechSynthesis.speaking || speechSynthesis.pending
  speechSynthesis.cancel()
  speechSynthesis.resume() // a pause of whoever spoke before would keep it silent
  // A page that is left would go on talking in some browsers.
  addEventListener('pagehide', cut)
  if (isBusy) timer = setTimeout(() => say(from), cutPause)
  else say(from)
  return cut

  function say(n: number, withOwnVoice = true) {
    const next = sentence(n)
    if (next === null) return end('said')
    onSentence(n)
    const utterance = utter(next, withOwnVoice)
    current = utterance
    const listen = (type: 'start' | 'end' | 'error', hear: (event: Event) => void) =>
      utterance.addEventListener(type, (event) => current === utterance && hear(event))
    const over = () => say(n + 1)
    const begun = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        stop()
        over()
      }, longestOf(next))
    }
    listen('start', begun)
    listen('end', over)
    listen('error', (event) => {
      const { error } = event as SpeechSynthesisErrorEvent
      if (error === 'not-allowed') return end('blocked')
      // A voice that does not work may have gone; the browser knows another one.
      if (withOwnVoice && next.voice) return say(n, false)
      end('failed')
    })
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        if (speechSynthesis.speaking) begun()
        else end('blocked')
      },
      next.voice?.localService === false ? longestStart.remote : longestStart.local,
    )
    speechSynthesis.speak(utterance)
  }

  function end(how: SpeechEnd) {
    cut()
    onEnd(how)
  }

  function stop() {
    current = null
    speechSynthesis.cancel()
  }

  function cut() {
    clearTimeout(timer)
    removeEventListener('pagehide', cut)
    if (current) stop()
  }
}

function utter({ text, voice, pitch, rate }: Sentence, withOwnVoice: boolean): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  const chosen = withOwnVoice ? voice : null
  if (chosen) utterance.voice = chosen
  utterance.lang = chosen?.lang ?? document.documentElement.lang
  utterance.pitch = pitch
  utterance.rate = rate
  return utterance
}

function longestOf({ text, rate }: Sentence): number {
  return 2000 + (text.length * longestCharacter) / rate
}
