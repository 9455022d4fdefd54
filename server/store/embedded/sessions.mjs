/**
 * @import { MessagePort } from 'node:worker_threads'
 * @import { PGlite } from '@electric-sql/pglite'
 * @typedef {{ port: MessagePort, unread: Buffer, unsent: Uint8Array[], isStarted: boolean, isGone: boolean }} Session
 */

const LENGTH = 4
/** They end a command. */
const ENDINGS = new Set(['Q', 'S', 'F'].map((letter) => letter.charCodeAt(0)))
const TERMINATE = 'X'.charCodeAt(0)
const SYNC = Buffer.from([0x53, 0, 0, 0, LENGTH])

/** PGlite has one session: a connection keeps its turn until its command, and its transaction, is over. */
export class Sessions {
  /** @type {PGlite} */
  #db
  /** @type {Set<Session>} */
  #sessions = new Set()
  /** @type {Session | undefined} */
  #turn
  #isServing = false
  #isOver = false

  /** @param {PGlite} db */
  constructor(db) {
    this.#db = db
  }

  /** @param {MessagePort} port carries the bytes of PostgreSQL's protocol, both ways */
  open(port) {
    /** @type {Session} */
    const session = { port, unread: Buffer.alloc(0), unsent: [], isStarted: false, isGone: false }
    this.#sessions.add(session)
    port.on('message', (/** @type {Uint8Array} */ bytes) => {
      session.unread = Buffer.concat([session.unread, bytes])
      void this.#serve()
    })
    port.on('close', () => this.#leave(session))
  }

  end() {
    this.#isOver = true
    for (const { port } of this.#sessions) port.close()
  }

  async #serve() {
    if (this.#isServing || this.#isOver) return
    this.#isServing = true
    for (let next = this.#next(); next; next = this.#next()) {
      this.#turn = next.session
      await this.#answer(next.session, next.message)
    }
    this.#isServing = false
  }

  /** @returns {{ session: Session, message: Uint8Array } | undefined} */
  #next() {
    for (const session of this.#turn ? [this.#turn] : this.#sessions) {
      const message = takeMessage(session)
      if (message) return { session, message }
    }
    return undefined
  }

  /** @param {Session} session @param {Uint8Array} message */
  async #answer(session, message) {
    if (message[0] === TERMINATE) {
      this.#leave(session)
      session.port.close()
      return
    }
    const isStartup = !session.isStarted
    session.isStarted = true
    await this.#execute(message, session)
    const isOver = isStartup || ENDINGS.has(message[0] ?? 0)
    if (isOver || !hasMessage(session)) send(session)
    if (isOver && !this.#db.isInTransaction()) this.#turn = undefined
    if (session.isGone && session.unread.length === 0) this.#sessions.delete(session)
  }

  /** @param {Uint8Array} message @param {Session} session */
  async #execute(message, session) {
    // `bytes` is a view of PGlite's memory, so copy it before PGlite goes on.
    const onRawData = (/** @type {Uint8Array} */ bytes) => session.unsent.push(bytes.slice())
    await this.#db.execProtocolRawStream(message, { syncToFs: false, onRawData })
  }

  /** @param {Session} session rolled back; the last one also drops locks, settings and prepared statements */
  #leave(session) {
    if (session.isGone) return
    session.isGone = true
    session.isStarted = true
    session.unread = Buffer.concat(this.#sayFarewell(session))
    if (session.unread.length === 0) this.#sessions.delete(session)
    void this.#serve()
  }

  /** @param {Session} session */
  #sayFarewell(session) {
    const farewell = []
    const others = [...this.#sessions].filter((each) => each.isStarted && !each.isGone)
    if (this.#turn === session) farewell.push(SYNC)
    if (this.#turn === session && this.#db.isInTransaction()) farewell.push(simpleQuery('ROLLBACK'))
    if (others.length === 0) farewell.push(simpleQuery('DISCARD ALL'))
    return farewell
  }
}

/** @param {Session} session whose answers go in one post: a post costs more than what it carries */
function send(session) {
  const answer = new Uint8Array(Buffer.concat(session.unsent))
  session.unsent = []
  if (answer.length > 0 && !session.isGone) session.port.postMessage(answer, [answer.buffer])
}

/** @param {Session} session */
function hasMessage(session) {
  return endOfMessage(session) <= session.unread.length
}

/** Infinity until the length has arrived. A connection's first message has no letter before its length.
 * @param {Session} session */
function endOfMessage({ isStarted, unread }) {
  const start = isStarted ? 1 : 0
  return unread.length < start + LENGTH ? Infinity : start + unread.readInt32BE(start)
}

/** @param {Session} session @returns {Uint8Array | undefined} */
function takeMessage(session) {
  if (!hasMessage(session)) return undefined
  const end = endOfMessage(session)
  const message = new Uint8Array(session.unread.subarray(0, end))
  session.unread = session.unread.subarray(end)
  return message
}

/** @param {string} sql */
function simpleQuery(sql) {
  const message = Buffer.alloc(1 + LENGTH + sql.length + 1)
  message.write('Q')
  message.writeInt32BE(LENGTH + sql.length + 1, 1)
  message.write(sql, 1 + LENGTH)
  return message
}
