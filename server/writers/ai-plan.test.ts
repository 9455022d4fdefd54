import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginOutline, type Outline } from '../../comedy/asking/outline.ts'
import { sampleBrief } from '../../comedy/test/plain-brief.ts'
import { lengths } from '../../game/modes.ts'
import { assign, impatientClock, rehearse, speech } from '../test/rehearse.ts'
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
import { type AiSettings, createAiWriter } from './ai-writer.ts'
import { type Writer, type Assignment } from './writer.ts'

// Every way in which a service may plan, or not: over real HTTP, through the whole writer.
const secret = 'the soup was the inspector'
const labels = [
  'WHENEVER somebody lies, the bell rings (DING!), and somebody has to open.',
  'BECAUSE the tower: one bell. The shift: rules. The ghost: unheard.',
  `TRUTH ${secret}. SEEN: it steams.`,
  'WANTS Ghost: rest. Mo: soup. Ada: order. Finch: fame.',
  'LAST LINE "I never ring twice." FIRST: Mo, of the soup.',
]
const title = '<h1>The Wrong Soup</h1>\n'
const plan = `<plan>\n${labels.join('\n')}\n</plan>\n`
const heading = (n: number) => `<h2>Act ${n}: Soup</h2>\n<scene-heading>INT. TOWER - NIGHT</scene-heading>\n`
const said = '<character>Mo</character>\n<dialogue>I never ring twice.</dialogue>\n'
const actOf = (n: number) => heading(n) + said + speech(126)
const head = [
  'TRUTH: the soup has been inspecting them all night.',
  'PLANTED: "I never ring twice." (MO) who rang, in act 2.',
  'RUNNER: the soup: supper, then evidence, then a light.',
  'ACT 2: because of the bell, ADA tastes the soup; ends when it blinks.',
  'ACT 3: because it blinked, FINCH runs; ends when he is back.',
  'LAST LINE: MO: "I never ring twice."',
].join('\n')

let standIns: StandIn[] = []
let told: string[] = []
beforeEach(() => {
  standIns = []
  told = []
})
afterEach(() => Promise.all(standIns.map((standIn) => standIn.close())))

/** A service that answers what it is asked: the head writer apart from the acts, which take their answers in turn. */
async function setUp(
  acts: readonly Answering[],
  { headWriter = tell(head), ...changes }: Partial<AiSettings> & { readonly headWriter?: Answering } = {},
) {
  let n = 0
  const standIn = await startStandIn((response) => {
    const isHead = contentOf(standIn.calls.at(-1)).includes('Plan acts 2 to')
    return (isHead ? headWriter : acts[Math.min(n++, acts.length - 1)])?.(response)
  })
  standIns.push(standIn)
  const outlines: Outline[] = []
  const writer = createAiWriter({
    apiKey: null,
    baseUrl: standIn.baseUrl,
    model: 'some-model',
    clock: impatientClock(),
    log: { warn: (...line) => void told.push(JSON.stringify(line)) },
    timeouts: { firstByteMs: 10_000, idleMs: 10_000, callMs: 20_000 },
    ...changes,
  })
  const write = (assignment: Assignment) =>
    rehearse(writer, { ...assignment, planned: (outline) => outlines.push(outline) })
  const asked = () => standIn.calls.map((call) => contentOf(call))
  return { writer, write, outlines, asked, calls: standIn.calls }
}

function contentOf(call: StandIn['calls'][number] | undefined): string {
  return call?.body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
}

const dataOf = (content: string) => JSON.parse(content.split('\n')[1] ?? '') as Record<string, unknown>

