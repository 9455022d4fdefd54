import { countOf, sharedNow, spell, spellCount, unspell } from '../moment.ts'
import { sampleActs, tokenEvent } from '../sample-script.ts'

export const streamTokensPerSecond = 100
const msPerToken = 1000 / streamTokensPerSecond
const tokenLength = 4

const header = /^<p>Yarn ([b-n]+) ([b-n]+)\.<\/p>\n/

const acts = sampleActs.map((act) => act.replace(/[^\0-\x7F]/g, "'"))

export const actChunks: readonly (readonly Buffer[])[] = acts.map((act) =>
  (act.match(/[^]{1,4}/g) ?? []).map((token) => chunk(tokenEvent(token))),
)

export function chunk(text: string): Buffer {
  return Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
}

/** Says which act it is and when it was sent: the reader then knows when each token is due. */
export function firstToken(act: number, sentAt: number): string {
  return `<p>Yarn ${spellCount(act)} ${spell(sentAt)}.</p>\n`
}

export type ActReader = {
  read(text: string): void
}

/** A token's lag is from when it was due at the service. Throws when one is missing, doubled or out of order. */
export function readAct(report: (lagMs: number, isFirst: boolean) => void): ActReader {
  let begun: { readonly sentAt: number; readonly expected: string } | null = null
  let waiting = ''
  let length = 0
  let tokens = 0
  return {
    read(text) {
      const now = sharedNow()
      let more = text
      if (!begun) {
        waiting += text
        const found = header.exec(waiting)
        if (!found) return
        begun = { sentAt: unspell(found[2] ?? ''), expected: acts[countOf(found[1] ?? '')] ?? '' }
        more = waiting.slice(found[0].length)
        report(now - begun.sentAt, true)
      }
      if (!begun.expected.startsWith(more, length))
        throw new Error(
          `At ${length} came ${JSON.stringify(more.slice(0, 80))}, not ${JSON.stringify(begun.expected.slice(length, length + 80))}`,
        )
      length += more.length
      const whole =
        length === begun.expected.length ? Math.ceil(length / tokenLength) : Math.floor(length / tokenLength)
      while (tokens < whole) report(now - begun.sentAt - ++tokens * msPerToken, false)
    },
  }
}
