import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player, withMotion } from './test/browser.ts'
import { expectSoundInBoth, laptop, phone, television } from './test/expect-sound.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest, until } from './test/steps.ts'

const sizes = [laptop, phone, television]

describe.runIf(browserPath)('about and contact', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([
      openBrowser(),
      startPreparedServer({
        CONTACT_NAME: 'Ada <b>Yarn</b>',
        CONTACT_PHONE: '+44 20 7946 0000',
        CONTACT_EMAIL: 'ada@example.org',
        CONTACT_FUN_FACT: 'Knits maps.',
      }),
    ])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  async function enter(options: Parameters<typeof openPage>[2] = {}) {
    page = await openPage(browser, server.url, options)
    await playAsGuest(page)
  }
  afterEach(async () => {
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  describe('with motion', () => {
    beforeEach(() => enter({ viewport: phone, ...withMotion }))

    it('is chatted through by keyboard alone, and what counts is always in view', async () => {
      await page.clock.install()
      await page.goto('/contact')
      await choiceShown('yes')
      while ((await focused(page)) !== 'yes') await page.keyboard.press('Tab')
      await answer(0, 'Email')
      await answer(2, 'JavaScript')
      await answer(1, 'Discuss a project')
      await answer(1, 'Reveal the info')
      await page.getByText('yes → Carrier Pigeon → Python → Schedule a call').waitFor()
      await answer(0, 'Start Over')
      const facts = page.getByRole('region', { name: 'Contact card' })
      await facts.getByText('Fun fact').waitFor()
      expect((await facts.innerText()).split(/\n+/).filter(Boolean).join(' | ')).toBe(
        'Name | Ada <b>Yarn</b> | Phone | +44 20 7946 0000 | Email | ada@example.org | Fun fact | Knits maps.',
      )
      await answer(0, 'yes')
    })

    async function answer(tabs: number, next: string) {
      for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await choiceShown(next)
      await expect.poll(() => focused(page)).toBe(next)
      await expect.poll(() => button(page, next).evaluate(isInView)).toBe(true)
    }

    async function choiceShown(choice: string) {
      await until(async () => {
        await page.clock.runFor(1000)
        expect(await button(page, choice).isVisible()).toBe(true)
      })
    }
  })

  describe('without', () => {
    beforeEach(() => enter())

    it('finds the chat as it was after a reload, and after Back', async () => {
      await page.goto('/contact')
      for (const label of ['yes', 'Phone', 'Mystery']) await button(page, label).click()
      await page.reload()
      await button(page, 'Share some memes').click()
      await page.getByText('yes → Phone → Mystery → Share some memes').waitFor()
      await page.getByRole('link', { name: 'About' }).click()
      await page.getByRole('heading', { name: 'About Twisted Yarn' }).waitFor()
      await page.goBack()
      await page.getByText('yes → Phone → Mystery → Share some memes').waitFor()
    })

    it('goes back with "not today", and home when there is no history', async () => {
      await page.goto('/about')
      await page.goto('/contact')
      for (const label of ['yes', 'Email', 'C++', 'Share some memes', 'Start Over'])
        await button(page, label).click()
      await button(page, 'not today').click()
      await page.waitForURL('**/about')
      const fresh = await page.context().newPage()
      await fresh.goto('/contact')
      await button(fresh, 'not today').click()
      await fresh.waitForURL(`${server.url}/`)
    })

    it('says that the card could not be fetched, and fetches it again', async () => {
      await page.goto('/contact')
      for (const label of ['yes', 'Email', 'C++', 'Share some memes']) await button(page, label).click()
      const code = { type: 'about:blank', title: 'x', status: 503, code: 'unavailable', detail: 'Busy.' }
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: code }))
      await button(page, 'Reveal the info').click()
      await page.getByText('The contact card could not be fetched. Busy.').waitFor()
      await page.unroute('**/api/contact')
      await button(page, 'Try again').click()
      await page.getByText('Knits maps.').waitFor()
      // The browser logs the refusal.
      page.complaints.splice(0)
    })
  })

  it('is sound in light and in dark', async () => {
    await enter()
    await page.goto('/about')
    await page.getByRole('heading', { name: 'About Twisted Yarn' }).waitFor()
    await expectSoundInBoth(page, 'about', sizes)
    await page.goto('/contact')
    await button(page, 'yes').waitFor()
    await expectSoundInBoth(page, 'the first step', sizes)
    for (const label of ['yes', 'Carrier Pigeon', 'JavaScript', 'Discuss a project', 'Reveal the info'])
      await button(page, label).click()
    await page.getByText('Knits maps.').waitFor()
    await expectSoundInBoth(page, 'the card', sizes)
  })
})

function focused(page: Player): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
