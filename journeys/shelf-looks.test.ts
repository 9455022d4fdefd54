import { type Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser, openPage, type Player } from './test/browser.ts'
import { expectSoundInBoth, laptop, phone, television } from './test/expect-sound.ts'
import { chooseEntry } from './test/keyboard.ts'
import { type RunningServer, startPreparedServer } from './test/server.ts'
import { rename, writeScript } from './test/shelf.ts'
import { playAsGuest, until, waitForEnd } from './test/steps.ts'

describe.runIf(browserPath)('the shelf and the page of a script', () => {
  let server: RunningServer
  let browser: Browser
  let page: Player
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startPreparedServer({ HOUSE_PACE: '3' })])
  })
  afterAll(async () => {
    await Promise.all([browser.close(), server.remove()])
  })
  afterEach(async () => {
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('are sound in light and in dark', async () => {
    page = await openPage(browser, server.url)
    await playAsGuest(page)
    await page.goto('/scripts')
    await page.getByText('Nothing on the shelf yet').waitFor()
    await expectSoundInBoth(page, 'an empty shelf', [phone])
    const players = ['Ada', 'x'.repeat(40)]
    const { id } = await writeScript(page, 7, { mode: 'group', rating: 'r-rated', players })
    await page.request.post(`/api/scripts/${id}/versions`, { data: { from: 0 } })
    await rename(page, id, 'x'.repeat(120))
    await page.goto(`/scripts/${id}`)
    await waitForEnd(page)
    await expectSoundInBoth(page, 'the page of a script', [laptop, phone, television])
    const other = await writeScript(page, 8)
    await page.goto('/scripts')
    await page.getByText('Version 1 of 2').waitFor()
    await until(async () => expect(await page.getByText('Being written').count()).toBe(0))
    // By key: a focused offer stays.
    await chooseEntry(page, `More … for ${other.title}`, 'Delete')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expectSoundInBoth(page, 'the shelf with an undo', [laptop, phone, television])
    expect(await page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: /^More/ }).last().press('Enter')
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
    await expectSoundInBoth(page, 'renaming', [phone])
  })
})
