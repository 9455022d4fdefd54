import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { expectSound, laptop, phone } from './test/expect-sound.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest, type RatingLabel, readLines, startQuickGame, waitForEnd } from './test/steps.ts'

const light = { colorScheme: 'light' } as const
const dark = { colorScheme: 'dark' } as const

describe.skipIf(browserPath === '')('a shared script', () => {
  let browser: Browser
  let server: RunningServer
  let ada: Player

  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '5' })])
    ada = await openPage(browser, server.url, {
      ...light,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await playAsGuest(ada)
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  async function writeScript(rating: RatingLabel): Promise<void> {
    await ada.goto('/')
    await startQuickGame(ada, rating)
    await waitForEnd(ada)
    const answer = await ada.request.get('/api/scripts')
    const { scripts } = (await answer.json()) as { scripts: { id: string }[] }
    await ada.goto(`/scripts/${scripts[0]?.id}`)
    await waitForEnd(ada)
  }

  async function openShare(): Promise<void> {
    await button(ada, 'Share').click()
    await ada.getByRole('dialog', { name: 'Share Script' }).waitFor()
  }

  async function makeLink(): Promise<string> {
    await openShare()
    await button(ada, 'Make a Link').click()
    const link = await ada.getByLabel('Link', { exact: true }).inputValue()
    expect(link).toMatch(/\/s\/[\w-]{22}$/)
    return link
  }

  const visit = async (link: string, options: Parameters<typeof openPage>[2]) => {
    const visitor = await openPage(browser, server.url, options)
    const answer = await visitor.goto(link)
    return { visitor, answer }
  }
  const leave = async (visitor: Player, expected: readonly RegExp[] = []) => {
    expect(visitor.complaints.filter((one) => !expected.some((known) => known.test(one)))).toEqual([])
    expect(await visitor.context().cookies()).toEqual([])
    await visitor.context().close()
  }
  const textsOf = (page: Page, selector: string) => page.locator(selector).allTextContents()

  it('is read by a stranger, who sees it and nothing else, until the link is taken back', async () => {
    await writeScript('Family Friendly')
    const lines = await readLines(ada)
    await openShare()
    await ada.context().setOffline(true)
    await button(ada, 'Make a Link').click()
    await ada.getByText('Network error. Please check your internet connection.').waitFor()
    await ada.context().setOffline(false)
    await button(ada, 'Try again').click()
    await button(ada, 'Take the Link Back').click()
    await button(ada, 'Take It Back').click()
    await expectSound(ada, 'the dialog before there is a link', [phone])
    await button(ada, 'Make a Link').click()
    await button(ada, 'Copy').click()
    await ada.getByText('Copied.').waitFor()
    const link = await ada.evaluate(() => navigator.clipboard.readText())
    await expectSound(ada, 'the dialog with the link')

    for (const [options, sizes] of [
      [light, [laptop, phone]],
      [dark, [phone]],
    ] as const) {
      const { visitor, answer } = await visit(link, options)
      expect(answer?.headers()['x-robots-tag']).toBe('noindex')
      expect(answer?.headers()['set-cookie']).toBeUndefined()
      const shown = await textsOf(visitor, '.page .line')
      expect(shown).toEqual(lines.slice(-shown.length).map(({ text }) => text))
      expect(shown.length).toBeGreaterThanOrEqual(lines.length - 1) // its title is the heading
      expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toBeTruthy()
      expect(await visitor.getByRole('navigation').count()).toBe(0)
      expect((await visitor.request.get('/api/scripts')).status()).toBe(401)
      expect(await visitor.locator('script').count()).toBe(0)
      expect(await visitor.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree')
      await expectSound(visitor, `a shared page, ${options.colorScheme}`, [...sizes])
      await leave(visitor)
    }

    const { visitor } = await visit(link, light)
    await visitor.getByRole('link', { name: 'Read it aloud' }).click()
    await visitor.waitForURL(`${link}/read`)
    await button(visitor, 'Laugh').click()
    await expectSound(visitor, 'the stage of a stranger', [phone])
    await visitor.keyboard.press('End')
    await visitor.keyboard.press('ArrowRight')
    await visitor.getByRole('heading', { name: 'The End' }).waitFor()
    await expectSound(visitor, 'the end for a stranger', [phone])
    expect(await visitor.context().cookies()).toEqual([])
    await visitor.getByRole('link', { name: 'Back to the script' }).click()
    await visitor.waitForURL(link)
    expect(visitor.complaints).toEqual([])
    await visitor.getByRole('link', { name: /^Make your own at localhost/ }).click()
    await visitor.waitForURL(/\/auth/)
    await visitor.context().close()

    await button(ada, 'Take the Link Back').click()
    await expectSound(ada, 'the dialog that asks once more', [phone])
    await button(ada, 'Take It Back').click()
    await button(ada, 'Make a Link').waitFor()
    for (const options of [light, dark]) {
      const late = await visit(link, { ...options, viewport: phone })
      expect(late.answer?.status()).toBe(404)
      expect(late.answer?.headers()['x-robots-tag']).toBe('noindex')
      await late.visitor.getByRole('heading', { name: 'Off the Air' }).waitFor()
      await expectSound(late.visitor, 'a link that was taken back', [phone])
      await leave(late.visitor, [/404/])
    }
    expect(ada.complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })

  it('tells first that it is R-rated', async () => {
    await writeScript('R-Rated')
    const line = (await readLines(ada)).find(({ kind }) => kind === 'dialogue')?.text ?? ''
    const { visitor } = await visit(await makeLink(), dark)
    await visitor.getByRole('heading', { name: 'R-Rated' }).waitFor()
    expect(await visitor.content()).not.toContain(line)
    await expectSound(visitor, 'a page before an R-rated script', [phone])
    await visitor.getByRole('link', { name: 'Show the script' }).click()
    await visitor.getByText(line, { exact: true }).first().waitFor()
    const address = visitor.url()
    await visitor.reload()
    await visitor.getByText(line, { exact: true }).first().waitFor()
    await visitor.getByRole('link', { name: 'Read it aloud' }).click()
    await button(visitor, 'Close').click()
    await visitor.waitForURL(address)
    // Opening this address directly warns as well.
    await visitor.goto('about:blank')
    await visitor.goto(address)
    await visitor.getByRole('heading', { name: 'R-Rated' }).waitFor()
    await leave(visitor)
  })
})
