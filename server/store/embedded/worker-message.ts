import { type MessagePort } from 'node:worker_threads'

export type WorkerData = {
  directory: string
  /** 32 bits, shared. */
  syncs: SharedArrayBuffer
}

export type ToWorker = { is: 'connect'; port: MessagePort } | { is: 'close' }

export type FromWorker =
  | { is: 'open' }
  | { is: 'unsynced' }
  | { is: 'said'; text: string }
  | { is: 'failed'; sentence: string }
