import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOutline } from '../../comedy/chapter-plan.ts'
import { exportFormats, type ScriptListAnswer, type ScriptView } from '../../game/protocol.ts'
import { joinActs } from '../../script/acts.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from './database.ts'
import { speech } from './rehearse.ts'
import { openTestServer, type TestServer } from './server.ts'
import {
  type Answering,
  breakOff,
  delta,
  done,
  finish,
  stall,
  type StandIn,
  startStandIn,
  tell,
} from './stand-in-service.ts'
import { begin, hear, listen, textOf, viewOf } from './stream.ts'
import { type Visitor } from './visitor.ts'

const hidden = [
  'zebrawhenever',
  'zebrabecause',
  'zebratruth',
  'zebraseen',
  'zebrawants',
  'zebralast',
  'zebrafirst',
]
const title = '<h1>Nine Zithers</h1>\n'
const plan = `<plan>\nWHENEVER ${hidden[0]}\nBECAUSE ${hidden[1]}\nTRUTH ${hidden[2]} SEEN: ${hidden[3]}\nWANTS ${hidden[4]}\nLAST LINE "${hidden[5]}" FIRST: ${hidden[6]}\n</plan>\n`
const half = plan.slice(0, plan.indexOf('TRUTH'))
const head = 'TRUTH: zebrahead\nRUNNER: zebrarunner\nACT 2: zebraact, because.\nACT 3: zebraact, therefore.\n'
const actOf = (n: number) =>
  `<h2>Act ${n}: Strings</h2>\n<scene-heading>INT. HALL - DAY</scene-heading>\n${speech(130, 'EVE')}`

/** What a good service answers to each thing it can be asked. */
function answerTo(asked: string): string {
  if (asked.includes('Plan acts 2 to')) return head
  const goOn = /Go on with act (\d)/.exec(asked)?.[1]
  if (goOn) return asked.includes('but write the <plan>') ? plan + actOf(Number(goOn)) : speech(130, 'EVE')
  const act = Number(/Write act (\d)/.exec(asked)?.[1])
  if (act > 1) return actOf(act)
  const [first = '', ...rest] = actOf(1).split(/(?<=\n)/)
  return asked.includes('First <h1>') ? title + plan + actOf(1) : first + plan + rest.join('')
}

