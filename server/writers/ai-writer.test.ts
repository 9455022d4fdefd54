import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleBrief } from '../../comedy/test/plain-brief.ts'
import { serviceLengths } from '../../game/modes.ts'
import { problem } from '../../game/problem.ts'
import { createAiWriter } from './ai-writer.ts'
import { type CallSettings, type Usage } from './service/settings.ts'
import { assign, impatientClock, rehearse, type Rehearsal, speech } from '../test/rehearse.ts'
import {
  type Answering,
  breakOff,
  delta,
  done,
  event,
  finish,
  refuse,
  slowly,
  stall,
  type StandIn,
  startStandIn,
  stream,
  tell,
} from '../test/stand-in-service.ts'
import { type Assignment } from './writer.ts'

const canary = 'key.canary/5f1e0c2b'
// Long where silence is not what is tested: the machine may be busy.
const patient = { firstByteMs: 10_000, idleMs: 10_000, callMs: 20_000 }
const act = speech(130)

let standIns: StandIn[] = []
let told: unknown[] = []
let clock = impatientClock()

beforeEach(() => {
  clock = impatientClock()
  told = []
  standIns = []
})

afterEach(async () => {
  await Promise.all(standIns.map((standIn) => standIn.close()))
  const everything = told.map((item) => `${JSON.stringify(item)} ${String(item)}`).join('\n')
  expect(everything).not.toContain('canary')
})

async function setUp(answers: Answering[], changes: Partial<CallSettings> = {}) {
  const standIn = await startStandIn(...answers)
  standIns.push(standIn)
  const usages: Usage[] = []
  const writer = createAiWriter({
    apiKey: canary,
    baseUrl: standIn.baseUrl,
    model: 'some-model',
    clock,
    log: { warn: (...said) => told.push(said) },
    timeouts: patient,
    onUsage: (usage) => usages.push(usage),
    ...changes,
  })
  const write = async (assignment: Assignment = assign()): Promise<Rehearsal> => {
    const rehearsal = await rehearse(writer, assignment)
    const { thrown } = rehearsal
    told.push(rehearsal, thrown instanceof Error ? [thrown.message, thrown.stack, thrown.cause] : thrown)
    told.push(...standIn.calls.map((call) => call.body))
    return rehearsal
  }
  return { writer, write, calls: standIn.calls, usages }
}

describe('a call', () => {
  test('is the specification’s, with the key in one header', async () => {
    const { writer, write, calls } = await setUp([tell(act)])
    expect(await write()).toMatchObject({ acts: [act], problem: null, thrown: null })
    expect(writer).toMatchObject({ name: 'some-model', kind: 'ai' })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.path).toBe('/v1/chat/completions')
    expect(calls[0]?.headers).toMatchObject({
      authorization: `Bearer ${canary}`,
      'content-type': 'application/json',
    })
    const { messages, ...body } = calls[0]!.body
    expect(body).toEqual({ model: 'some-model', stream: true, max_tokens: 1000, temperature: 0.8 })
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
  })

  test('has no such header without a key', async () => {
    const { write, calls } = await setUp([tell(act)], { apiKey: null })
    await write()
    expect(calls[0]?.headers).not.toHaveProperty('authorization')
  })

  test('is not sent on to another address', async () => {
    const elsewhere = await setUp([tell(act)])
    const { write, calls } = await setUp([
      refuse(307, {}, { location: `${standIns[0]?.baseUrl}/chat/completions` }),
    ])
    expect((await write()).problem?.code).toBe('writer-failed')
    expect([calls.length, elsewhere.calls.length]).toEqual([1, 0])
  })

  test('tells the usage', async () => {
    const usage = event({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 8, total_tokens: 15 } })
    const { write, usages } = await setUp([stream(delta(act), finish('stop'), usage, done)])
    await write()
    expect(usages).toEqual([{ promptTokens: 7, completionTokens: 8 }])
  })

  test('tells an estimate of the usage where the service tells none, and of what broke off', async () => {
    const { write, usages, calls } = await setUp([
      breakOff(delta(act)),
      stream(delta(act), finish('stop'), done),
    ])
    await write()
    expect(usages).toHaveLength(calls.length)
    const asked = calls[0]?.body.messages.reduce((sum, { content }) => sum + content.length, 0) ?? 0
    expect(usages[0]).toEqual({
      promptTokens: Math.ceil(asked / 4),
      completionTokens: Math.ceil(act.length / 4),
    })
  })

  test('calls no more when the budget is spent, keeps the text, and says so', async () => {
    let left = 1
    const budget = {
      refusal: async () => (left > 0 ? null : problem('ai-budget-spent')),
      spend: async (tokens: number) => void (left -= tokens),
    }
    const first = speech(40)
    const { write, calls } = await setUp([stream(delta(first), finish('stop'), done)], { budget })
    const whole = { ...assign(5), brief: sampleBrief() }
    const { acts, problem: told } = await write(whole)
    expect(calls).toHaveLength(1)
    expect(acts).toEqual([first])
    expect(told?.code).toBe('ai-budget-spent')
  })
})

