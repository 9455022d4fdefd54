import { afterAll, beforeAll, expect, test } from 'vitest'
import { problems, type ProblemCode } from '../../../game/problem.ts'
import { type CardsAnswer } from '../../../game/protocol.ts'
import { joinActs, joinText } from '../../../script/acts.ts'
import { type Visitor } from '../visitor.ts'
import { type Database } from '../../store/database.ts'
import { openTestDatabase } from '../database.ts'
import { openTestServer, type TestServer } from '../server.ts'
import { hear, viewOf } from '../stream.ts'
import {
  type Answering,
  breakOff,
  delta,
  done,
  finish,
  refuse,
  slowly,
  stall,
  type StandIn,
  startStandIn,
  stream,
  tell,
} from '../stand-in-service.ts'
import { speech } from '../rehearse.ts'

const scripts = 50
const good = tell(speech(130))
const begun = [delta(speech(20)), delta('<dialogue>I am ha')]
const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256))

const endless: Answering = (response) => {
  stall()(response)
  const line = delta(speech(200))
  const pour = () => {
    while (!response.destroyed && response.write(line));
  }
  response.on('drain', pour)
  pour()
}

type Ends = 'written' | ProblemCode
type Fault = {
  readonly name: string
  readonly ends: Ends
  readonly calls?: number
  readonly answers: readonly Answering[]
  readonly forEver?: true
}

const limited = refuse(429, { error: { message: 'Rate limited' } })
const faults: readonly Fault[] = [
  { name: 'none', ends: 'written', answers: [], calls: 6 },
  { name: '429 once', ends: 'written', answers: [limited], calls: 7 },
  { name: '429 twice', ends: 'written', answers: [limited, limited], calls: 8 },
  { name: '429 three times', ends: 'written', answers: [limited, limited, limited], calls: 9 },
  { name: '429 for ever', ends: 'writer-rate-limited', answers: [limited], forEver: true, calls: 4 },
  { name: '500 once', ends: 'written', answers: [refuse(500)], calls: 7 },
  { name: '500 for ever', ends: 'writer-failed', answers: [refuse(500)], forEver: true, calls: 2 },
  { name: '401', ends: 'writer-refused', answers: [refuse(401)], forEver: true, calls: 1 },
  { name: 'hung up on', ends: 'written', answers: [(response) => response.destroy()], calls: 7 },
  { name: 'broken in the middle', ends: 'written', answers: [breakOff(...begun)], calls: 7 },
  { name: 'always broken', ends: 'writer-cut-off', answers: [breakOff(...begun)], forEver: true, calls: 2 },
  { name: 'silent at once', ends: 'writer-timeout', answers: [stall()], forEver: true, calls: 1 },
  { name: 'silent in the middle', ends: 'writer-timeout', answers: [good, stall(...begun)], forEver: true },
  {
    name: 'slow to begin',
    ends: 'written',
    answers: [slowly(800, ': wait\n\n', delta(speech(130)), finish('stop'))],
  },
  { name: 'out of tokens', ends: 'written', answers: [stream(...begun, finish('length'), done)] },
  { name: 'noise', ends: 'writer-failed', answers: [good, stream('data: {\n\n'.repeat(9))], forEver: true },
  {
    name: 'bytes that are no text',
    ends: 'writer-cut-off',
    answers: [stream(noise)],
    forEver: true,
    calls: 2,
  },
  {
    name: 'a web page',
    ends: 'writer-failed',
    answers: [stream('<html>Sign in to the hotel</html>')],
    forEver: true,
  },
  { name: 'no string', ends: 'writer-not-a-string', answers: [stream(delta({ a: 1 }))], forEver: true },
  { name: 'endless', ends: 'written', answers: [endless], forEver: true, calls: 1 },
]

let database: Database
let service: StandIn
let server: TestServer
const cases = new Map<string, { readonly fault: Fault; calls: number }>()
beforeAll(async () => {
  database = await openTestDatabase()
  service = await startStandIn((response) => {
    const asked =
      service.calls
        .at(-1)
        ?.body.messages.map(({ content }) => content)
        .join('\n') ?? ''
    const found = [...cases].filter(([names]) => names.split('|').every((name) => asked.includes(name)))
    const one = found[0]?.[1]
    if (!one || found.length > 1) throw new Error('nobody knows which script this is for')
    const { answers, forEver } = one.fault
    const answer = answers[forEver ? Math.min(one.calls, answers.length - 1) : one.calls] ?? good
    one.calls++
    return answer(response)
  })
  const timeouts = { firstByteMs: 4_000, idleMs: 3_000 }
  const ai = {
    apiKey: null,
    baseUrl: service.baseUrl,
    model: 'some-model',
    messages: 'long',
    timeouts,
  } as const
  server = await openTestServer(database, { ai, times: { gatherMs: 300, beatMs: 4_000 } })
})
afterAll(async () => {
  await server.close()
  await service.close()
  await database.close()
})

test('fifty scripts at once, each with another trouble: every one is written, or fails with its own sentence', async () => {
  const ada = await server.guest()
  const cards = (await (await ada.open('/api/cards')).json()) as CardsAnswer
  const outcomes = await Promise.all(
    Array.from({ length: scripts }, async (_, i) => {
      const fault = faults[i % faults.length] as Fault
      return { fault, ...(await play(ada, cards, fault, i)) }
    }),
  )
  for (const { fault, heard, calls } of outcomes) {
    const { pieces, end } = heard
    const told = end?.state === 'failed' ? end.problem?.code : end?.state
    expect(told, fault.name).toBe(fault.ends)
    if (fault.ends !== 'written')
      expect(end?.problem?.sentence, fault.name).toContain(problems[fault.ends].sentence)
    if (fault.calls) expect(calls(), fault.name).toBe(fault.calls)
    expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_, i) => i + 1))
    const text = joinText(joinActs(pieces))
    // What came before the trouble is kept, and nobody reads more than a model may say.
    if (fault.ends === 'written' || fault.answers.includes(good))
      expect(text, fault.name).toContain('word0x9')
    expect(text.length, fault.name).toBeLessThan(400 * 1024)
  }
  expect(server.world.desk.size()).toBe(0)
}, 120_000)

async function play(visitor: Visitor, cards: CardsAnswer, fault: Fault, i: number) {
  const drawn = {
    characters: at(cards.characters, i),
    programs: at(cards.programs, i),
    settings: at(cards.settings, i + Math.floor(i / cards.characters.length)),
  }
  const one = { fault, calls: 0 }
  cases.set([drawn.characters.name, drawn.programs.name, drawn.settings.name].join('|'), one)
  const ids = { characters: drawn.characters.id, programs: drawn.programs.id, settings: drawn.settings.id }
  const { id } = await viewOf(
    await visitor.post('/api/scripts', { mode: 'quick', rating: 'r-rated', cards: ids }),
  )
  const heard = hear(visitor, server.url, id)
  await heard.over
  return { heard, calls: () => one.calls }
}

function at<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T
}