describe('a chapter with plans', () => {
  test('is given without them, and both are noted before what follows from them', async () => {
    const { writer, outlines, asked } = await setUp([
      tell(title + plan + actOf(1)),
      tell(actOf(2)),
      tell(actOf(3)),
    ])
    const noted: number[] = []
    const assignment = { ...assign(3), planned: (outline: Outline) => outlines.push(outline) }
    const { acts, problem } = await rehearse(writer, assignment, () => noted.push(outlines.length))
    expect(problem).toBeNull()
    expect(acts).toEqual([title + actOf(1), actOf(2), actOf(3)])
    expect(outlines.map(({ opening }) => opening?.truth)).toEqual([`${secret}.`, `${secret}.`])
    expect(outlines.map((outline) => outline.head?.acts)).toEqual([
      undefined,
      [null, 'because of the bell, ADA tastes the soup; ends when it blinks.', expect.any(String)],
    ])
    expect(noted.at(-1)).toBe(2)
    expect(asked()).toHaveLength(4)
    expect(dataOf(asked()[1] ?? '')['plan']).toMatchObject({ truth: `${secret}.` })
    expect(dataOf(asked()[2] ?? '')).toMatchObject({
      plan: { truth: 'the soup has been inspecting them all night.', lastLine: 'MO: "I never ring twice."' },
      planted: [{ words: 'I never ring twice.', by: 'Mo', acts: [1] }],
      act: { plan: 'because of the bell, ADA tastes the soup; ends when it blinks.' },
    })
  })

  test('shows its title while the plan is still written', async () => {
    const seen: string[] = []
    const { writer } = await setUp([
      async (response) => {
        stall(delta(title))(response)
        while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
        response.write(delta(plan))
        response.end(delta(actOf(1)) + finish('stop') + done)
      },
    ])
    await rehearse(writer, assign(1), ({ text }) => seen.push(text))
    expect(seen[0]).toBe(title)
  })

  test('tells the memory of the players its machine and its truth, and the next one what it must not be', async () => {
    const { writer, outlines, write } = await setUp([tell(title + plan + actOf(1))])
    await write(assign(1))
    const sheet = outlines[0]!
    const played = writer.played(sheet)
    expect(played).toEqual([
      `told: somebody lies, the bell rings (DING!), and somebody has to open. / ${secret}.`,
    ])
    const next = await writer.plan({
      ...sampleBrief(),
      lately: ['lie-sneeze', ...played, 'lie-sneeze-plant/2'],
    })
    expect(next).toMatchObject({ is: 'outline', notAgain: [played[0]?.slice('told: '.length)] })
  })
})

/** What a service may answer to act one, and what of it is script. */
const shapes: [string, string][] = [
  ['no plan', title + actOf(1)],
  ['a plan that is never closed', title + plan.replace('</plan>\n', '') + actOf(1)],
  ['a plan without tags', `${title}${labels.join('\n')}\n${actOf(1)}`],
  [
    'a plan in Markdown',
    `${title}**PLAN**\n${labels.map((line) => `- **${line}**`).join('\n')}\n${actOf(1)}`,
  ],
  ['a plan in action lines', title + labels.map((line) => `<action>${line}</action>\n`).join('') + actOf(1)],
  ['a plan in front of the title', plan + title + actOf(1)],
  ['reasoning first', `<think>${labels.join('\n')}</think>\n${title}${plan}${actOf(1)}`],
  ['reasoning that only ends', `I should plan.\n${labels.join('\n')}\n</think>\n${title}${plan}${actOf(1)}`],
  ['chat and a fence', `Sure, here is act 1:\n\`\`\`html\n${title}${plan}${actOf(1)}`],
]