describe('a chapter', () => {
  test('is one call for each act and one for the head writer, and later ones know the earlier acts', async () => {
    const { write, calls } = await setUp([tell(`${act}<action>A door slams.</action>\n`), tell(act)])
    const { acts } = await write({ ...assign(5), brief: sampleBrief() })
    expect(acts).toHaveLength(5)
    expect(calls).toHaveLength(6)
    expect(calls.map(({ body }) => body['max_tokens'])).toEqual([1000, 600, 1000, 1000, 1000, 1000])
    expect(calls[0]?.body.messages[1]?.content).not.toContain('A door slams.')
    expect(calls[1]?.body.messages[1]?.content).toContain('Plan acts 2 to 5')
    for (const { body } of calls.slice(1)) expect(body.messages[1]?.content).toContain('A door slams.')
    expect(calls[5]?.body.messages[1]?.content).toContain('Write act 5 of 5 now')
  })

  test.each([serviceLengths.group.first, serviceLengths.group.continuation])(
    'uses the limit of its length',
    async (length) => {
      const { write, calls } = await setUp([tell(speech(300))])
      await write({ ...assign(), brief: sampleBrief({ length }) })
      const [first, head, ...later] = calls.map(({ body }) => body['max_tokens'])
      expect([first, ...later]).toEqual(Array(length.acts).fill(length.maxTokens))
      expect(head).toBe(length.acts === 6 ? 720 : 600)
    },
  )

  test('is over when the model wrote all of it at once', async () => {
    const { write, calls } = await setUp([tell(speech(640))])
    expect((await write({ ...assign(5), brief: sampleBrief() })).acts).toHaveLength(1)
    expect(calls).toHaveLength(1)
  })

  test('keeps its last act when the acts before were only long', async () => {
    const { write, calls } = await setUp([tell(speech(180))])
    expect((await write({ ...assign(5), brief: sampleBrief() })).acts).toHaveLength(5)
    expect(calls).toHaveLength(6)
  })
})

