import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock'
import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage } from './test/browser.ts'
import {
  allAreAt,
  chooseCards,
  decisionOf,
  errorsOf,
  joinRoom,
  openOnPhone,
  openScreen,
  phoneWindow,
  raiseCurtain,
  readToDecision,
  readToTheEnd,
  skipTheShow,
  tapTwist,
} from './test/evening.ts'
import { television } from './test/expect-sound.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, until } from './test/steps.ts'
import { writeAct } from './test/write-act.ts'

const twists = ['The soup runs for mayor', 'The clock is found to be a twin', 'Everybody must whisper']

/** An act of a good model, with the twists that it is asked for. */
function answer({ messages }: ChatCompletionRequest): { content: string } {
  const told = messages.map(({ content }) => ({ content: typeof content === 'string' ? content : '' }))
  const isAsked = told.some(({ content }) => content.includes('After the act, <twists>'))
  return { content: writeAct(told) + (isAsked ? ['<twists>', ...twists, '</twists>'].join('\n') : '') }
}

describe.runIf(browserPath)('a room of two', { concurrent: true }, () => {
  const service = new LLMock({ port: 0, logLevel: 'silent' })
  let house: RunningServer
  let spindle: RunningServer
  let browser: Browser
  beforeAll(async () => {
    await service.start()
    service.onMessage(/act/i, answer, { chunkSize: 60, latency: 2 })
    ;[browser, house, spindle] = await Promise.all([
      openBrowser(),
      startPreparedServer({ HOUSE_PACE: '2' }),
      startPreparedServer({
        OPENAI_BASE_URL: `${service.url}/v1`,
        OPENAI_API_KEY: 'sk-test',
        OPENAI_MODEL: 'spindle-7',
      }),
    ])
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([house.remove(), spindle.remove(), service.stop()])
  })

  it('chooses from the twists that an AI service told with its act, and is written to', async () => {
    const screen = await openPage(browser, spindle.url, { viewport: television })
    const code = await openScreen(screen)
    const phones = await Promise.all(['Ann', 'Bo'].map((name) => joinRoom(browser, spindle.url, code, name)))
    await skipTheShow(screen)
    await readToDecision(screen)
    const offered = await decisionOf(screen).getByRole('listitem').allInnerTexts()
    expect(offered.slice(-3)).toEqual(twists)
    for (const page of phones) expect(await tapTwist(page, 1)).toBe(twists[1])
    await screen.getByText('The room chose').first().waitFor()
    await readToTheEnd(screen)
    const told = screen.getByRole('region', { name: 'The room chose' })
    expect(await told.innerText()).toContain(twists[1])
    const asked = service.getRequests().map(({ body }) => JSON.stringify(body))
    const act = (n: number) => asked.filter((one) => one.includes(`Write act ${n}`)).at(-1) ?? ''
    expect(act(2)).toContain('After the act, <twists>')
    expect(act(3)).toContain('The room has decided: what stands in twist happens in this act')
    expect(act(3)).toContain(twists[1])
    expect(errorsOf([screen, ...phones])).toEqual([])
    await Promise.all([screen, ...phones].map((page) => page.context().close()))
  })

  it('shows its hands after a duel, on the host’s phone where there is no screen', async () => {
    const ann = await openPage(browser, house.url, phoneWindow)
    const code = await openOnPhone(ann, 'Ann')
    const bo = await joinRoom(browser, house.url, code, 'Bo')
    const both = [ann, bo]
    await ann.getByRole('radio', { name: 'Twist Duel' }).check()
    await button(ann, 'Begin').click()
    for (const page of both) await page.getByRole('heading', { name: 'Make your hand' }).waitFor()
    await Promise.all(both.map((page, n) => chooseCards(page, n)))
    for (let script = 1; script <= 2; script++) {
      await ann.getByText(`Script ${script} of 2`).first().waitFor()
      await raiseCurtain(ann)
      await allAreAt(both, '')
      await button(ann, 'Lead the reading').click()
      await button(ann, 'End this script').click()
      await ann.getByRole('dialog', { name: 'End This Script?' }).waitFor()
      await button(ann, 'End this script').click()
    }
    for (const page of both) await page.getByRole('heading', { name: 'Hands up!' }).waitFor()
    await bo.getByText('Raise your hand for the funniest.').waitFor()
    await button(ann, 'Most hands: script 2').click()
    for (const page of both)
      await page.getByRole('list', { name: 'Winner' }).getByText('Most hands').waitFor()
    await button(ann, 'Rematch').click()
    await until(async () => expect(await bo.getByRole('heading', { name: 'Make your hand' }).count()).toBe(1))
    expect(errorsOf(both)).toEqual([])
    await Promise.all(both.map((page) => page.context().close()))
  })
})
