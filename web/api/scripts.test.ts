import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EndEvent, type OpenedScript } from '../../game/protocol.ts'
import { type Problem } from '../../game/problem.ts'
import {
  continueScript,
  followScript,
  type NumberedPiece,
  readScript,
  startScript,
  stopScript,
} from './scripts.ts'
import { StandInEventSource as Source } from '../test/event-source.ts'
import { sampleScript } from '../test/writing-sample.ts'

const script = sampleScript()
let asked: { path: string; method: string | undefined; body: unknown }[]
let answer: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  Source.all = []
  asked = []
  answer = () => Response.json(script)
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ path, method, body: body === undefined ? undefined : JSON.parse(body as string) })
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('asking', () => {
  const cards = { characters: 'a', programs: 'b', settings: 'c' }
  test.each([
    ['start', () => startScript({ mode: 'quick', rating: 'r-rated', cards }), 'POST', '/api/scripts'],
    ['read', () => readScript('a/b'), 'GET', '/api/scripts/a%2Fb'],
    ['continue', () => continueScript('x', { writer: 'house' }), 'POST', '/api/scripts/x/continuations'],
    ['stop', () => stopScript('x'), 'POST', '/api/scripts/x/stop'],
  ])('%s', async (_, ask, method, path) => {
    expect(await ask()).toEqual(script)
    expect(asked).toMatchObject([{ method, path }])
    if (method === 'POST') expect(asked[0]?.body).toBeTypeOf('object')
  })
})

function follow(after = 0) {
  const told: unknown[] = []
  const close = followScript('s1', after, {
    onPieces: (pieces: readonly NumberedPiece[]) =>
      told.push(`${pieces.map(({ text }) => text).join('')} @${pieces.at(-1)?.n}`),
    onEnd: ({ state }: EndEvent) => told.push(state),
    onCut: () => told.push('cut'),
    onResumed: () => told.push('resumed'),
    onRead: ({ texts, last }: OpenedScript) => told.push(`${texts.flat().join('')} @${last} again`),
    onTrouble: ({ code }: Problem) => told.push(code),
  })
  return { told, close }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('following', () => {
  test('tells pieces that come together together, each once, and the end after them', async () => {
    const { told } = follow()
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=0')
    Source.last().open()
    Source.last().piece(1, { text: 'a' })
    Source.last().piece(2, { text: 'b' })
    await wait(0)
    Source.last().piece(2, { text: 'b' })
    Source.last().piece(3, { text: 'c' })
    Source.last().end()
    expect(told).toEqual(['ab @2', 'c @3', 'written'])
    expect(Source.last().readyState).toBe(Source.CLOSED)
    await wait(60_000)
    expect(told).toHaveLength(3)
  })

  test('goes on after the piece it was told of', () => {
    follow(7)
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=7')
  })

  test('says nothing of a short cut, and of a long one once', async () => {
    const { told } = follow()
    Source.last().open()
    Source.last().fail('cut')
    await wait(2900)
    Source.last().open()
    await wait(10_000)
    expect(told).toEqual([])
    Source.last().fail('cut')
    await wait(2900)
    Source.last().fail('cut')
    await wait(200)
    expect(told).toEqual(['cut'])
    Source.last().open()
    expect(told).toEqual(['cut', 'resumed'])
    expect(Source.all).toHaveLength(1)
  })

  test('connects again after a refusal, from the last piece on, ever more slowly', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    answer = () => Response.json({ ...script, texts: [['a']], last: 1 })
    const { told } = follow()
    Source.last().open()
    Source.last().piece(1, { text: 'a' })
    Source.last().fail('refused')
    await wait(1000)
    expect(Source.all).toHaveLength(2)
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=1')
    Source.last().fail('refused')
    await wait(1000)
    expect(Source.all).toHaveLength(2)
    await wait(1000)
    expect(Source.all).toHaveLength(3)
    expect(told).toEqual(['a @1', 'a @1 again', 'a @1 again', 'cut'])
  })

  test('after a refusal takes what is stored by then, and follows on from there', async () => {
    answer = () => Response.json({ ...script, texts: [['abc']], last: 3 })
    const { told } = follow()
    Source.last().piece(1, { text: 'a' })
    await wait(0)
    Source.last().piece(2, { text: 'b' })
    Source.last().fail('refused')
    await wait(1000)
    expect(Source.last().url).toBe('/api/scripts/s1/events?after=3')
    Source.last().piece(3, { text: 'c' })
    Source.last().piece(4, { text: 'd' })
    await wait(0)
    expect(told).toEqual(['a @1', 'b @2', 'abc @3 again', 'd @4'])
  })

  test('a script that is over after a refusal is read, and followed no further', async () => {
    answer = () => Response.json({ ...script, state: 'written', texts: [['ab']], last: 2 })
    const { told } = follow()
    Source.last().fail('refused')
    await wait(60_000)
    expect(told).toEqual(['ab @2 again'])
    expect(Source.all).toHaveLength(1)
  })

  test('is tried on when the script cannot be read just now either', async () => {
    answer = () => Response.json({ code: 'unavailable', title: 'Busy.' }, { status: 503 })
    const { told } = follow()
    Source.last().fail('refused')
    await wait(1000)
    expect(Source.all).toHaveLength(2)
    expect(told).toEqual([])
  })

  test('never waits longer than four seconds, nor as long as everybody else', async () => {
    follow()
    const pauses: number[] = []
    for (let i = 0; i < 40; i++) {
      Source.last().fail('refused')
      const [count, refused] = [Source.all.length, Date.now()]
      while (Source.all.length === count) await wait(10)
      pauses.push(Date.now() - refused)
    }
    const long = pauses.slice(3)
    expect(Math.max(...long)).toBeLessThanOrEqual(4010)
    expect(Math.min(...long)).toBeGreaterThanOrEqual(2000)
    expect(Math.max(...long) - Math.min(...long)).toBeGreaterThan(500)
  })

  test.each(['signed-out', 'not-found'])('gives up when the script is refused as %s', async (code) => {
    answer = () => Response.json({ code, title: 'No.' }, { status: 400 })
    const { told } = follow()
    Source.last().fail('refused')
    await wait(60_000)
    expect(told).toEqual([code])
    expect(Source.all).toHaveLength(1)
  })

  test('let go of, it tells nothing and connects no more', async () => {
    const { told, close } = follow()
    Source.last().piece(1, { text: 'a' })
    Source.last().fail('refused')
    close()
    await wait(60_000)
    expect(told).toEqual([])
    expect(Source.all).toHaveLength(1)
  })
})