describe('a plan', () => {
  let database: Database
  let server: TestServer
  let service: StandIn
  let ada: Visitor
  /** Answers before the good ones. */
  let next: Answering[] = []
  beforeAll(async () => {
    service = await startStandIn((response) => {
      const asked = service.calls.at(-1)?.body.messages.at(-1)?.content ?? ''
      return (next.shift() ?? tell(answerTo(asked)))(response)
    })
    database = await openTestDatabase()
    server = await openTestServer(database, {
      ai: { apiKey: null, baseUrl: service.baseUrl, model: 'planner-1' },
    })
    ada = await server.guest()
  })
  afterAll(async () => {
    await server.close()
    await Promise.all([database.close(), service.close()])
  })

  const titled = ({ pieces }: { readonly pieces: Parameters<typeof textOf>[0] }) =>
    textOf(pieces).includes('</h1>')
  const read = async (id: string) => viewOf(await ada.open(`/api/scripts/${id}`))
  const stored = async (id: string) => {
    const { rows } = await database.pool.query<{ text: string }>(
      'select text from pieces where script_id = $1',
      [id],
    )
    return rows.map(({ text }) => text).join('')
  }
  const planOf = async (id: string, n = 0) => {
    const sheet = (await server.world.scripts.find(id))?.chapters[n]?.sheet ?? null
    return isOutline(sheet) ? sheet : null
  }
  /** Begins a script whose service stops in the middle of its plan. */
  async function beginInPlan(answer: Answering = stall(delta(title), delta(half))) {
    next = [answer]
    const script = await viewOf(await begin(ada))
    const { pieces } = await listen(ada, server.url, script.id, 0, titled)
    expect(textOf(pieces)).toBe(title)
    return script
  }
  const expectHidden = (text: string) => expect(text).not.toMatch(/zebra|WHENEVER|<plan/)

  it('is on no screen, in no export, on no shared page, in no log and in no error, and is kept', async () => {
    const script = await viewOf(await begin(ada))
    const { pieces, end } = await listen(ada, server.url, script.id)
    expect(end?.state).toBe('written')
    await ada.post(`/api/scripts/${script.id}/continuations`)
    const more = await listen(ada, server.url, script.id)
    expect(more.end?.state).toBe('written')
    expect(joinActs(more.pieces).map((acts) => acts.length)).toEqual([5, 4])
    const { share } = await viewOf(await ada.post(`/api/scripts/${script.id}/share`))
    const told = [
      JSON.stringify(script),
      JSON.stringify(pieces),
      JSON.stringify(more),
      await stored(script.id),
    ]
    const paths = [
      `/api/scripts/${script.id}`,
      '/api/scripts',
      '/api/scripts?search=zebratruth',
      `/api/scripts/${script.id}/laughs`,
      '/api/account',
      `${share}`,
      '/metrics',
      ...exportFormats.map((format) => `/api/scripts/${script.id}/exports/${format}`),
    ]
    for (const path of paths) {
      const answer = await ada.open(path)
      expect(answer.status, path).toBe(200)
      told.push(await answer.text())
    }
    const found = (await (await ada.open('/api/scripts?search=zebratruth')).json()) as ScriptListAnswer
    expect(found.scripts).toEqual([])
    for (const text of [...told, ...server.logged]) expectHidden(text)
    expect(await planOf(script.id)).toMatchObject({
      messages: 'long',
      opening: { whenever: hidden[0], truth: hidden[2] },
      head: { truth: 'zebrahead' },
    })
    expect(await planOf(script.id, 1)).toMatchObject({ opening: { truth: hidden[2] } })
  })

  it('is told to the service again: by the act that goes on, the acts after, and the next script of the room', async () => {
    const before = service.calls.length
    const script = await viewOf(await begin(ada))
    await listen(ada, server.url, script.id)
    const [first, , second] = service.calls.slice(before).map(({ body }) => body.messages[1]?.content ?? '')
    expect(first).toContain(`"notAgain":["zebrawhenever / zebrahead"`)
    expect(second).toContain('"truth":"zebrahead"')
    expect(second).toContain('"plan":"zebraact, because."')
  })

  it('is stopped in its middle: the title stays, and a new chapter begins the script anew, under its own', async () => {
    const { id } = await beginInPlan()
    await ada.post(`/api/scripts/${id}/stop`)
    const { end } = await listen(ada, server.url, id)
    expect(end?.state).toBe('stopped')
    expect(await stored(id)).toBe(title)
    const before = service.calls.length
    await ada.post(`/api/scripts/${id}/continuations`)
    const { pieces, end: after } = await listen(ada, server.url, id)
    expect(after?.state).toBe('written')
    const [first = [], second = []] = joinActs(pieces)
    expect(first.join('')).toBe('')
    expect(second).toHaveLength(5)
    expect(second[0]).toBe(title + actOf(1))
    expect(service.calls[before]?.body.messages[1]?.content).toContain('First <h1>')
    expectHidden(await stored(id))
  })

  it('is broken off in its middle, twice: the house writer begins the script, with a title of its own', async () => {
    next = [breakOff(delta(title), delta(half)), breakOff(delta(half))]
    const { id } = await viewOf(await begin(ada))
    const { end } = await listen(ada, server.url, id)
    expect(end?.problem?.code).toBe('writer-cut-off')
    expectHidden(JSON.stringify(end))
    await ada.post(`/api/scripts/${id}/continuations`, { writer: 'house' })
    const { pieces, end: after } = await listen(ada, server.url, id)
    expect(after?.state).toBe('written')
    const [first = [], second = []] = joinActs(pieces)
    expect(first.join('')).toBe('')
    expect(second).toHaveLength(5)
    expect(second[0]).toMatch(/^<title>/)
    expect((await read(id)).chapters.map(({ writer }) => writer)).toEqual(['planner-1', 'The house writer'])
  })

  it('is no hindrance to the house writer, who finishes what an act of it has begun', async () => {
    next = [breakOff(delta(title + plan + actOf(1).slice(0, 400))), breakOff()]
    const { id } = await viewOf(await begin(ada))
    await listen(ada, server.url, id)
    await ada.post(`/api/scripts/${id}/continuations`, { writer: 'house' })
    const { pieces, end } = await listen(ada, server.url, id)
    expect(end?.state).toBe('written')
    expect(joinActs(pieces)[0]?.[0]).toContain('Nine Zithers')
    expectHidden(await stored(id))
  })

  it('may be in its middle while another version is begun', async () => {
    const { id } = await beginInPlan()
    const version = await viewOf(await ada.post(`/api/scripts/${id}/versions`, { from: 0 }))
    const { pieces, end } = await listen(ada, server.url, version.id)
    expect(end?.state).toBe('written')
    expect(joinActs(pieces)[0]?.[0]).toBe(title + actOf(1))
    await ada.post(`/api/scripts/${id}/stop`)
    expect((await listen(ada, server.url, id)).end?.state).toBe('stopped')
  })

  it('goes with a version that begins after its chapter', async () => {
    const script = await viewOf(await begin(ada))
    await listen(ada, server.url, script.id)
    await ada.post(`/api/scripts/${script.id}/continuations`)
    await listen(ada, server.url, script.id)
    const before = service.calls.length
    const version = await viewOf(await ada.post(`/api/scripts/${script.id}/versions`, { from: 1 }))
    await listen(ada, server.url, version.id)
    expect(await planOf(version.id)).toEqual(await planOf(script.id))
    expect(service.calls[before]?.body.messages[1]?.content).toContain('"machine":"zebrawhenever"')
  })

  it.each<[string, Answering, number]>([
    ['its middle', stall(delta(title), delta(half)), 0],
    ['the first act', stall(delta(title + plan + actOf(1).slice(0, 700))), 1],
  ])('is taken over in %s: the script goes on under its title', async (_where, answer, planned) => {
    const second = await openTestServer(database, {
      ai: { apiKey: null, baseUrl: service.baseUrl, model: 'planner-1' },
      leaseSeconds: 25, // a lease of more than twice its own, 15 s, is no lease to the first server
      times: { gatherMs: 10, beatMs: 60_000 },
    })
    const bo = await second.guest()
    next = [answer]
    const { id } = await viewOf(await begin(bo))
    const heard = hear(bo, second.url, id)
    await expect.poll(() => textOf(heard.pieces)).toContain(planned ? '<dialogue>' : '</h1>')
    expect((await planOf(id))?.opening !== null).toBe(planned > 0)
    const before = service.calls.length
    await second.close()
    await expect
      .poll(async () => (await server.world.scripts.find(id))?.state, { timeout: 10_000 })
      .toBe('written')
    const [acts = []] = joinActs(await server.world.pieces.readAfter(id, 0))
    expect(acts).toHaveLength(5)
    expect(acts[0]?.match(/<h1>/g)).toHaveLength(1)
    expect(acts[0]?.match(/<h2>/g)).toHaveLength(1)
    const asked = service.calls[before]?.body.messages ?? []
    expect(asked).toHaveLength(4)
    expect(asked[3]?.content.includes('but write the <plan>')).toBe(planned === 0)
    expect(asked[1]?.content.includes('"whenever":"zebrawhenever"')).toBe(planned > 0)
    expect((await planOf(id))?.opening?.truth).toBe(hidden[2])
    expectHidden(await stored(id))
  })

  it('is not waited for longer than it takes: a title first, then a line as soon as there is one', async () => {
    const seen: string[] = []
    next = [
      async (response) => {
        stall(delta(title), delta(half))(response)
        await new Promise((resolve) => setTimeout(resolve, 400))
        response.write(delta(plan.slice(half.length)))
        response.end(delta(actOf(1)) + finish('stop') + done)
      },
    ]
    const script: ScriptView = await viewOf(await begin(ada))
    const began = performance.now()
    await listen(ada, server.url, script.id, 0, ({ pieces }) => {
      const text = textOf(pieces)
      seen.push(`${Math.round(performance.now() - began)} ${text.includes('<dialogue>') ? 'line' : 'title'}`)
      return text.includes('<dialogue>')
    })
    expect(seen[0]).toMatch(/title$/)
    expect(seen.at(-1)).toMatch(/line$/)
  })
})
