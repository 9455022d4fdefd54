import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock'
import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import {
  button,
  openDialog,
  playAsGuest,
  readCast,
  readLines,
  scriptRegion,
  textsOf,
  waitForEnd,
  waitForLines,
} from './test/steps.ts'
import { writeAct } from './test/write-act.ts'

const failed = 'Failed to generate script. Please try again. Error: '
const answerAct = ({ messages }: ChatCompletionRequest) => ({
  content: writeAct(messages.map(({ content }) => ({ content: typeof content === 'string' ? content : '' }))),
})

describe.runIf(browserPath)('a quick game that an AI service writes', { concurrent: true }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  // A service cannot tell games apart: games of one service run in turn, services side by side.
  describe('and is answered', { concurrent: true }, () => {
    const { service, enter, begin, statuses } = openService({ HOUSE_PACE: '5' })
    it.sequential('shows what the service streams, and says who wrote it', async () => {
      const page = await enter()
      service.onMessage(/act/, answerAct, { chunkSize: 12, latency: 4 })
      await begin()
      await waitForLines(page, 2)
      expect(await button(page, 'Stop').isVisible()).toBe(true)
      const lines = await waitForEnd(page)
      expect(textsOf(lines, 'title')).toEqual(['The Borrowed Thread'])
      expect(textsOf(lines, 'act').map((act) => act.slice(0, 7))).toEqual(
        [1, 2, 3, 4, 5].map((n) => `Act ${n}: `),
      )
      expect(new Set(textsOf(lines, 'character'))).toEqual(new Set(await readCast(page)))
      expect(textsOf(lines, 'dialogue')).toHaveLength(65)
      const shown = await scriptRegion(page).innerText()
      expect(shown).toContain('Written by spindle-7')
      expect(shown).not.toMatch(/[<>]|hidden|TWANG/)
      expect(statuses()).toEqual([200, 200, 200, 200, 200, 200])
      expect(page.complaints).toEqual([])
    })

    it.sequential('keeps what there is when the connection breaks in the middle, and the house writer goes on from there', async () => {
      const page = await enter()
      service.onMessage(/act/i, answerAct, { chunkSize: 40, latency: 2, truncateAfterChunks: 25 })
      await begin()
      await expectFailure(page, `${failed}The AI service broke off in the middle`)
      const before = await readLines(page)
      expect(textsOf(before, 'dialogue').length).toBeGreaterThan(0)
      await button(page, 'Let the house writer finish').click()
      const lines = await waitForEnd(page)
      expect(lines.slice(0, before.length)).toEqual(before)
      expect(lines.length).toBeGreaterThan(before.length + 50)
      const shown = await scriptRegion(page).innerText()
      expect(shown).toMatch(/Written by spindle-7, then the house writer/)
      expect(shown).not.toMatch(/[<>]/)
    })
  })

  describe('and is refused', { concurrent: true }, () => {
    const { service, enter, begin, statuses } = openService()
    it.sequential('waits and asks again when it is told to come back later', async () => {
      const page = await enter()
      service.onMessage(/act/, answerAct, { chunkSize: 200 })
      service.nextRequestError(429)
      service.nextRequestError(429)
      await begin()
      expect(textsOf(await waitForEnd(page), 'act')).toHaveLength(5)
      expect(statuses()).toEqual([429, 429, 200, 200, 200, 200, 200, 200])
    })

    it.sequential('says so when there are too many requests, after three further attempts', async () => {
      const page = await enter()
      service.onMessage('Write act', { error: { message: 'slow down' }, status: 429 })
      await begin()
      await expectFailure(page, 'Too many requests. Please wait a moment and try again.')
      expect(statuses()).toEqual([429, 429, 429, 429])
      service.reset()
      service.onMessage(/act/, answerAct, { chunkSize: 200 })
      await button(page, 'Try again').click()
      expect(textsOf(await waitForEnd(page), 'act')).toHaveLength(5)
      expect(await page.getByRole('alert').count()).toBe(0)
    })

    it.sequential('says so when the service fails, and has the house writer write instead, and says that too', async () => {
      const page = await enter()
      service.onMessage('Write act', { error: { message: 'out of wool' }, status: 500 })
      await begin()
      await expectFailure(page, `${failed}The AI service failed`)
      expect(await page.content()).not.toContain('out of wool')
      const asked = service.getRequests().length
      await button(page, 'Let the house writer finish').click()
      expect(textsOf(await waitForLines(page, 10), 'act')).toHaveLength(1)
      expect(await scriptRegion(page).innerText()).toContain('the house writer')
      await button(page, 'Stop').click()
      await waitForEnd(page, 'Stopped.')
      expect(service.getRequests()).toHaveLength(asked)
    })
  })

  function openService(env: Record<string, string> = {}) {
    const service = new LLMock({ port: 0, logLevel: 'silent' })
    let server: RunningServer
    let page: Player
    beforeAll(async () => {
      await service.start()
      server = await startPreparedServer({
        OPENAI_BASE_URL: `${service.url}/v1`,
        OPENAI_API_KEY: 'sk-test',
        OPENAI_MODEL: 'spindle-7',
        ...env,
      })
    })
    afterAll(() => Promise.all([server.remove(), service.stop()]))
    const enter = async () => {
      service.reset()
      page = await openPage(browser, server.url)
      await playAsGuest(page)
      await openDialog(page)
      return page
    }
    afterEach(() => page.context().close())
    const begin = () => button(page, 'Family Friendly').click()
    const statuses = () => service.getRequests().map(({ response }) => response.status)
    return { service, enter, begin, statuses }
  }

  async function expectFailure(page: Player, sentence: string) {
    await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
    expect(await scriptRegion(page).getByText(sentence, { exact: true }).isVisible()).toBe(true)
    expect(await button(page, 'Try again').isEnabled()).toBe(true)
  }
})
