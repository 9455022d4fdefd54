import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { beginScript } from './test/shelf.ts'
import { playAsGuest, readLines, waitForLines } from './test/steps.ts'

describe.runIf(browserPath)('the shelf', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer()])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })
  afterEach(() => page.context().close())

  it('shows what is being written as it goes, and what is deleted elsewhere as gone', async () => {
    page = await openPage(browser, server.url)
    await playAsGuest(page)
    const { id } = await beginScript(page, 5)
    await page.goto('/scripts')
    await page.getByText('Being written').waitFor()
    const other = await page.context().newPage()
    await other.goto(`/scripts/${id}`)
    await waitForLines(other, 3)
    await other.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByText('Stopped', { exact: true }).waitFor()
    await other.getByRole('button', { name: 'Continue Script' }).click()
    await page.reload()
    await page.getByText('2 chapters').waitFor()
    await page.getByRole('button', { name: /^More … for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await other.getByText('This script is not there any more.').first().waitFor({ timeout: 30_000 })
    expect((await readLines(other)).length).toBeGreaterThan(2)
  })
})
