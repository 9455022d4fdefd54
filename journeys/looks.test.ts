import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, withMotion } from './test/browser.ts'
import { expectSound, laptop, phone } from './test/expect-sound.ts'
import { freePort, type RunningServer, startPreparedServer } from './test/server.ts'
import {
  button,
  openDialog,
  playAsGuest,
  startQuickGame,
  until,
  waitForEnd,
  waitForLines,
} from './test/steps.ts'

describe.runIf(browserPath)('every screen', { concurrent: true }, () => {
  let house: RunningServer
  /** Its AI service is away: a quick game fails and offers the house writer. */
  let lame: RunningServer
  let browser: Browser
  beforeAll(async () => {
    const unused = `http://127.0.0.1:${await freePort()}/v1`
    ;[browser, house, lame] = await Promise.all([
      openBrowser(),
      startPreparedServer({ HOUSE_PACE: '20' }),
      startPreparedServer({ OPENAI_BASE_URL: unused, HOUSE_PACE: '20' }),
    ])
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([house.remove(), lame.remove()])
  })

  it.each(['light', 'dark'] as const)(
    'is sound in %s, on a phone and on a laptop',
    { timeout: 240_000 },
    async (colorScheme) => {
      const page = await openPage(browser, lame.url, { colorScheme })
      await page.goto('/auth')
      await button(page, 'Sign In with Email').and(page.locator(':enabled')).waitFor()
      await expectSound(page, 'sign in')
      await button(page, 'New to Twisted Yarn? Sign Up').click()
      await page.getByLabel('Email').fill('nobody')
      await button(page, 'Sign Up with Email').click()
      await page.getByText('Password is required').waitFor()
      await page.getByLabel('Password', { exact: true }).fill('opensesame')
      await button(page, 'Sign Up with Email').click()
      await page.getByRole('alert').waitFor()
      await expectSound(page, 'sign up with a toast', [phone])
      await button(page, 'Sign Up with Email').click()
      await page.getByRole('alert').waitFor()
      await expectSound(page, 'sign up with a toast', [laptop])

      await playAsGuest(page)
      await expectSound(page, 'home')
      const [other, paper] =
        colorScheme === 'light' ? ['Dark', 'rgb(23, 13, 41)'] : ['Light', 'rgb(255, 246, 230)']
      await page.getByRole('radio', { name: other }).check()
      await page.reload({ waitUntil: 'commit' })
      await page.locator('main').waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper)
      await button(page, 'Account').click()
      await page.getByRole('menuitemradio', { name: 'As the device' }).click()
      await openDialog(page)
      await expectSound(page, 'home with its dialog')
      await button(page, 'Close').click()
      await button(page, 'Account').click()
      await expectSound(page, 'home with the account menu')
      await page.keyboard.press('Escape')
      await page.setViewportSize(phone)
      await button(page, 'Menu').click()
      await expectSound(page, 'home with the menu of a phone', [phone])
      await button(page, 'Quick Game').click()
      await page.getByRole('dialog', { name: 'Choose Content Rating' }).waitFor()
      await expectSound(page, 'the dialog of the navigation bar')

      await button(page, 'R-Rated').click()
      await button(page, 'Let the house writer finish').waitFor()
      await expectSound(page, 'a game that failed')
      await button(page, 'Let the house writer finish').click()
      await waitForLines(page, 5)
      await expectSound(page, 'a game that is being written', [phone])
      await waitForEnd(page)
      await expectSound(page, 'a game that is written')
      // The browser logs every refused sign-in.
      expect(page.complaints.filter((complaint) => !complaint.includes('status of 422'))).toEqual([])
      await page.context().close()
    },
  )

  it.each([phone, laptop])('keeps still while a script grows on it, %j', async (viewport) => {
    const page = await openPage(browser, house.url, { viewport, ...withMotion })
    await page.addInitScript(() => {
      const moved = { shifts: [] as number[] }
      Object.assign(window, moved)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) moved.shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await playAsGuest(page)
    await startQuickGame(page, 'Family Friendly')
    if (viewport === phone)
      await until(async () => expect(await countWholeLines(page)).toBeGreaterThanOrEqual(5))
    await waitForEnd(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
    if (viewport === phone) {
      expect(await countWholeLines(page)).toBeGreaterThanOrEqual(5)
      expect((await page.getByRole('list', { name: 'Chosen cards' }).boundingBox())?.height).toBeLessThan(100)
    }
    expect(page.complaints).toEqual([])
    await page.context().close()
  })
})

/** What is said or done, below what remains of the navigation and above the buttons. */
function countWholeLines(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const fold = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? 0
    const lines = [...document.querySelectorAll('[class*="_dialogue_"], [class*="_action_"]')]
    const boxes = lines.map((line) => line.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top >= Math.max(0, bar) && bottom <= fold).length
  })
}
