import { createServer, type RequestListener } from 'node:http'

/** Answers a request by itself, if it can; tells whether it has. */
export type AnswerAtOnce = (...request: Parameters<RequestListener>) => boolean

/** Makes a server that asks `answerAtOnce` first, and leaves to the app what that does not answer. */
export function serverWith(answerAtOnce: AnswerAtOnce) {
  return ((options: object, listener: RequestListener) =>
    createServer(options, (incoming, outgoing) => {
      if (!answerAtOnce(incoming, outgoing)) listener(incoming, outgoing)
    })) as typeof createServer
}
