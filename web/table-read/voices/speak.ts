export type Sentence = {
  readonly text: string
  /** Null: the browser's choice. */
  readonly voice: SpeechSynthesisVoice | null
  readonly pitch: number
  readonly rate: number
}

/** `blocked`: browsers are silent until the player presses something. */
export type SpeechEnd = 'said' | 'blocked' | 'failed'

type Speaking = {
  readonly sentence: (n: number) => Sentence | null
  readonly from: number
  readonly onSentence: (n: number) => void
  readonly onEnd: (how: SpeechEnd) => void
}

/** In milliseconds, for the list of voices to arrive. */
const longestWait = 2000
/** In milliseconds until a voice starts: phones wake theirs slowly, remote ones take longer. */
const longestStart = { local: 5000, remote: 10_000 }
/** In milliseconds per character at rate 1, for a slow voice: longer means that its end event was lost. */
const longestCharacter = 160
/** In milliseconds: some browsers lose an utterance right after a cancel. */
const cutPause = 60

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
}

export function followVoices(onVoices: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  if (!canSpeak()) {
    onVoices([])
    return () => {}
  }
  const look = () => {
    const voices = speechSynthesis.getVoices()
    if (voices.length > 0) onVoices(voices)
    return voices.length > 0
  }
  const late = setTimeout(() => {
    if (!look()) onVoices([])
  }, longestWait)
  if (look()) clearTimeout(late)
  const change = () => {
    if (look()) clearTimeout(late)
  }
  // Older Safaris have no change event.
  const hasEvents = 'addEventListener' in speechSynthesis
  if (hasEvents) speechSynthesis.addEventListener('voiceschanged', change)
  return () => {
    clearTimeout(late)
    if (hasEvents) speechSynthesis.removeEventListener('voiceschanged', change)
  }
}

/** Some browsers speak only after an utterance, even an empty one, within a press. */
export function primeSpeech(): void {
  if (canSpeak() && !speechSynthesis.speaking) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}

/** One utterance a sentence. After the cut there are no more callbacks. */
export function speak({ sentence, from, onSentence, onEnd }: Speaking): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Referenced here, because browsers forget the events of a collected utterance.
  let current: SpeechSynthesisUtterance | null = null
  const isBusy = speechSynthesis.speaking || speechSynthesis.pending
  speechSynthesis.cancel()
  speechSynthesis.resume() // an earlier pause would keep it silent
  // Some browsers go on speaking after the page is left.
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
      // The voice may be gone; retry with the browser's choice.
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