describe('a service that plans otherwise', () => {
  test.each(shapes)('%s: the script is all that is told', async (_name, answer) => {
    const { write, outlines, asked } = await setUp([tell(answer), tell(actOf(2))])
    const { acts, fragments, problem } = await write(assign(2))
    expect(problem).toBeNull()
    expect(acts).toEqual([title + actOf(1), actOf(2)])
    expect(JSON.stringify(fragments) + told.join('')).not.toMatch(/WHENEVER|TRUTH|inspector/)
    expect(asked()).toHaveLength(3)
    expect(outlines.at(-1)?.head).not.toBeNull()
  })

  test('reasoning apart from the text is passed over', async () => {
    const thought = event({
      choices: [{ delta: { reasoning_content: labels.join('\n') }, finish_reason: null }],
    })
    const { write } = await setUp([stream(thought, delta(title + plan + actOf(1)), finish('stop'), done)])
    expect((await write(assign(1))).acts).toEqual([title + actOf(1)])
  })

  test('a plan that leaks into a later act is taken out of it', async () => {
    const { write } = await setUp([
      tell(title + plan + actOf(1)),
      tell(plan + heading(2) + plan + said + speech(126)),
    ])
    expect((await write(assign(2))).acts[1]).toBe(actOf(2))
  })

  test('a plan that uses the tokens up: asked once more, shortly, with the same limit', async () => {
    const { write, asked, calls, outlines } = await setUp([
      tell(`${title}<plan>${'WHENEVER it rains, and it rains. '.repeat(40)}`, 'length'),
      tell(`${title}<plan>SECRET: ${secret}</plan>\n${actOf(1)}`),
    ])
    const { acts } = await write(assign(1))
    expect(acts).toEqual([title + actOf(1)])
    expect(asked()[1]).toContain('<plan>SECRET:')
    expect(calls.map(({ body }) => body['max_tokens'])).toEqual([1000, 1000])
    expect(outlines.at(-1)?.opening).toEqual({ truth: secret })
  })

  test('tokens used up after the plan: the act goes on by it', async () => {
    const { write, calls, asked } = await setUp([
      tell(title + plan + heading(1) + speech(60), 'length'),
      tell(speech(70)),
    ])
    const { acts } = await write(assign(1))
    expect(acts).toEqual([title + heading(1) + speech(60) + speech(70)])
    expect(JSON.stringify(calls[1]?.body.messages.at(-2))).not.toMatch(/WHENEVER|plan/)
    expect(asked()[1]).toMatch(/Go on with act 1 .*no plan/)
    const second = calls[1]?.body.messages[1]?.content ?? ''
    expect(dataOf(second)['plan']).toMatchObject({ truth: `${secret}.` })
  })

  test('a connection that breaks in the middle of the plan: planned again under the title that stands', async () => {
    const { write, asked } = await setUp([
      breakOff(delta(title), delta(plan.slice(0, 120))),
      tell(plan + actOf(1)),
    ])
    const { acts } = await write(assign(1))
    expect(acts).toEqual([title + actOf(1)])
    expect(asked()[1]).toContain('write the <plan> that was asked for first')
  })

  test.each([
    ['a refusal', "I'm sorry, but I can't help with that.", 'writer-refused'],
    ['a refusal in a tag', "<action>I'm sorry, but I can't help with that.</action>\n", 'writer-refused'],
    ['a plan and nothing else', plan, 'writer-empty'],
    ['nothing', '\n', 'writer-empty'],
  ])('%s, twice: one sentence, and nothing of it stays', async (_name, answer, code) => {
    const { write, asked } = await setUp([tell(answer)])
    const { acts, problem } = await write(assign(1))
    expect(problem?.code).toBe(code)
    expect(acts.join('')).toBe('')
    expect(asked()).toHaveLength(2)
  })

  test('a refusal once is asked again', async () => {
    const { write } = await setUp([tell("I'm sorry, I can't."), tell(title + plan + actOf(1))])
    expect((await write(assign(1))).acts).toEqual([title + actOf(1)])
  })
})

describe('a service that does not stop', () => {
  test('at a second act: the call is ended there, and the rest is dropped', async () => {
    const { write, calls } = await setUp([
      async (response) => {
        stall(delta(title + plan + actOf(1) + heading(2)))(response)
        await new Promise((resolve) => response.on('close', resolve))
      },
      tell(actOf(2)),
    ])
    const { acts } = await write(assign(2))
    expect(acts).toEqual([title + actOf(1), actOf(2)])
    await calls[0]?.closed
  })

  test('after a short act: one act is made of both', async () => {
    const short = heading(1) + speech(40)
    const { write, asked } = await setUp([tell(title + plan + short + heading(2) + speech(80))])
    const { acts } = await write(assign(1))
    expect(acts[0]).toBe(`${title}${short}${heading(2).split('\n')[1]}\n${speech(80)}`)
    expect(asked()).toHaveLength(1)
  })
})

