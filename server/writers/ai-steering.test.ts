import { afterEach, describe, expect, test } from 'vitest'
import { beginOutline, type Outline } from '../../comedy/asking/outline.ts'
import { type Steering } from '../../comedy/steering.ts'
import { assign, impatientClock, rehearse, speech } from '../test/rehearse.ts'
import {
  type Answering,
  breakOff,
  delta,
  type StandIn,
  startStandIn,
  tell,
} from '../test/stand-in-service.ts'
import { createAiWriter } from './ai-writer.ts'
import { type Assignment, type Fragment } from './writer.ts'

// What an audience gives the acts, and what it may choose from: over real HTTP, through the whole writer.
const heading = (n: number) => `<h2>Act ${n}: Soup</h2>\n<scene-heading>INT. TOWER - NIGHT</scene-heading>\n`
const actOf = (n: number) => heading(n) + speech(130)
const sentences = ['The soup asks for a lawyer', 'Ada is promoted to ghost', 'Finch sells the only ladder']
const twists = `<twists>\n${sentences.join('\n')}\n</twists>\n`
const [, chosen] = sentences.map((sentence, n) => ({ id: `told-2-${n}`, sentence }))
const given = (act: number, changes: Partial<Steering> = {}): Steering => ({ act, twist: null, laughed: [], ...changes }) // prettier-ignore

const standIns: StandIn[] = []
afterEach(() => Promise.all(standIns.splice(0).map((standIn) => standIn.close())))

/** A service that answers the acts by their numbers, and what it is asked for besides with an act that is too long. */
async function setUp(answers: { readonly [act: number]: Answering | Answering[] } = {}) {
  const asked: string[] = []
  const counts = new Map<number, number>()
  const standIn = await startStandIn((response) => {
    const { messages } = standIn.calls.at(-1)!.body
    asked.push(messages.map(({ content }) => content).join('\n\n'))
    const act = Number(/(?:Write|how|Go on with) act (\d)/.exec(messages.at(-1)?.content ?? '')?.[1])
    const own = [answers[act] ?? tell(actOf(act))].flat()
    const n = counts.get(act) ?? 0
    counts.set(act, n + 1)
    return own[Math.min(n, own.length - 1)]?.(response)
  })
  standIns.push(standIn)
  const writer = createAiWriter({
    apiKey: null,
    baseUrl: standIn.baseUrl,
    model: 'some-model',
    clock: impatientClock(),
    log: { warn: () => {} },
    timeouts: { firstByteMs: 10_000, idleMs: 10_000, callMs: 20_000 },
  })
  const outlines: Outline[] = []
  const sheet = beginOutline({ messages: 'short' }) // without the head writer
  const write = (changes: Partial<Assignment> = {}, watch?: (fragment: Fragment) => unknown) =>
    rehearse(writer, assign(4, { sheet, planned: (outline) => outlines.push(outline), ...changes }), watch)
  return { writer, write, asked, outlines }
}

const dataOf = (content = '') => JSON.parse(/^\{.*\}$/m.exec(content)?.[0] ?? '') as Record<string, unknown>
const spokenIn = (text: string) => (text.match(/<dialogue>/g) ?? []).length

describe('an act that a room decides on', () => {
  const decided = [2]

  test('is opened at once, and goes on with what the room has decided', async () => {
    const { write, asked } = await setUp({ 3: [tell(actOf(3)), tell(speech(90, 'Ada'))] })
    const told = ['', '', '', '']
    const seen: string[] = []
    const steer = async (act: number) => {
      seen.push(told[act] ?? '')
      return given(act, act === 2 ? { twist: chosen! } : {})
    }
    const { acts, problem } = await write({ decided, steer }, ({ act, text }) => (told[act] += text))
    expect(problem).toBeNull()
    expect(seen.map(spokenIn)).toEqual([0, 3, 0])
    expect(acts[2]).toBe(`${seen[1]}${speech(90, 'Ada')}`)
    expect(asked).toHaveLength(5)
    const [, , opening = '', rest = '', last = ''] = asked
    expect(opening).toMatch(/Write only how act 3 of 4 begins.* first 3 spoken lines/)
    expect(opening).not.toContain(chosen!.sentence)
    expect(dataOf(rest)).toMatchObject({ twist: chosen!.sentence })
    expect(rest).toMatch(/The room has decided: what stands in twist[^]*Go on with act 3/)
    expect(dataOf(last)).toMatchObject({ decided: [chosen!.sentence] })
    expect(last).toContain('it helps to settle everything')
  })

  test('whose twist is known is asked for in one call, and so is every other', async () => {
    const { write, asked } = await setUp()
    const steered = [given(1), given(2, { twist: chosen! })]
    await write({ decided, steered, steer: async (act) => given(act) })
    expect(asked).toHaveLength(4)
    expect(dataOf(asked[2])).toMatchObject({ twist: chosen!.sentence })
    for (const one of asked) expect(one).not.toContain('Write only how')
  })

  test.each([
    ['nothing', tell(' ')],
    ['a refusal', tell("I'm sorry, but I can't help with that.")],
    ['a connection that breaks', breakOff(delta('<h2>Act 3'))],
  ])('is whole where its opening was %s', async (_name, opening) => {
    const { write, asked } = await setUp({ 3: [opening, tell(actOf(3))] })
    const { acts, problem } = await write({ decided, steer: async (act) => given(act) })
    expect([problem, acts[2]]).toEqual([null, actOf(3)])
    expect(asked).toHaveLength(5)
  })

  test('is asked for once more where nothing followed its opening', async () => {
    const { write } = await setUp({ 3: [tell(actOf(3)), tell(' '), tell(speech(90))] })
    const { acts } = await write({ decided, steer: async (act) => given(act) })
    expect(spokenIn(acts[2] ?? '')).toBe(12)
  })

  test('goes on by its twist after a take-over in its opening', async () => {
    const { write, asked } = await setUp({ 3: tell(speech(100)) })
    const written = [actOf(1), actOf(2), heading(3) + speech(20)]
    const { acts } = await write({ decided, written, steer: async (act) => given(act, { twist: chosen! }) })
    expect(acts[2]).toBe(heading(3) + speech(20) + speech(100))
    expect(dataOf(asked[0])).toMatchObject({ twist: chosen!.sentence })
  })
})

