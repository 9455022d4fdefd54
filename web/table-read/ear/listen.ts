export type ListenTrouble = 'denied' | 'no-microphone' | 'no-service' | 'network' | 'no-language' | 'broken'

/** `unsettled` words may still change. */
type Heard = { readonly settled: string; readonly unsettled: string }

type Ear = {
  readonly onListening: () => void
  readonly onHeard: (heard: Heard) => void
  readonly onTrouble: (trouble: ListenTrouble) => void
}

type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start(): void
  abort(): void
}
type RecognitionKind = {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}
type ResultEvent = Event & {
  readonly results: ArrayLike<{ readonly isFinal: boolean; readonly 0?: { readonly transcript: string } }>
}

const troubles: { readonly [Code in string]?: ListenTrouble } = {
  'not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  'service-not-allowed': 'no-service',
  network: 'network',
  'language-not-supported': 'no-language',
}
/** In milliseconds. Browsers stop after some silence. */
const restartWait = 250
/** Ends in a row, each at once and without a word, before giving up: the network may be away. */
const mostEmpty = 4
const soon = 1500

export function canListen(): boolean {
  return kind() !== null
}

export async function hearsHere(lang: string): Promise<boolean> {
  try {
    return (await kind()?.available?.({ langs: [lang], processLocally: true })) === 'available'
  } catch {
    return false
  }
}

/** After the answered function, or trouble, there are no more calls. */
export function listen(lang: string, isHere: boolean, ear: Ear): () => void {
  const Kind = kind()
  let isOver = false
  let empty = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Recognition | null = null
  addEventListener('pagehide', close)
  begin()
  return close

  function begin() {
    if (!Kind) return fail('no-service')
    const recognition = new Kind()
    current = recognition
    Object.assign(recognition, { lang, continuous: true, interimResults: true })
    if (isHere) recognition.processLocally = true
    let trouble: ListenTrouble | null = null
    let begun = performance.now()
    const hears = createHearing()
    const on = (type: string, hear: (event: Event) => void) =>
      recognition.addEventListener(type, (event) => current === recognition && hear(event))
    on('start', () => {
      begun = performance.now()
      ear.onListening()
    })
    on('result', (event) => {
      empty = 0
      ear.onHeard(hears.hear(event as ResultEvent))
    })
    on('error', (event) => (trouble = troubles[(event as Event & { error: string }).error] ?? trouble))
    on('end', () => {
      current = null
      const rest = hears.rest()
      if (rest !== null) ear.onHeard(rest)
      if (!isOver) again(trouble, performance.now() - begun < soon)
    })
    try {
      recognition.start()
    } catch {
      fail('broken')
    }
  }

  function again(trouble: ListenTrouble | null, wasShort: boolean) {
    if (trouble !== null && trouble !== 'network') return fail(trouble)
    empty = wasShort || trouble !== null ? empty + 1 : 0
    if (empty > mostEmpty) return fail(trouble ?? 'broken')
    timer = setTimeout(begin, trouble === null ? restartWait : restartWait * 2 ** empty)
  }

  function fail(trouble: ListenTrouble) {
    close()
    ear.onTrouble(trouble)
  }

  function close() {
    isOver = true
    clearTimeout(timer)
    removeEventListener('pagehide', close)
    const ended = current
    current = null
    ended?.abort()
  }
}

/** A recogniser changes its result list only after the last final result. */
function createHearing() {
  let done = 0
  let before = ''
  let unsettled = ''
  return { hear, rest }

  function hear({ results }: ResultEvent): Heard {
    const all = Array.from(results)
    const final = all.findIndex(({ isFinal }, n) => n >= done && !isFinal)
    const end = final < 0 ? all.length : final
    const settled = all.slice(done, end).map((result) => freshOf(textOf(result)))
    done = Math.max(done, end)
    unsettled = all.slice(done).map(textOf).join(' ')
    return { settled: settled.join(' '), unsettled }
  }

  /** Some recognisers repeat the previous final result. */
  function freshOf(text: string): string {
    const repeats = before !== '' && text.startsWith(`${before} `)
    const fresh = repeats ? text.slice(before.length) : text
    before = text
    return fresh
  }

  /** At its end unsettled words are final. */
  function rest(): Heard | null {
    return unsettled === '' ? null : { settled: unsettled, unsettled: '' }
  }
}

function textOf(result: { readonly 0?: { readonly transcript: string } }): string {
  return result[0]?.transcript.trim() ?? ''
}

function kind(): RecognitionKind | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionKind
    webkitSpeechRecognition?: RecognitionKind
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}
