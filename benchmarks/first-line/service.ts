import { setTimeout as wait } from 'node:timers/promises'
import { lastEvents, sampleActs, tokenEvent, tokensOf } from '../sample-script.ts'
import { type StandIn, startStandIn } from '../../server/test/stand-in-service.ts'

export type SlowService = Pick<StandIn, 'baseUrl' | 'close'> & {
  readonly delayMs: number
  /** When the first whole line of dialogue of the last script was sent, in milliseconds since 1970. */
  lastLineSentAt(): number
}

const delayMs = 300
const betweenTokensMs = 10

export async function startSlowService(): Promise<SlowService> {
  const [act = ''] = sampleActs
  const tokens = tokensOf(act)
  const lastOfLine = countTokensOfFirstLine(act)
  let sentAt = 0
  const service = await startStandIn(async (response) => {
    await wait(delayMs)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const [index, token] of tokens.entries()) {
      response.write(tokenEvent(token))
      if (index === lastOfLine) sentAt = performance.timeOrigin + performance.now()
      await wait(betweenTokensMs)
      if (response.destroyed) return
    }
    response.end(lastEvents)
  })
  return { ...service, delayMs, lastLineSentAt: () => sentAt }
}

function countTokensOfFirstLine(act: string): number {
  const mark = '</dialogue>'
  return tokensOf(act.slice(0, act.indexOf(mark) + mark.length)).length - 1
}