describe('what a room may choose from', () => {
  const decided = [2]
  const steer = async (act: number) => given(act)

  test('is asked for with the act before, kept with the plan, and told to nobody', async () => {
    const { writer, write, asked, outlines } = await setUp({ 2: tell(actOf(2) + twists) })
    const noted: number[] = []
    const { acts, fragments } = await write({ decided, steer }, ({ act }) => {
      if (act === 2 && noted.length === 0) noted.push(outlines.length)
    })
    expect(acts).toEqual([1, 2, 3, 4].map((n) => (n === 3 ? expect.any(String) : actOf(n))) as string[])
    expect(JSON.stringify(fragments)).not.toMatch(/twist|lawyer|ladder/)
    expect(asked.map((one) => one.includes('<twists>'))).toEqual([false, true, false, false, false])
    expect(noted[0]).toBeGreaterThan(0)
    const from = { ...assign(4), sheet: outlines.at(-1)! }
    expect(await writer.twists(from, 2)).toEqual(sentences.map((sentence, n) => ({ id: `told-2-${n}`, sentence }))) // prettier-ignore
    for (const act of [1, 3]) expect(await writer.twists(from, act)).toEqual([])
  })

  test('is fit for families where the script is', async () => {
    const rude = twists.replace('The soup', 'The shit')
    const { write, outlines } = await setUp({ 2: tell(actOf(2) + rude) })
    await write({ decided, steer })
    expect(outlines.at(-1)?.twists?.[0]?.sentences[0]).toBe('The bleep asks for a lawyer')
  })

  test.each([
    ['forgotten', tell(actOf(2))],
    ['too few', tell(actOf(2) + twists.replace(/Ada.*\n/, ''))],
    ['cut off', tell(actOf(2) + twists.slice(0, 40), 'length')],
    ['broken off', breakOff(delta(actOf(2)), delta(twists.slice(0, 40)))],
  ])('is nothing where it was %s, and the act is at its end', async (_name, answer) => {
    const { write, asked, outlines } = await setUp({ 2: answer })
    const { acts, problem } = await write({ decided, steer })
    expect([problem, acts[1]]).toEqual([null, actOf(2)])
    expect(asked).toHaveLength(5)
    expect(outlines.at(-1)?.twists).toBeUndefined()
  })

  test('is asked for again where the act itself was cut off', async () => {
    const half = heading(2) + speech(60)
    const { write, asked, outlines } = await setUp({ 2: [tell(half, 'length'), tell(speech(70) + twists)] })
    expect((await write({ decided, steer })).acts[1]).toBe(half + speech(70))
    expect(asked[2]).toContain('then the <twists> that were asked for')
    expect(outlines.at(-1)?.twists?.[0]?.sentences).toEqual(sentences)
  })
})

describe('laughs', () => {
  test('at different lines of the same deal ask differently for the acts after them, and for no other', async () => {
    const lines = [
      { text: 'Nobody inspects soup.', by: 'Mo', laughs: 7 },
      { text: 'My pencil is <b>armed</b>.', by: 'Ada', laughs: 9 },
    ]
    const play = async (line: (typeof lines)[number]) => {
      const { write, asked } = await setUp()
      const steered: Steering[] = []
      const steer = async (act: number) => {
        const one = given(act, { laughed: act > 1 ? [line] : [] })
        steered.push(one)
        return one
      }
      await write({ steer })
      expect(steered.map(({ act }) => act)).toEqual([1, 2, 3])
      return asked
    }
    const [first, second] = [await play(lines[0]!), await play(lines[1]!)]
    expect(first.map((one, act) => one === second[act])).toEqual([true, true, false, false])
    for (const one of [...first.slice(2), ...second.slice(2)]) {
      expect(dataOf(one)['laughedAt']).toHaveLength(1)
      expect(one).toContain('comes back')
    }
    expect(dataOf(second[2])['laughedAt']).toEqual([{ line: 'My pencil is barmed/b.', by: 'Ada', laughs: 9 }])
  })
})
