import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import { type ToWorker } from './worker-message.ts'

/** The driver takes it for a socket. No port, file or password: nothing outside the process can reach it. */
export class WorkerStream extends Duplex {
  readonly #worker: Worker
  #port: MessagePort | undefined

  constructor(worker: Worker) {
    super()
    this.#worker = worker
  }

  connect() {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer)))
    port1.on('close', () => this.push(null))
    this.#worker.once('exit', this.#lose)
    const message: ToWorker = { is: 'connect', port: port2 }
    this.#worker.postMessage(message, [port2])
    process.nextTick(() => this.emit('connect'))
    return this
  }

  readonly #lose = () =>
    this.destroy(Object.assign(new Error('The embedded database has stopped.'), { code: 'ECONNRESET' }))

  // The driver calls these socket methods.
  setNoDelay() {
    return this
  }

  setKeepAlive() {
    return this
  }

  ref() {
    this.#port?.ref()
    return this
  }

  unref() {
    this.#port?.unref()
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#post([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#post(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('exit', this.#lose)
    this.#port?.close()
    done(error)
  }

  #post(chunks: Buffer[]) {
    const bytes = new Uint8Array(Buffer.concat(chunks))
    this.#port?.postMessage(bytes, [bytes.buffer])
  }
}
