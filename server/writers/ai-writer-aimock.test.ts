import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { realClock } from '../time/clock.ts'
import { createAiWriter } from './ai-writer.ts'
import { assign, impatientClock, rehearse, speech } from '../test/rehearse.ts'

const service = new LLMock({ port: 0, logLevel: 'silent' })
const act = speech(130)
let clock = impatientClock()

beforeAll(() => service.start())
afterAll(() => service.stop())
beforeEach(() => {
  service.reset()
  clock = impatientClock()
})

const createWriter = (timeouts = { firstByteMs: 10_000, idleMs: 1000 }) =>
  createAiWriter({
    apiKey: 'sk-canary',
    baseUrl: `${service.url}/v1`,
    model: 'some-model',
    clock,
    log: { warn: () => {} },
    timeouts,
  })

const statuses = () => service.getRequests().map((request) => request.response.status)

test('a chapter of five acts', async () => {
  for (let n = 1; n <= 5; n++)
    service.onMessage(`Write act ${n} of 5 now`, { content: `<h2>Act ${n}</h2>\n${act}` }, { chunkSize: 7 })
  service.onMessage('Plan acts 2 to 5', { content: 'ACT 2: because of it, MO runs.' }, { chunkSize: 7 })
  const { acts } = await rehearse(createWriter(), assign(5))
  expect(acts).toEqual([1, 2, 3, 4, 5].map((n) => `<h2>Act ${n}</h2>\n${act}`))
  expect(statuses()).toEqual([200, 200, 200, 200, 200, 200])
})

test('waits before each act, and plans ahead in the meantime', async () => {
  service.onMessage('Write act', { content: act })
  service.onMessage('Plan acts 2 to 3', { content: 'ACT 2: because of it, MO runs.' })
  const asked: number[][] = []
  const mayBegin = async (act: number) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    asked.push([act, statuses().length])
  }
  const { acts } = await rehearse(createWriter(), assign(3, { mayBegin }))
  expect(acts).toHaveLength(3)
  expect(asked).toEqual([
    [0, 0],
    [1, 2],
    [2, 3],
  ])
})

test('429, 429, 200', async () => {
  service.onMessage('Write act', { content: act })
  service.nextRequestError(429, { message: 'Rate limited' })
  service.nextRequestError(429, { message: 'Rate limited' })
  const { acts, problem } = await rehearse(createWriter(), assign())
  expect([acts, problem]).toEqual([[act], null])
  expect(statuses()).toEqual([429, 429, 200])
  expect(clock.waits).toEqual([1000, 2000])
})

test('429 for ever', async () => {
  service.onMessage('Write act', { error: { message: 'Rate limited' }, status: 429, retryAfter: 3 })
  expect((await rehearse(createWriter(), assign())).problem?.code).toBe('writer-rate-limited')
  expect(statuses()).toEqual([429, 429, 429, 429])
  expect(clock.waits).toEqual([3000, 3000, 4000])
})

test('500 for ever', async () => {
  service.onMessage('Write act', { error: { message: 'Oh no' }, status: 500 })
  expect((await rehearse(createWriter(), assign())).problem?.code).toBe('writer-failed')
  expect(statuses()).toEqual([500, 500])
})

test('a broken connection, again and again', async () => {
  service.onMessage(/./, { content: act }, { chunkSize: 20, latency: 1, truncateAfterChunks: 40 })
  const { acts, problem } = await rehearse(createWriter(), assign())
  expect(problem?.code).toBe('writer-cut-off')
  expect(acts[0]).toContain('word0x9')
  expect(service.getRequests()).toHaveLength(2)
})

test('a broken connection, then the rest', async () => {
  service.onMessage('Write act', { content: act }, { chunkSize: 20, latency: 1, truncateAfterChunks: 40 })
  service.onMessage('Go on with act', { content: speech(20, 'Ada') })
  const { acts, problem } = await rehearse(createWriter(), assign())
  expect(problem).toBeNull()
  expect(act).toContain(acts[0]?.slice(0, 500))
  expect(acts[0]?.endsWith(speech(20, 'Ada'))).toBe(true)
  expect(service.getRequests()).toHaveLength(2)
})

test('tokens used up', async () => {
  service.onMessage('Write act', { content: `${act}<dialogue>And th`, finishReason: 'length' })
  service.onMessage('Go on with act', { content: speech(20, 'Ada') })
  const { acts } = await rehearse(createWriter(), assign())
  expect(acts[0]).not.toContain('And th')
  expect(acts[0]?.endsWith(speech(20, 'Ada'))).toBe(true)
  expect(service.getRequests()).toHaveLength(2)
})

test('a silence in the middle, and slowness that is none', async () => {
  service.onMessage('Write act', { content: act }, { chunkSize: 600, latency: 1500 })
  expect((await rehearse(createWriter(), assign())).problem?.code).toBe('writer-timeout')
  service.reset()
  service.onMessage('Write act', { content: act }, { chunkSize: 600, latency: 100 })
  expect((await rehearse(createWriter(), assign())).problem).toBeNull()
})

test('a slow first word', async () => {
  service.onMessage('Write act', { content: act }, { streamingProfile: { ttft: 600, tps: 1000 } })
  const impatient = createWriter({ firstByteMs: 200, idleMs: 200 })
  expect((await rehearse(impatient, assign())).problem?.code).toBe('writer-timeout')
})

test('on a clock that waits', async () => {
  clock = { ...realClock, waits: [] }
  service.onMessage('Write act', { content: act })
  service.nextRequestError(503)
  const before = performance.now()
  expect((await rehearse(createWriter(), assign())).acts).toEqual([act])
  expect(performance.now() - before).toBeGreaterThanOrEqual(990)
})
