import { randomUUID } from 'node:crypto'
import { type Logger } from 'pino'
import { inBatches } from '../time/batch.ts'
import { describeError } from '../describe-error.ts'
import { type Bells } from './bells.ts'

/** In characters; PostgreSQL allows under 8,000 bytes. */
const longestMessage = 7_000

export type RingOthers = {
  ring(topic: string): void
  /** Ignores this instance's own messages. */
  hear(message: string): void
}

/** A message is its sender and topics, separated by spaces. Rings wait for each other as in `inBatches`. */
export function createRingOthers(
  bells: Bells,
  send: (message: string) => Promise<unknown>,
  log: Logger,
): RingOthers {
  const self = randomUUID()
  /** Not sent yet: ringing twice says nothing new. */
  const waiting = new Set<string>()
  const sendTopic = inBatches<string, null>({
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
      sendTopic(topic).then(
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
