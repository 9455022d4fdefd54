import pg from 'pg'
import { type Logger } from 'pino'
import { describeError } from '../describe-error.ts'
import { keepConnection } from '../keep-connection.ts'
import { CodedClient } from './coded-client.ts'
import { codeLoss, DatabaseAway } from './database-trouble.ts'

type Callback = Parameters<pg.Pool['connect']>[0]

/** Watches the server over its own connection: while it is away, waiting and new queries fail at once. */
export class ServerPool extends pg.Pool {
  #isAway = false
  readonly #inUse = new Set<pg.PoolClient>()
  readonly #log: Logger
  readonly #stopWatching: () => Promise<void>

  constructor(config: pg.PoolConfig, log: Logger) {
    super({ ...config, Client: CodedClient })
    this.#log = log
    this.on('acquire', (client) => this.#inUse.add(client))
    this.on('release', (_error, client) => this.#inUse.delete(client))
    this.#stopWatching = keepConnection(
      { ...config, application_name: 'twisted-yarn-watch' },
      { opened: () => this.#welcome(), lost: (error) => this.#giveUp(error) },
    )
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const away = this.#isAway ? new DatabaseAway('The database does not answer.') : null
    if (!callback)
      return away
        ? Promise.reject(away)
        : super.connect().catch((error: unknown) => Promise.reject(codeLoss(error)))
    if (away) return callback(away, undefined, noteNothing)
    return super.connect((error, client, done) => callback(error && (codeLoss(error) as Error), client, done))
  }

  override async end(): Promise<void> {
    await this.#stopWatching()
    await super.end()
  }

  #giveUp(why: unknown): void {
    this.#isAway = true
    this.#log.warn({ error: describeError(why) }, 'the database does not answer')
    for (const client of this.#inUse) breakOff(client)
    // Else they would be handed out when the server is back.
    for (let idle = this.idleCount; idle > 0; idle--) this.#dropIdle().catch(noteNothing)
  }

  async #dropIdle(): Promise<void> {
    const client = await super.connect()
    breakOff(client)
    client.release(true)
  }

  #welcome(): void {
    if (this.#isAway) this.#log.info('the database answers again')
    this.#isAway = false
  }
}

/** An ordinary end waits for the server's answer; in the middle of a query the driver just closes. */
function breakOff(client: pg.PoolClient): void {
  void client.query('select').catch(noteNothing)
  void (client as unknown as pg.Client).end()
}

const noteNothing = () => {}
