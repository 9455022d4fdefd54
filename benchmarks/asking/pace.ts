import { type Answering, delta, done, finish } from '../../server/test/stand-in-service.ts'
import { tokensOf } from '../sample-script.ts'
import { playFolder } from './play.ts'

type Seen = { readonly titleMs: number; readonly firstLineMs: number }

/** Plays act one of a folder at so many tokens a second, with its plan and without, and says when the room could read. */
export async function measurePace(folder: string, tokensPerSecond: number): Promise<number> {
  const planned = await watchFirstLine(folder, (answer) => atPace(answer, tokensPerSecond))
  const plain = await watchFirstLine(folder, (answer) => atPace(withoutPlan(answer), tokensPerSecond))
  const late = planned.firstLineMs - plain.firstLineMs
  const tell = ({ titleMs, firstLineMs }: Seen) =>
    `title after ${titleMs.toFixed(0)} ms, first line after ${firstLineMs.toFixed(0)} ms`
  process.stdout.write(`At ${tokensPerSecond} tokens a second, with the plan:    ${tell(planned)}\n`)
  process.stdout.write(`                             without it:        ${tell(plain)}\n`)
  process.stdout.write(
    `The first line comes ${late.toFixed(0)} ms later: ${late <= 2_500 ? 'met' : 'MISSED'} (≤ 2500)\n`,
  )
  return late <= 2_500 ? 0 : 1
}

async function watchFirstLine(folder: string, send: (answer: string) => Answering): Promise<Seen> {
  const enough = new AbortController()
  let begun = 0
  let text = ''
  const seen = { titleMs: 0, firstLineMs: 0 }
  await playFolder(folder, {
    send: (answer) => (response) => {
      begun ||= performance.now()
      return seen.firstLineMs > 0 ? (response.destroy(), undefined) : send(answer)(response)
    },
    watch: (fragment) => {
      text += fragment.text
      if (text.includes('</h1>')) seen.titleMs ||= performance.now() - begun
      if (!/<\/dialogue>|class="dialogue">[^<]*</.test(text)) return
      seen.firstLineMs ||= performance.now() - begun
      enough.abort()
    },
    enough: enough.signal,
  })
  return seen
}

function withoutPlan(answer: string): string {
  return answer.replace(/<plan>[^]*?<\/plan>\n?/, '')
}

function atPace(answer: string, tokensPerSecond: number): Answering {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const began = performance.now()
    for (const [index, token] of tokensOf(answer).entries()) {
      const due = began + (index * 1000) / tokensPerSecond
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      if (response.destroyed) return
      response.write(delta(token))
    }
    response.end(finish('stop') + done)
  }
}
