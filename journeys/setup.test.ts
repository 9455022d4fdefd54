import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { expectSoundInBoth, laptop, phone, television } from './test/expect-sound.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { button, playAsGuest } from './test/steps.ts'

const setups = [
  { title: 'Head-to-Head Setup', path: '/headtohead-setup', card: /^Twist Duel/, game: '/headtohead-game' },
  { title: 'Group Play Setup', path: '/groupplay-setup', card: /^Story Circle/, game: '/group-play-screen' },
]

describe.runIf(browserPath)('the setup of a game', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer()])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })
  afterEach(async () => {
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  async function enter(options: Parameters<typeof openPage>[2] = {}) {
    page = await openPage(browser, server.url, options)
    await playAsGuest(page)
  }

  const names = () => page.locator('main input').evaluateAll(readValues)

  describe.each(setups)('$title', ({ title, path, card, game }) => {
    it('is filled in by keyboard alone on a phone, and is as it was after Back and a reload', async () => {
      await enter({ viewport: phone })
      await page.getByRole('link', { name: card }).click()
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      while ((await focused()) !== 'players') await page.keyboard.press('Tab')
      await page.keyboard.type('3')
      await page.keyboard.press('Tab')
      await page.keyboard.type('R')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Ada')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await page.getByText('Name is required').count()).toBe(2)
      expect(await focused()).toBe('player2')
      for (const name of ['Ada', 'Dī 👩‍🚀']) {
        await page.keyboard.type(name)
        await page.keyboard.press('Enter')
      }
      await page.waitForURL((url) => url.pathname === game)
      await page.getByText('Ada').first().waitFor()
      await page.goBack()
      await button(page, 'Start Game').waitFor()
      expect(await names()).toEqual(['Ada', 'Ada', 'Dī 👩‍🚀'])
      await page.reload()
      await button(page, 'Start Game').waitFor()
      expect(await names()).toEqual(['Ada', 'Ada', 'Dī 👩‍🚀'])
      expect(await page.getByLabel('Script Rating').inputValue()).toBe('r-rated')
      await page.getByText('Plays as “Ada (2)”').waitFor()
    })

    it('starts one game by a double press, however long the game takes to come', async () => {
      await enter()
      await page.goto(path)
      await page.getByLabel('Player 1 Name').fill('Ada')
      await page.getByLabel('Player 2 Name').fill('Bo')
      await page.route('**/assets/*-screen-*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await route.continue()
      })
      const entries = await page.evaluate(() => history.length)
      await button(page, 'Start Game').dblclick()
      await page.getByText('Select one card from each category').waitFor()
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    })

    it('is sound in light and in dark', async () => {
      await enter()
      await page.goto(path)
      await page.getByLabel('Number of Players').selectOption('6')
      await page.getByLabel('Player 1 Name').fill('x'.repeat(40))
      await page.getByLabel('Player 2 Name').fill('x'.repeat(40))
      await button(page, 'Start Game').click()
      await expectSoundInBoth(page, title, [laptop, phone, television])
    })
  })

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
})

function readValues(fields: Element[]): string[] {
  return fields.map((field) => (field as HTMLInputElement).value)
}
