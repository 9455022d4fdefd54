import pg from 'pg'
import { codeLoss } from './database-trouble.ts'

type Query = (...given: unknown[]) => unknown

/** Gives the error of a lost connection a code; the driver often has only an English sentence. */
export class CodedClient extends pg.Client {
  #isLost = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    // Without a listener a lost connection would end the process. The query fails with this same error.
    this.on('error', (error) => {
      this.#isLost = true
      codeLoss(error)
    })
    const query = super.query.bind(this) as Query
    this.query = ((...given) => this.#ask(query, given)) as Query as pg.Client['query']
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    this.#isLost = true
    return callback ? super.end(callback) : super.end()
  }

  #ask(query: Query, given: readonly unknown[]): unknown {
    const callback = given.at(-1)
    if (typeof callback === 'function')
      return query(...given.slice(0, -1), (error: unknown, answer: unknown) =>
        callback(this.#code(error), answer),
      )
    const answer = query(...given)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      throw this.#code(error)
    })
  }

  #code(error: unknown): unknown {
    return this.#isLost ? codeLoss(error) : error
  }
}
