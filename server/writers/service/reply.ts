import { problem } from '../../../game/problem.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Beats } from '../../time/beat.ts'
import { type CallSettings } from './settings.ts'
import { type Body } from './post.ts'
import { type Ending } from './part.ts'
import { createReading } from './reading.ts'
import { type Watch } from './watch.ts'
import { createPartReader } from '../storable-text.ts'
import { WriterFailure } from '../writer.ts'

export type Answer = { readonly body: Body; readonly watch: Watch }

const longestReply = 256 * 1024 // characters of text: a model that does not stop is stopped

// Reading each token by itself costs more than all else. The room waits for the first line that somebody speaks; after it
// tokens come together until the beat, on which all scripts are read, stored together and told.
const longestOpening = 2_200 // characters of text: a title, a plan and the first lines
const openingRestMs = 20
/** In milliseconds; all scripts are read on this beat. */
export const readingMs = 150

type ReadingSettings = Pick<CallSettings, 'log' | 'onUsage'> & {
  readonly beats: Beats
  readonly isAwaited: boolean
}

export async function* readReply(
  { body, watch }: Answer,
  { beats, isAwaited, ...settings }: ReadingSettings,
): AsyncGenerator<string, Ending> {
  const reading = createReading(settings)
  const beat = beats.join()
  const decoder = new TextDecoder()
  const parts = createPartReader()
  let length = 0
  let opening = isAwaited ? '' : null
  try {
    for (;;) {
      const bytes = await watch.waitFor(body.read())
      const whole = bytes === null ? reading.close() : reading.take(decoder.decode(bytes, { stream: true }))
      const text = parts.take(whole.slice(0, longestReply - length)) // one event alone may have more
      if (text !== '') {
        if (length === 0) watch.textHasCome()
        length += text.length
        if (opening !== null) opening = isOpening(opening + text) ? opening + text : null
        yield text
      }
      const failure = reading.failure()
      if (failure !== null) throw new WriterFailure(failure)
      if (bytes === null) return reading.ending() ?? 'cut'
      if (length >= longestReply) return 'stop'
      if (reading.ending() !== null) watch.answerIsOver()
      else if (text !== '') await body.rest(opening === null ? beat.next() : sleep(openingRestMs))
    }
  } catch (error) {
    if (error instanceof WriterFailure) throw error
    if (reading.ending() === null && watch.hasExpired()) throw new WriterFailure(problem('writer-timeout'))
    return reading.ending() ?? 'cut' // stopped by the player: said by whoever asked for the reply
  } finally {
    beat.leave()
    watch.end()
  }
}

function isOpening(text: string): boolean {
  return text.length < longestOpening && !text.includes('</dialogue>')
}
