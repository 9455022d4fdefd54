import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage } from './test/browser.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { playAsGuest, readLines, startQuickGame, waitForEnd, waitForLines } from './test/steps.ts'

describe.runIf(browserPath)('a server that is killed while a player reads', () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer()])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })

  it('has every line that was on the screen, and goes on to the end on the page that was left open', async () => {
    const page = await openPage(browser, server.url)
    await playAsGuest(page)
    await startQuickGame(page, 'Family Friendly')
    // Fast after the second restart, to save time.
    for (const [lines, pace] of [
      [5, '60'],
      [30, '2'],
    ] as const) {
      await waitForLines(page, lines)
      await server.kill()
      const shown = await readLines(page)
      await page.waitForTimeout(500)
      expect(await readLines(page)).toEqual(shown)
      await server.restart({ HOUSE_PACE: pace })
      const after = await waitForLines(page, shown.length + 1)
      expect(after.slice(0, shown.length)).toEqual(shown)
    }
    const whole = await waitForEnd(page)
    // server/test/killed.test.ts compares what is stored with an undisturbed text.
    await page.reload()
    expect(await waitForEnd(page)).toEqual(whole)
    expect(whole.filter(({ kind }) => kind === 'act')).toHaveLength(5)
    await page.context().close()
  })
})