describe('strangers', () => {
  test('have no lines in what follows, and the next act is told so', async () => {
    const stranger = '<character>BARISTA</character>\n<dialogue>Next, please!</dialogue>\n'
    const { write, asked } = await setUp([tell(title + plan + actOf(1) + stranger), tell(actOf(2))])
    await write(assign(2))
    expect(dataOf(asked()[2] ?? '')['noLines']).toEqual(['BARISTA'])
    expect(asked()[2]).toContain('the names in noLines are not in the cast'.replace('the', 'The'))
  })
})

describe('the head writer', () => {
  const acts = [tell(title + plan + actOf(1)), tell(actOf(2)), tell(actOf(3))]

  test.each<[string, Answering]>([
    ['fails', refuse(500)],
    ['has too many requests', refuse(429)],
    ['breaks off', breakOff(delta('TRUTH: so'))],
    ['says nothing of use', tell('I would rather not.')],
    ['sends no text', stream(delta(42), done)],
    ['hangs up', (response) => response.destroy()],
  ])('that %s is asked once, and the acts are asked for by their jobs', async (_name, headWriter) => {
    const { write, asked, outlines } = await setUp(acts, { headWriter })
    const { acts: written, problem } = await write(assign(3))
    expect(problem).toBeNull()
    expect(written).toHaveLength(3)
    expect(asked().filter((content) => content.includes('Plan acts 2 to'))).toHaveLength(1)
    expect(asked()).toHaveLength(4)
    expect(asked()[2]).toContain('decide silently')
    expect(dataOf(asked()[2] ?? '')['plan']).toMatchObject({ truth: `${secret}.` })
    expect(outlines.at(-1)?.head).toBeNull()
    expect(told.join('')).not.toMatch(/WHENEVER|inspector/)
  })

  test('delays the acts by no more than its time', async () => {
    const { write, calls } = await setUp(acts, {
      headWriter: stall(delta('TRUTH: so')),
      timeouts: { asideMs: 300 },
    })
    const before = performance.now()
    const { acts: written, problem } = await write(assign(3))
    expect(problem).toBeNull()
    expect(written).toHaveLength(3)
    expect(performance.now() - before).toBeLessThan(3_000)
    await calls[1]?.closed
  })

  test('is used as far as it came in its time', async () => {
    const headWriter = stall(delta(`${head.split('\nACT 3')[0]}\nACT 3: beca`))
    const { write, outlines } = await setUp(acts, { headWriter, timeouts: { asideMs: 500 } })
    await write(assign(3))
    expect(outlines.at(-1)?.head?.acts[1]).toContain('ADA tastes the soup')
  })

  test('is given up when the player stops', async () => {
    const controller = new AbortController()
    const { write, calls } = await setUp(acts, { headWriter: stall(delta('TRUTH: so')) })
    const writing = write(assign(3, { signal: controller.signal }))
    while (calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    const reason = new Error('The player has stopped it')
    controller.abort(reason)
    expect((await writing).thrown).toBe(reason)
    await calls[1]?.closed
    expect(calls).toHaveLength(2)
  })

  test('is not asked when nothing may be spent any more: the next act says so', async () => {
    const { write, asked } = await setUp(acts, {
      budget: {
        refusal: async () =>
          standIns[0]!.calls.length === 0 ? null : { code: 'ai-budget-spent', sentence: 'Spent.' },
        spend: async () => {},
      },
    })
    expect((await write(assign(3))).problem?.code).toBe('ai-budget-spent')
    expect(asked()).toHaveLength(1)
  })
})

describe('taking up what another has begun', () => {
  const opening = { whenever: 'it rings', truth: secret, lastLine: '"No."' }

  test('in the middle of a plan: the title stays, and the plan is made', async () => {
    const { write, asked, outlines } = await setUp([tell(plan + actOf(1))])
    const { acts, fragments } = await write(assign(1, { written: [title] }))
    expect(acts).toEqual([title + actOf(1)])
    expect(fragments.every(({ drop }) => drop === 0)).toBe(true)
    expect(asked()[0]).toContain('do not repeat the title, but write the <plan>')
    expect(outlines.at(-1)?.opening?.truth).toBe(`${secret}.`)
  })

  test('after the plan: the act is written by it', async () => {
    const { write, asked, calls } = await setUp([tell(actOf(1))])
    await write(assign(1, { written: [title], sheet: beginOutline({ opening }) }))
    expect(dataOf(calls[0]?.body.messages[1]?.content ?? '')['plan']).toEqual(opening)
    expect(asked()[0]).toContain('no plan')
  })

  test('while the head writer plans: asked again, and no more once an act has begun by its plan', async () => {
    const sheet = beginOutline({ opening })
    const first = await setUp([tell(actOf(2))])
    await first.write(assign(2, { written: [title + actOf(1)], sheet }))
    expect(first.asked()[0]).toContain('Plan acts 2 to 2')
    const second = await setUp([tell(speech(90))])
    await second.write(assign(2, { written: [title + actOf(1), heading(2) + speech(40)], sheet }))
    expect(second.asked()).toHaveLength(1)
    expect(second.asked()[0]).toContain('Go on with act 2')
  })
})

describe('small models', () => {
  const bad = tell(title + actOf(1))
  const good = tell(title + plan + actOf(1))
  const begin = async (writer: Writer) => assign(1, { sheet: await writer.plan(sampleBrief()) })

  async function playAll(answers: readonly Answering[], changes: Partial<AiSettings> = {}) {
    const { writer, write, asked } = await setUp(answers, changes)
    for (const _ of answers) await write(await begin(writer))
    return asked().map((content) => (content.includes('<plan>SECRET:') ? 'short' : 'long'))
  }

  test('are asked shortly after two plans in a row that were missing or malformed', async () => {
    const malformed = tell(`${title}<plan>I will be funny.</plan>\n${actOf(1)}`)
    expect(await playAll([bad, malformed, good, good])).toEqual(['long', 'long', 'short', 'short'])
    expect(told.filter((line) => line.includes('short messages from now on'))).toHaveLength(1)
  })

  test('are seen by a plan that comes too slowly, twice', { timeout: 20_000 }, async () => {
    const slow = slowly(3_200, delta(title), delta(plan + actOf(1)), finish('stop') + done)
    expect(await playAll([slow, slow, good])).toEqual(['long', 'long', 'short'])
  })

  test('are not seen in one bad plan', async () => {
    expect(await playAll([bad, good, bad, good])).toEqual(['long', 'long', 'long', 'long'])
  })

  test('may be set by the host, as may large ones', async () => {
    expect(await playAll([good], { messages: 'short' })).toEqual(['short'])
    expect(await playAll([bad, bad, bad], { messages: 'long' })).toEqual(['long', 'long', 'long'])
  })

  test('have no head writer, and are told their secret', async () => {
    const hidden = `<plan>SECRET: ${secret}</plan>\n`
    const { writer, write, asked } = await setUp([tell(title + hidden + actOf(1)), tell(actOf(2))], {
      messages: 'short',
    })
    const { acts } = await write(assign(2, { sheet: await writer.plan(sampleBrief()) }))
    expect(acts).toEqual([title + actOf(1), actOf(2)])
    expect(asked()).toHaveLength(2)
    expect(dataOf(asked()[1] ?? '')['secret']).toBe(secret)
  })
})

describe('a continuation', () => {
  test('shows its heading first, and never its plan', async () => {
    const text = `${title}${actOf(1)}`
    const brief = sampleBrief({
      length: { ...lengths.quick.continuation, acts: 1 },
      sequel: { text, sheet: null, chapter: 1 },
    })
    const [first = '', ...rest] = actOf(1).split(/(?<=\n)/)
    const { write, outlines, asked } = await setUp([tell(first + plan + rest.join(''))])
    const { acts } = await write({ ...assign(1), brief })
    expect(acts).toEqual([actOf(1)])
    expect(outlines.at(-1)?.opening?.truth).toBe(`${secret}.`)
    expect(dataOf(asked()[0] ?? '')['ledger']).toMatchObject({ places: ['INT. TOWER - NIGHT'] })
  })
})