describe('tokens used up', () => {
  const half = '<character>Ada</character>\n<dialogue>I was about to'

  test('the act goes on from the last whole line', async () => {
    const { write, calls } = await setUp([tell(act + half, 'length'), tell(speech(20, 'Ada'))])
    const { acts, fragments } = await write()
    const kept = calls[1]!.body.messages[2]!.content
    expect(calls).toHaveLength(2)
    expect(calls[1]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(kept.startsWith(act.trimEnd())).toBe(true)
    expect(kept).not.toContain('I was about to')
    expect(acts[0]).toBe(`${kept}${kept.endsWith('\n') ? '' : '\n'}${speech(20, 'Ada')}`)
    expect(fragments.filter(({ drop }) => drop > 0)).toHaveLength(1)
  })

  test('further text begins on a line of its own', async () => {
    const { write } = await setUp([tell(`${act}${half}`, 'length'), tell(speech(20))])
    expect((await write()).acts).toEqual([act + speech(20)])
  })

  test('six further calls are enough', async () => {
    const { write, calls } = await setUp([tell(speech(10) + half, 'length')])
    const { acts, problem } = await write(assign(2))
    expect(problem).toBeNull()
    expect(calls).toHaveLength(15)
    expect(acts.join('')).not.toContain('I was about to')
  })

  test('by thinking: the model is given more room, and keeps it', async () => {
    const { write, calls } = await setUp([
      tell('<think>Hm. <dialogue>No.</dialogue>', 'length'),
      tell(`<think>Hm.</think>${act}`),
      tell(act),
    ])
    const { acts } = await write(assign(2))
    expect(calls.map(({ body }) => body['max_tokens'])).toEqual([1000, 4000, 2400, 4000])
    expect(acts[0]).toBe(act)
  })

  test('by thoughts that are sent apart: the same', async () => {
    const thought = event({
      choices: [{ delta: { reasoning_content: 'Hm.', content: null }, finish_reason: null }],
    })
    const { write, calls } = await setUp([stream(thought, finish('length'), done), tell(act)])
    expect((await write()).acts).toEqual([act])
    expect(calls.map(({ body }) => body['max_tokens'])).toEqual([1000, 4000])
  })
})

describe('429', () => {
  const busy = refuse(429, { error: { message: 'Slow down' } })

  test('is called again after 1, 2 and 4 s, and no more', async () => {
    const { write, calls } = await setUp([busy])
    expect((await write()).problem?.code).toBe('writer-rate-limited')
    expect(clock.waits).toEqual([1000, 2000, 4000])
    expect(calls).toHaveLength(4)
  })

  test.each([
    ['7', [7000]],
    ['0', [1000]],
    ['Thu, 01 Jan 2026 00:00:12 GMT', [12_000]],
    ['Wed, 31 Dec 2025 00:00:00 GMT', [1000]],
    ['3600', [30_000]],
    ['soon', [1000]],
  ])('with Retry-After %s', async (value, waits) => {
    const { write, calls } = await setUp([refuse(429, {}, { 'retry-after': value }), tell(act)])
    expect((await write()).acts).toEqual([act])
    expect(clock.waits).toEqual(waits)
    expect(calls).toHaveLength(2)
  })
})

describe('a service that does not accept', () => {
  const named = {
    error: { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." },
  }

  test('max_tokens is spoken to in the newer dialect, from then on', async () => {
    const { write, calls } = await setUp([refuse(400, named), tell(act)])
    expect((await write(assign(2))).problem).toBeNull()
    expect(calls).toHaveLength(4)
    expect(calls.slice(1).map(({ body }) => body['max_completion_tokens'])).toEqual([1000, 600, 1000])
    for (const { body } of calls.slice(1)) {
      expect(Object.keys(body).toSorted()).toEqual(['max_completion_tokens', 'messages', 'model', 'stream'])
    }
  })

  test.each([
    ['max_tokens ever', 400, named, 2, 'writer-refused'],
    ['something else', 400, { error: { message: 'No.' } }, 1, 'writer-refused'],
    ['the model', 404, {}, 1, 'writer-refused'],
    ['for now', 500, {}, 2, 'writer-failed'],
    ['for now', 503, {}, 2, 'writer-failed'],
  ] as const)('%s (%i)', async (_what, status, body, times, code) => {
    const { write, calls } = await setUp([refuse(status, body)])
    expect((await write()).problem?.code).toBe(code)
    expect(calls).toHaveLength(times)
  })

  test('for now is asked once more after 1 s', async () => {
    const { write, calls } = await setUp([refuse(502), tell(act)])
    expect((await write()).acts).toEqual([act])
    expect(clock.waits).toEqual([1000])
    expect(calls).toHaveLength(2)
  })

  test.each([401, 403])(
    'the key (%i): the player hears who can help, nobody hears the key',
    async (status) => {
      const body = {
        error: {
          message: `Incorrect API key provided: ${canary}. Bearer another.canary sk-canary********0c2b`,
        },
      }
      const { write, calls } = await setUp([refuse(status, body)])
      const { problem } = await write()
      expect(problem).toMatchObject({
        code: 'writer-refused',
        sentence: expect.stringContaining('check its key') as string,
      })
      expect(JSON.stringify(told)).not.toContain('Incorrect API key')
      expect(calls).toHaveLength(1)
    },
  )
})

describe('the network', () => {
  test('nobody there', async () => {
    const { write, calls } = await setUp([tell(act)])
    await standIns[0]?.close()
    expect((await write()).problem).toMatchObject({
      code: 'writer-unreachable',
      sentence: expect.stringContaining('network') as string,
    })
    expect(clock.waits).toEqual([1000])
    expect(calls).toHaveLength(0)
    expect(JSON.stringify(told)).toContain('ECONNREFUSED')
  })

  test('hung up on, then served', async () => {
    const { write, calls } = await setUp([(response) => response.destroy(), tell(act)])
    expect((await write()).acts).toEqual([act])
    expect(calls).toHaveLength(2)
  })

  test('broken in the middle: goes on once from the last whole line', async () => {
    const { write, calls } = await setUp([breakOff(delta(act), delta('<dialogue>I am ha')), tell(speech(10))])
    const { acts, problem } = await write()
    expect(problem).toBeNull()
    expect(calls).toHaveLength(2)
    expect(acts[0]).toContain(speech(10))
    expect(acts[0]).not.toContain('I am ha')
  })

  test('an end without a word of it is broken too', async () => {
    const { write, calls } = await setUp([stream(delta(act)), tell(speech(10))])
    expect((await write()).acts[0]).toContain(speech(10))
    expect(calls).toHaveLength(2)
  })

  test.each([
    ['broken twice', breakOff(delta(speech(20)))],
    ['ended twice', stream(delta(speech(20)))],
    ['nothing at all, twice', stream()],
  ])('%s', async (_name, answer) => {
    const { write, calls } = await setUp([answer])
    expect((await write()).problem?.code).toBe('writer-cut-off')
    expect(calls).toHaveLength(2)
  })
})

describe('silence', () => {
  test.each([
    ['no answer', () => {}, []],
    ['no first text', stall(), []],
    ['no first text after thoughts', stall(event({ choices: [{ delta: { role: 'assistant' } }] })), []],
    ['none in the middle', stall(delta(act)), [act]],
  ] as const)('%s', async (_name, answer, acts) => {
    const { write, calls } = await setUp([answer], {
      timeouts: { ...patient, firstByteMs: 300, idleMs: 200 },
    })
    const rehearsal = await write()
    expect(rehearsal).toMatchObject({ acts, problem: { code: 'writer-timeout' } })
    expect(rehearsal.problem?.sentence).toContain('timeout')
    expect(calls).toHaveLength(1)
    await calls[0]?.closed
  })

  test('comments for ever', async () => {
    const chatter: Answering = (response) => {
      stall(': wait\n\n')(response)
      const timer = setInterval(() => response.write(': wait\n\n'), 20)
      response.on('close', () => clearInterval(timer))
    }
    const { write, calls } = await setUp([chatter], { timeouts: { ...patient, callMs: 400 } })
    expect((await write()).problem?.code).toBe('writer-timeout')
    await calls[0]?.closed
  })

  test('after the end is no failure, and not waited for', async () => {
    const { write, calls } = await setUp([stall(delta(act), finish('stop'))], { timeouts: {} })
    const before = performance.now()
    expect(await write()).toMatchObject({ acts: [act], problem: null })
    expect(performance.now() - before).toBeLessThan(2000)
    expect(calls).toHaveLength(1)
  })

  test('in the middle may be shorter than before the first text', async () => {
    const { write } = await setUp([stall(delta(act))], { timeouts: { idleMs: 100 } })
    const before = performance.now()
    expect((await write()).problem?.code).toBe('writer-timeout')
    expect(performance.now() - before).toBeLessThan(2000)
  })

  test('that is broken by each part of the answer is none', async () => {
    const steady = slowly(100, ...Array(12).fill(delta(speech(10))), finish('stop'))
    const { write } = await setUp([steady], { timeouts: { ...patient, idleMs: 800 } })
    expect((await write()).problem).toBeNull()
  })

  test('of ours does not count as the service’s', async () => {
    const steady = slowly(30, delta(speech(10)), delta(speech(10)), finish('stop'))
    const { writer } = await setUp([steady], { timeouts: { ...patient, idleMs: 500 } })
    const hold = () => new Promise((resolve) => setTimeout(resolve, 800))
    expect((await rehearse(writer, assign(), hold)).problem).toBeNull()
  })
})

describe('what comes', () => {
  const odd = 'data: {"choices": [{\n\n'

  test('three malformed events are passed over', async () => {
    const { write, calls } = await setUp([stream(odd, odd, delta(act), odd, finish('stop'), done)])
    expect(await write()).toMatchObject({ acts: [act], problem: null })
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['four malformed events', stream(delta(act), odd, odd, odd, odd, delta('more')), 'writer-failed', [act]],
    ['an error', stream(delta(act), event({ error: { message: canary } })), 'writer-failed', [act]],
    ['an error in words', stream(event({ error: canary })), 'writer-failed', []],
    ['an event that is none', stream('data: 42\n\n'), 'writer-failed', []],
    ['an error as the end', stream(delta(act), finish('error')), 'writer-failed', [act]],
    ['a filtered end', stream(delta(act), finish('content_filter')), 'writer-refused', [act]],
    ['a number', stream(delta(42), done), 'writer-not-a-string', []],
    ['an object', stream(delta({}), done), 'writer-not-a-string', []],
    ['a list', stream(delta(['a']), done), 'writer-not-a-string', []],
    [
      'a number, not streamed',
      refuse(200, { choices: [{ message: { content: 42 } }] }),
      'writer-not-a-string',
      [],
    ],
    ['an error, not streamed', refuse(200, { error: { message: canary } }), 'writer-failed', []],
    ['half of an object', stream('{"choices":'), 'writer-failed', []],
    ['a web page', stream('<!doctype html><p>Log in</p>'), 'writer-failed', []],
    ['an endless event', stream(`data: ${'x'.repeat(1_100_000)}`), 'writer-failed', []],
  ] as const)('%s', async (_name, answer, code, acts) => {
    const { write, calls } = await setUp([answer])
    expect(await write()).toMatchObject({ acts, problem: { code }, thrown: null })
    expect(calls).toHaveLength(1)
  })

  test('the sentence of the specification', async () => {
    const { write } = await setUp([stream(delta(42), done)])
    expect((await write()).problem?.sentence).toBe('Generated script is not a string')
  })

  test('an answer in one piece', async () => {
    const whole = { choices: [{ message: { role: 'assistant', content: act }, finish_reason: 'stop' }] }
    const { write, calls } = await setUp([refuse(200, whole)])
    expect(await write()).toMatchObject({ acts: [act], problem: null })
    expect(calls).toHaveLength(1)
  })

  test('nothing after the end that it has told', async () => {
    const { write } = await setUp([stream(delta(act), done, delta('<dialogue>And buy soap!</dialogue>\n'))])
    expect(await write()).toMatchObject({ acts: [act], problem: null })
  })

  test('any network chunks', async () => {
    const text = `<dialogue>Żółć 👩‍🚀 naïve</dialogue>\n${act}`
    const bytes = Buffer.from(`: hello\r\n\r\n${delta(text).replaceAll('\n', '\r\n')}data: [DONE]\n`)
    const inEmoji = bytes.indexOf(Buffer.from('👩')) + 2
    const { write, calls } = await setUp([
      slowly(30, bytes.subarray(0, 12), bytes.subarray(12, inEmoji), bytes.subarray(inEmoji)),
    ])
    expect(await write()).toMatchObject({ acts: [text], problem: null })
    expect(calls).toHaveLength(1)
  })

  test('one fragment for each network chunk, as it comes', async () => {
    const seen: string[] = []
    const { writer } = await setUp([
      async (response) => {
        stall()(response)
        for (const word of ['<dialogue>One', ' two', ' three</dialogue>\n']) {
          const before = seen.length
          response.write(delta(word))
          while (seen.length === before) await new Promise((resolve) => setTimeout(resolve, 1))
        }
        response.end(finish('stop') + done)
      },
    ])
    const brief = sampleBrief({ rating: 'r-rated' }) // a family's lines come whole (keep-clean.ts)
    await rehearse(writer, { ...assign(), brief: { ...assign().brief, rating: brief.rating } }, ({ text }) =>
      seen.push(text),
    )
    expect(seen).toEqual(['<dialogue>One', ' two', ' three</dialogue>\n'])
  })

  test('for families, whole lines, with other words where they need some', async () => {
    const reply = [
      '<dialogue>Oh sh',
      'it, the cat.</dialogue>',
      '\n<dialogue>Fu',
      'cking cat.</dialogue>\n<dialogue>It',
    ]
    const { writer } = await setUp([stream(...reply.map(delta), finish('stop'), done)])
    const { acts } = await rehearse(writer, assign())
    expect(acts).toEqual([
      '<dialogue>Oh bleep, the cat.</dialogue>\n<dialogue>bleeping cat.</dialogue>\n<dialogue>It',
    ])
  })

  test('nothing: asked once more', async () => {
    const { write, calls } = await setUp([tell('<think>No idea.</think>\n'), tell(act)])
    expect((await write()).acts).toEqual([act])
    expect(calls).toHaveLength(2)
    expect(calls[1]?.body.messages).toHaveLength(2)
  })

  test('nothing, twice', async () => {
    const { write, calls } = await setUp([tell(' \n')])
    expect(await write()).toMatchObject({ problem: { code: 'writer-empty' } })
    expect(calls).toHaveLength(2)
  })

  test('more than anybody wants is not read, also when it comes at once', async () => {
    const { write } = await setUp([tell(speech(60_000))])
    expect((await write(assign(5))).acts[0]?.length).toBe(256 * 1024)
  })

  test('more than anybody wants is not read', async () => {
    const { write, calls } = await setUp([
      (response) => {
        stall()(response)
        const more = () => {
          while (!response.destroyed && response.write(delta(speech(500))));
        }
        response.on('drain', more)
        more()
      },
    ])
    const { acts, problem } = await write(assign(5))
    expect(problem).toBeNull()
    expect(acts).toHaveLength(1)
    expect(acts[0]?.length).toBeLessThan(2 * 256 * 1024)
    await calls[0]?.closed
  })
})

describe('stop', () => {
  test.each([
    ['before the answer', [() => {}] as Answering[], 1],
    ['in the middle', [stall(delta(act))], 1],
    ['while an error is read', [stallRefusal], 1],
    ['after the last text', [stall(delta(act), finish('stop'))], 1],
  ])('%s: the request is given up within a second', async (_name, answers, times) => {
    const { write, calls } = await setUp(answers, { timeouts: {} })
    const controller = new AbortController()
    const reason = new Error('The player has stopped it')
    const writing = write(assign(1, { signal: controller.signal }))
    while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const before = performance.now()
    controller.abort(reason)
    expect((await writing).thrown).toBe(reason)
    expect(JSON.stringify(told)).not.toContain('could not be reached')
    await calls[0]?.closed
    expect(performance.now() - before).toBeLessThan(1000)
    expect(calls).toHaveLength(times)
  })

  test('before it begins: nothing is asked', async () => {
    const { write, calls } = await setUp([tell(act)])
    const reason = new Error('The player has stopped it')
    expect((await write(assign(1, { signal: AbortSignal.abort(reason) }))).thrown).toBe(reason)
    expect(calls).toHaveLength(0)
  })

  test('while it waits after a 429', async () => {
    const controller = new AbortController()
    const reason = new Error('The player has stopped it')
    const { write, calls } = await setUp([refuse(429)], {
      clock: {
        ...clock,
        wait: async () => {
          controller.abort(reason)
          throw new Error('aborted')
        },
      },
    })
    expect((await write(assign(1, { signal: controller.signal }))).thrown).toBe(reason)
    expect(calls).toHaveLength(1)
  })

  test('a reader who leaves ends the request', async () => {
    const { writer, calls } = await setUp([stall(delta(act))], { timeouts: {} })
    for await (const fragment of writer.write(assign())) {
      expect(fragment.text).toBe(act)
      break
    }
    await calls[0]?.closed
  })

  function stallRefusal(response: Parameters<Answering>[0]): void {
    response.writeHead(404)
    response.write('{"error":')
  }
})

describe('taking up what another has begun', () => {
  test('drops the half line and goes on in the same act', async () => {
    const { write, calls } = await setUp([tell(speech(90))])
    const { acts, fragments } = await write(assign(2, { written: [act, `${speech(40)}<dialogue>I am ha`] }))
    expect(fragments[0]).toMatchObject({ act: 1, text: '' })
    expect(fragments[0]?.drop).toBeGreaterThanOrEqual('<dialogue>I am ha'.length)
    expect(acts[1]).not.toContain('I am ha')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body.messages).toHaveLength(4)
  })

  test('begins the next act when the last one has its words', async () => {
    const { write, calls } = await setUp([tell(act)])
    const { acts } = await write(assign(2, { written: [`${act}<dialogue>I am ha`] }))
    expect(acts).toHaveLength(2)
    expect(acts[0]).not.toContain('I am ha')
    expect(calls).toHaveLength(2)
    expect(calls[0]?.body.messages[1]?.content).toContain('Plan acts 2 to 2')
    expect(calls[1]?.body.messages[1]?.content).toContain('Write act 2 of 2 now')
  })

  test('begins an act of which nothing can be read', async () => {
    const { write, calls } = await setUp([tell(act)])
    expect((await write(assign(1, { written: ['<charac'] }))).acts).toEqual([act])
    expect(calls[0]?.body.messages).toHaveLength(2)
  })

  test('has nothing to do when all is there', async () => {
    const { write, calls } = await setUp([tell(act)])
    expect((await write(assign(2, { written: [act, act] }))).fragments).toEqual([])
    expect(calls).toHaveLength(0)
  })
})
