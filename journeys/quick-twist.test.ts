import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, withMotion } from './test/browser.ts'
import { type RunningServer, startPreparedServer, startServer } from './test/server.ts'
import {
  button,
  openDialog,
  playAsGuest,
  type RatingLabel,
  readCast,
  scriptRegion,
  textsOf,
  until,
  waitForEnd,
  waitForLines,
} from './test/steps.ts'

const fiveActs = ['One', 'Two', 'Three', 'Four', 'Five'].map((n) =>
  expect.stringMatching(new RegExp(`^Act ${n}: \\w`)),
)

describe.runIf(browserPath)('a whole quick game, with nothing but a browser', { concurrent: true }, () => {
  let server: RunningServer
  let slowServer: RunningServer
  let browser: Browser
  beforeAll(async () => {
    // By itself: it makes its own database, as a newcomer's does, which takes seconds.
    server = await startServer({ HOUSE_PACE: '10' })
    ;[browser, slowServer] = await Promise.all([
      openBrowser(),
      // Slow enough to be stopped by keyboard, however busy the machine is.
      startPreparedServer({ HOUSE_PACE: '2000' }),
    ])
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([server.remove(), slowServer.remove()])
  })

  it.each<RatingLabel>(['Family Friendly', 'R-Rated'])('%s, to the last act and beyond', async (rating) => {
    const page = await openPage(browser, server.url, withMotion)
    await playAsGuest(page)
    await openDialog(page)
    expect(await page.getByRole('dialog').innerText()).toMatch(
      /^Choose Game Mode\s+Select the content rating for your Quick Game:\s+Family Friendly\s+R-Rated\s+Everyone on their own phone\s+Opens a room that others join\.$/,
    )
    await button(page, rating).click()
    await page.waitForURL('**/quickgame?script=*')
    await expectThreeCards(page)
    await waitForLines(page, 1)
    const first = await waitForEnd(page)

    expect(textsOf(first, 'act')).toEqual(fiveActs)
    expect(await page.getByText(/^Mode: /).textContent()).toBe(`Mode: ${rating}`)
    const shown = await scriptRegion(page).innerText()
    expect(shown).toContain('Written by the house writer')
    expect(shown).not.toMatch(/[<>]/)
    await expectClosedCast(page, textsOf(first, 'character'))

    await button(page, 'Continue Script').dblclick()
    await page.getByRole('heading', { name: 'The story goes on' }).waitFor()
    const both = await waitForEnd(page)
    expect(both.slice(0, first.length)).toEqual(first)
    expect(textsOf(both.slice(first.length), 'act')).toHaveLength(4)
    expect(await scriptRegion(page).innerText()).not.toMatch(/[<>]/)
    await expectClosedCast(page, textsOf(both, 'character'))

    await button(page, 'Finish').click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('by keyboard alone', async () => {
    const page = await openPage(browser, slowServer.url, withMotion)
    await page.goto('/auth')
    await button(page, 'Play as a guest').and(page.locator(':enabled')).waitFor()
    await tabTo(page, 'Play as a guest')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    await tabTo(page, /^Quick Twist/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Choose Game Mode' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await focused(page)).toMatch(/^Quick Twist/)
    await page.keyboard.press('Enter')
    await tabTo(page, 'R-Rated')
    await page.keyboard.press('Enter')
    await waitForLines(page, 3)
    await tabTo(page, 'Stop')
    await page.keyboard.press('Space')
    await page.getByText('Stopped.', { exact: true }).waitFor()
    expect(await focused(page)).toBe('Continue Script')
    await tabTo(page, 'Account')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Sign Out')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('Guest')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Account')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Leave Your Scripts?' }).waitFor()
    expect(await focused(page)).toBe('Keep My Scripts')
    await tabTo(page, 'Sign Out')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/auth')
    expect(page.complaints).toEqual([])
    await page.context().close()
  })
})

async function expectThreeCards(page: Page): Promise<void> {
  const pictures = page.getByRole('list', { name: 'Chosen cards' }).locator('img')
  await until(async () => {
    const widths = await pictures.evaluateAll((all) =>
      all.map((one) => (one as HTMLImageElement).naturalWidth),
    )
    expect(widths.filter((width) => width > 0)).toHaveLength(3)
  })
  const cards = await page.getByRole('list', { name: 'Chosen cards' }).innerText()
  for (const category of ['Character', 'Program', 'Setting']) expect(cards).toContain(category)
  expect(cards).not.toContain('No card selected')
}

async function expectClosedCast(page: Page, cues: readonly string[]): Promise<void> {
  const cast = await readCast(page)
  expect(cast.length).toBeGreaterThanOrEqual(3)
  expect(new Set(cues)).toEqual(new Set(cast))
}

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (typeof name === 'string' ? at === name : name.test(at)) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  })
}
