import { randomUUID } from 'node:crypto'
import { type Logger } from 'pino'
import { inBatches } from '../time/batch.ts'
import { describeError } from '../describe-error.ts'
import { type Bells } from './bells.ts'

/** In characters; PostgreSQL takes less than 8,000 bytes. */
const longestMessage = 7_000

export type RingOthers = {
  /** Rings here at once, and on all other instances. */
  ring(topic: string): void
  /** Takes a message that came from any instance; this one has heard its own already. */
  hear(message: string): void
}

/**
 * Rings on several instances that share a way to send a message to all. One message tells of all that was rung in a turn
 * of the event loop or while the last was on its way: who sent it, then the topics, with a space between.
 */
export function createRingOthers(
  bells: Bells,
  send: (message: string) => Promise<unknown>,
  log: Logger,
): RingOthers {
  const self = randomUUID()
  /** Rung, and not on its way yet: one ring more says nothing new. */
  const waiting = new Set<string>()
  const tell = inBatches<string, null>({
    keyOf: (topic) => topic,
    async run(topics) {
      for (const topic of topics) waiting.delete(topic)
      await Promise.all(joinTopics(topics).map((joined) => send(`${self} ${joined}`)))
      return topics.map(() => null)
    },
    isUndone: () => false,
  })
  let isFailing = false
  return {
    ring(topic) {
      bells.ring(topic)
      if (waiting.has(topic)) return
      waiting.add(topic)
      tell(topic).then(
        () => (isFailing = false),
        (error: unknown) => {
          if (!isFailing) log.warn({ error: describeError(error) }, 'rings cannot be sent')
          isFailing = true
        },
      )
    },
    hear(message) {
      const [from, ...topics] = message.split(' ')
      if (from !== self) topics.forEach(bells.ring)
    },
  }
}

function joinTopics(topics: readonly string[]): string[] {
  const joined: string[] = []
  for (const topic of topics) {
    const last = joined.at(-1)
    if (last === undefined || last.length + topic.length >= longestMessage) joined.push(topic)
    else joined[joined.length - 1] = `${last} ${topic}`
  }
  return joined
}
