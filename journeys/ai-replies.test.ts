import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Answering,
  delta,
  done,
  refuse,
  slowly,
  stall,
  type StandIn,
  startStandIn,
  stream,
  tell,
} from '../server/test/stand-in-service.ts'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import {
  button,
  openDialog,
  playAsGuest,
  readCast,
  readLines,
  scriptRegion,
  until,
  waitForEnd,
  waitForLines,
} from './test/steps.ts'

const key = 'sk-canary-5d1f20c7'
const failed = 'Failed to generate script. Please try again. Error: '
const opening =
  '<h2>Act 1: Hello</h2>\n<character>EVE</character>\n<dialogue>Before it went wrong.</dialogue>\n'
const notJson = 'data: {"choices": [{"delta"\n\n'

describe.runIf(browserPath)('an AI service', { concurrent: true }, () => {
  let browser: Browser
  const heard: string[] = []
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  // The time limit is twenty seconds; another test runs meanwhile.
  describe('that falls silent', { concurrent: true }, () => {
    const { enter, begin, server } = openService()
    it('is met with a sentence, and the text so far stays', async () => {
      const page = await enter()
      await begin(stall(delta(opening)))
      await expectFailure(page, 'The AI service did not answer in time (timeout)')
      expect(heard.filter((text) => text.includes(key))).toEqual([])
      expect(server().output()).not.toContain(key)
    })
  })

  describe('that answers oddly', { concurrent: true }, () => {
    const { enter, begin, service, server } = openService()
    it.sequential.each<[string, Answering, string]>([
      [
        'what is no text',
        stream(delta(opening), delta({ acts: 5 }), done),
        'Generated script is not a string',
      ],
      [
        'what is no JSON',
        stream(delta(opening), notJson, notJson, notJson, notJson),
        'The AI service failed',
      ],
    ])('is met with a sentence, and the text so far stays: %s', async (_name, how, sentence) => {
      const page = await enter()
      await begin(how)
      await expectFailure(page, sentence)
    })

    it.sequential('is left alone within a second when the player presses Stop', async () => {
      const page = await enter()
      await begin(
        slowly(
          20,
          delta(opening),
          ...Array.from({ length: 2000 }, () => delta('<action>On and on.</action>\n')),
        ),
      )
      const before = await waitForLines(page, 8)
      const calls = service().calls.length
      const pressed = page.evaluate(
        () =>
          new Promise<number>((tell) => addEventListener('click', () => tell(Date.now()), { capture: true })),
      )
      await button(page, 'Stop').click()
      await service().calls.at(-1)?.closed
      const closedAt = Date.now()
      expect(closedAt - (await pressed)).toBeLessThan(1000)
      const lines = await waitForEnd(page, 'Stopped.')
      expect(lines.slice(0, before.length)).toEqual(before)
      await page.waitForTimeout(500)
      expect(service().calls).toHaveLength(calls)
    })

    it.sequential('puts nothing but text on the page, whatever it sends', async () => {
      const page = await enter()
      const requests: string[] = []
      const dialogs: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      page.on('dialog', (dialog) => void dialogs.push(dialog.message()))
      await begin(
        tell(`<h1>Evil ${hostile.join(' ')}</h1><h2>Act 1: ${hostile.join(' ')}</h2>\n${hostileLines()}`),
      )
      await waitForEnd(page)
      const region = scriptRegion(page)
      expect(await region.innerText()).toContain('harmless 0')
      expect(await region.innerText()).toContain(`harmless ${hostile.length - 1}`)
      const strangers =
        'script, img, iframe, svg, a, object, embed, style, link, form, input, video, math, [onload], [onerror]'
      // The script has one link of its own, to its page, with an icon; the stage is in the foot.
      const ways = /^\/scripts\/[\w-]+(?:\/read)?$/
      const found = await region.locator(strangers).evaluateAll((all) =>
        all
          // Each part of the cast has its face.
          .filter((one) => !one.closest('ul[aria-label="Cast"]'))
          .map((one) => {
            const link = one.closest('a')
            return link?.origin === location.origin ? link.pathname : one.outerHTML
          }),
      )
      expect(found.filter((one) => !ways.test(one))).toEqual([])
      expect(found).toHaveLength(2)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      expect(dialogs).toEqual([])
      expect(requests.filter((url) => !url.startsWith(`${server().url}/`))).toEqual([])
      expect(page.complaints).toEqual([])
    })

    it.sequential('never tells the key, not even when the service repeats it', async () => {
      const page = await enter()
      await begin(refuse(401, { error: { message: `Incorrect API key provided: ${key}` } }))
      const sentence = `${failed}The AI service refused the request. Whoever hosts this game should check its key`
      await scriptRegion(page).getByText(sentence, { exact: true }).waitFor()
      expect(service().calls.at(-1)?.headers.authorization).toBe(`Bearer ${key}`)
      const scriptId = new URL(page.url()).searchParams.get('script')
      for (const path of [
        '/metrics',
        '/api/session',
        '/api/scripts',
        `/api/scripts/${scriptId}/events`,
        '/nothing',
      ])
        heard.push(await (await page.request.get(path)).text())
      heard.push(await page.content())
      await until(async () => expect(heard.length).toBeGreaterThan(30))
      expect(heard.filter((text) => text.includes(key))).toEqual([])
      expect(server().output()).toContain('the AI service did not accept')
      expect(server().output()).not.toContain(key)
    })
  })

  function openService() {
    let answering: Answering = refuse(500)
    let service: StandIn
    let server: RunningServer
    let page: Player
    beforeAll(async () => {
      service = await startStandIn((response) => answering(response))
      server = await startPreparedServer({
        OPENAI_BASE_URL: service.baseUrl,
        OPENAI_API_KEY: key,
        OPENAI_MODEL: 'odd-1',
        LOG_LEVEL: 'debug',
      })
    })
    afterAll(() => Promise.all([server.remove(), service.close()]))
    const enter = async () => {
      page = await openPage(browser, server.url)
      page.on(
        'response',
        (response) =>
          void response
            .text()
            .then((text) => heard.push(text))
            .catch(() => {}),
      )
      await playAsGuest(page)
      await openDialog(page)
      return page
    }
    afterEach(() => page.context().close())
    const begin = (how: Answering) => {
      answering = how
      return button(page, 'R-Rated').click()
    }
    return { enter, begin, service: () => service, server: () => server }
  }

  async function expectFailure(page: Player, sentence: string) {
    await waitForLines(page, 3)
    await scriptRegion(page)
      .getByText(failed + sentence, { exact: true })
      .waitFor({ timeout: 35_000 })
    await page
      .getByRole('alert')
      .getByText(failed + sentence, { exact: true })
      .waitFor()
    // Eve is not in the cast: a part of it reads her line.
    const [act, cue, speech, ...more] = (await readLines(page)).map(({ text }) => text)
    expect([act, speech, more]).toEqual(['Act 1: Hello', 'Before it went wrong.', []])
    expect((await readCast(page)).map((part) => `EVE, read by ${part}`)).toContain(cue)
    expect(await button(page, 'Let the house writer finish').isEnabled()).toBe(true)
  }
})

const hostile = [
  '<script>window.hacked = alert(1)</script>',
  '<img src="http://evil.example/a.png" onerror="window.hacked = alert(2)">',
  '<iframe src="http://evil.example/"></iframe>',
  '<svg onload="window.hacked = alert(3)"><path d="M0 0"/></svg>',
  '<a href="javascript:alert(4)">press</a>',
  '<style>@import url(http://evil.example/a.css);</style>',
  '"><form action="http://evil.example/"><input autofocus onfocus="alert(5)">',
  '&lt;script&gt;alert(6)&lt;/script&gt;',
  '<!--><img src=x onerror=alert(7)>-->',
]

function hostileLines(): string {
  return hostile
    .map(
      (markup, n) =>
        `<character>EVE ${markup}</character>\n<dialogue>I am harmless ${n} ${markup} after</dialogue>`,
    )
    .join('\n')
}
