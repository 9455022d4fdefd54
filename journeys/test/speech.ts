import { type Page } from 'playwright-core'

/** A headless browser has no voices and no recognition: installed before the page starts. */

export type Said = { readonly text: string; readonly voice: string; readonly pitch: number }

/** Voices arrive late and speak fast; `said` records them. */
export async function installVoices(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((names: readonly string[]) => {
    const said: Said[] = []
    const voices = names.map((name) => ({
      name,
      lang: 'en-US',
      localService: true,
      default: false,
      voiceURI: name,
    }))
    let queue: SpeechSynthesisUtterance[] = []
    let timer = 0
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false,
      pending: false,
      paused: false,
      getVoices: () => (performance.now() > 300 ? voices : []),
      resume() {},
      pause() {},
      speak(utterance: SpeechSynthesisUtterance) {
        queue.push(utterance)
        if (!synthesis.speaking) next()
      },
      cancel() {
        clearTimeout(timer)
        const cut = queue
        queue = []
        synthesis.speaking = false
        setTimeout(() => cut.forEach((one) => emit(one, 'error', 'interrupted')))
      },
    })
    const next = () => {
      const [first] = queue
      synthesis.speaking = first !== undefined
      if (!first) return
      setTimeout(() => emit(first, 'start'))
      timer = window.setTimeout(
        () => {
          if (first.text) said.push({ text: first.text, voice: first.voice?.name ?? '', pitch: first.pitch })
          queue.shift()
          emit(first, 'end')
          next()
        },
        first.text.length * 4 + 5,
      )
    }
    const emit = (one: EventTarget, type: string, error?: string) =>
      one.dispatchEvent(Object.assign(new Event(type), { error }))
    class Utterance extends EventTarget {
      voice: SpeechSynthesisVoice | null = null
      lang = ''
      pitch = 1
      rate = 1
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const put = (name: string, value: unknown) =>
      Object.defineProperty(window, name, { value, configurable: true, writable: true })
    put('speechSynthesis', synthesis)
    put('SpeechSynthesisUtterance', Utterance)
    put('said', said)
    setTimeout(() => synthesis.dispatchEvent(new Event('voiceschanged')), 400)
  }, names)
}

export function readSaid(page: Page): Promise<Said[]> {
  return page.evaluate(() => (window as unknown as { said: Said[] }).said)
}

/** Recognises what `hearNow` passes to it, or refuses to listen. */
export async function installEar(page: Page, refusal: string | null = null): Promise<void> {
  await page.addInitScript((refusal: string | null) => {
    class Recognition extends EventTarget {
      static available = async () => 'unavailable'
      results: object[] = []
      start() {
        setTimeout(() => {
          if (refusal !== null) {
            this.dispatchEvent(Object.assign(new Event('error'), { error: refusal }))
            this.dispatchEvent(new Event('end'))
            return
          }
          Object.assign(window, { ear: this })
          this.dispatchEvent(new Event('start'))
        })
      }
      abort() {
        Object.assign(window, { ear: null })
        setTimeout(() => this.dispatchEvent(new Event('end')))
      }
      hear(transcript: string, isFinal: boolean) {
        const { results } = this
        const last = results.at(-1) as { isFinal: boolean } | undefined
        if (last && !last.isFinal) results.pop()
        results.push({ 0: { transcript }, length: 1, isFinal })
        this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: results.length - 1, results }))
      }
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Recognition, configurable: true })
    Object.assign(window, { ear: null })
  }, refusal)
}

type Ear = { hear(transcript: string, isFinal: boolean): void }

export async function hearNow(page: Page, transcript: string, how: 'settled' | 'unsettled' = 'settled') {
  await page.waitForFunction(() => (window as unknown as { ear: Ear | null }).ear !== null)
  await page.evaluate(
    ([transcript, isFinal]) => (window as unknown as { ear: Ear }).ear.hear(transcript, isFinal),
    [transcript, how === 'settled'] as const,
  )
}

export function isListening(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as { ear: Ear | null }).ear !== null)
}
