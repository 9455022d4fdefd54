import { setImmediate as endOfTurn } from 'node:timers/promises'

type Waiting<Ask, Answer> = {
  readonly ask: Ask
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export type BatchRules<Ask, Answer> = {
  /** A batch has at most one request per key; the others keep their order in later batches. Without keys it has all that wait. */
  readonly keyOf?: (ask: Ask) => string
  readonly run: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  /** The failed batch had no effect: each request is then run alone, so that one cannot fail the others. */
  readonly isUndone: (error: unknown) => boolean
}

/** Batches what is asked in one turn of the event loop or during a batch: 20 rows cost little more than one. */
export function inBatches<Ask, Answer>(rules: BatchRules<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  let waiting: Waiting<Ask, Answer>[] = []
  let isRunning = false

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject })
      if (!isRunning) void runAll()
    })

  async function runAll(): Promise<void> {
    isRunning = true
    await endOfTurn()
    while (waiting.length > 0) await settle(takeBatch())
    isRunning = false
  }

  function takeBatch(): Waiting<Ask, Answer>[] {
    const batch = new Map<unknown, Waiting<Ask, Answer>>()
    const left: Waiting<Ask, Answer>[] = []
    for (const one of waiting) {
      const key = rules.keyOf ? rules.keyOf(one.ask) : one
      if (batch.has(key)) left.push(one)
      else batch.set(key, one)
    }
    waiting = left
    return [...batch.values()]
  }

  async function settle(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await rules.run(batch.map(({ ask }) => ask))
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
    } catch (error) {
      if (batch.length > 1 && rules.isUndone(error)) for (const one of batch) await settle([one])
      else for (const { reject } of batch) reject(error)
    }
  }
}
